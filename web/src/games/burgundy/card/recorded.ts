/** A duchy of a game that was really played, kept as which tile was laid where, in order. */

export function laidAfter(steps: string[], count: number): Record<string, string> {
  return Object.fromEntries(
    steps.slice(0, count).map((step) => step.split(" ").reverse() as [string, string]),
  );
}
