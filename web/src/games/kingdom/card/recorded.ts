/** A game that was really played, kept as where settlements were put, and for a moved one where it stood before. */

export interface Recorded {
  map: string[];
  locations: Record<string, string>;
  steps: string[]; // seat, hex, and the hex it was moved from
}

/** Where the settlements stand after so many steps, by seat. */
export function settledAfter(steps: string[], count: number): string[][] {
  const settled: string[][] = [[], [], [], []];
  for (const step of steps.slice(0, count)) {
    const [seat, hex = "", origin] = step.split(" ");
    const own = settled[Number(seat)] ?? [];
    settled[Number(seat)] = [...own.filter((one) => one !== origin), hex];
  }
  return settled;
}

export const lastHex = (steps: string[], count: number): string | undefined =>
  steps[count - 1]?.split(" ")[1];
