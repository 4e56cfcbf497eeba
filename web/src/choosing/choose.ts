/** Lines and the spots they go through, by the table that the house publishes. No rule lives here. */

import type { MoveInfo, MoveName, WordKind } from "../net/messages";

export type Moves = Record<string, MoveInfo>;
/** A spot that a line goes through. */
export interface Passed {
  spot: string;
  tool: boolean; // picked up first; the others are clicked
  step: string; // what stands for the same in another line can take its place
}
export interface Line {
  text: string;
  move: MoveName | ""; // none that the house knows
  words: Partial<Record<WordKind, string>>;
  last: string[]; // the words of its last field, which may have several
  path: Passed[];
  how: MoveInfo | undefined;
}

/** `use farm 3.4` as its move, its words by kind and the spots it goes through. */
export function readLine(text: string, moves: Moves): Line {
  const [move = "", ...rest] = text.split(" ");
  const how = moves[move];
  const words: Line["words"] = {};
  how?.fields.forEach(({ kind }, place) => (words[kind] = rest[place] ?? ""));
  const path = how ? pathOf(move, how, rest) : [];
  const last = rest.slice(Math.max(0, (how?.fields.length ?? 0) - 1));
  return { text, move: isMove(move, moves) ? move : "", words, last, path, how };
}

const isMove = (word: string, moves: Moves): word is MoveName => word in moves;

/** The steps of a move filled in; a field of several words, always the last, makes as many spots. */
function pathOf(move: string, { fields, steps }: MoveInfo, rest: string[]): Passed[] {
  const several = rest.length > fields.length;
  const wordAt = (name: string, more: number): string => {
    const place = fields.findIndex((field) => field.name === name);
    return rest[place === fields.length - 1 ? place + more : place] ?? "";
  };
  const filled = (spot: string, more: number) =>
    spot.replace(/\{(\w+)\}/g, (_, name: string) => wordAt(name, more));
  return steps.flatMap(({ spot, tool, at }, place) => {
    const count = several ? rest.length - fields.length + 1 : 1;
    return Array.from({ length: count }, (_, more) => filled(spot, more)).flatMap((spelt) => {
      const meant = at[spelt] ?? spelt;
      return meant ? [{ spot: meant, tool, step: several ? "" : `${move} ${place}` }] : [];
    });
  });
}

// -- pieces that are one spot are told apart where they are drawn: `die 3`, `die 3 #2`

/** How a game spells its spots; only kinds that it has. */
export const spelling =
  <Kind extends string>() =>
  (kind: Kind, ...words: (string | number)[]): string =>
    [kind, ...words].join(" ");
export const spotAt = (id: string): string => id.split(" #")[0] ?? id;
export const kindOf = (id: string): string => id.split(" ")[0] ?? id;
export const wordsAt = (id: string): string[] => spotAt(id).split(" ").slice(1);

/** Of each of these spots where it is drawn. */
export function drawnAs(spots: string[]): string[] {
  const seen: Record<string, number> = {};
  return spots.map((spot) => {
    const number = (seen[spot] = (seen[spot] ?? 0) + 1);
    return number > 1 ? `${spot} #${number}` : spot;
  });
}

// -- narrowing

const passes = (line: Line, spot: string): boolean => line.path.some((one) => one.spot === spot);
const isTarget = (line: Line, spot: string): boolean =>
  line.path.some((one) => one.spot === spot && !one.tool);

export const through = (lines: Line[], spots: string[]): Line[] =>
  spots.reduce((left, spot) => left.filter((line) => passes(line, spot)), lines);

/** Whether a click on a spot chooses with what, not what; what is possible beside does not decide that. */
export function isTool(spot: string, lines: Line[]): boolean {
  const all = through(lines, [spot]);
  const asked = all.filter((line) => !line.how?.beside);
  const said = asked.length ? asked : all;
  return said.length > 0 && !said.some((line) => isTarget(line, spot));
}

/** Lines that a click can lead to: what is possible beside waits for its tool, where that can be picked up. */
export const clickable = (left: Line[], held: string[], lines: Line[]): Line[] =>
  left.filter(
    ({ how, path }) =>
      !how?.beside || path.every(({ spot, tool }) => !tool || held.includes(spot) || !isTool(spot, lines)),
  );

/** The lines by what is clicked in them. */
export function bySpot(lines: Line[]): Map<string, Line[]> {
  const sorted = new Map<string, Line[]>();
  for (const line of lines)
    for (const { spot, tool } of line.path) if (!tool) sorted.set(spot, [...(sorted.get(spot) ?? []), line]);
  return sorted;
}

/** What can be picked up: what goes with what is held already, or takes its place. */
export function toolsFor(held: string[], left: Line[], lines: Line[]): string[] {
  const steps = left.flatMap(({ path }) =>
    path.flatMap(({ spot, step }) => (held.includes(spot) && step ? step : [])),
  );
  const fitting = new Set(left);
  const tools = lines.flatMap((line) =>
    line.path.filter(({ tool, step }) => tool && (fitting.has(line) || steps.includes(step))),
  );
  return [...new Set(tools.map(({ spot }) => spot))].filter((spot) => isTool(spot, lines));
}

/** What is held once this is picked up too: beside the rest, in the place of its like, or alone. */
export function pickedUp(held: string[], spot: string, lines: Line[]): string[] {
  const others = held.filter((one) => one !== spot);
  const likes = through(lines, [spot]).flatMap(({ path }) =>
    path.flatMap((one) => (one.spot === spot ? one.step : [])),
  );
  const unlike = others.filter(
    (other) => !lines.some(({ path }) => path.some((one) => one.spot === other && likes.includes(one.step))),
  );
  return (
    [
      [...others, spot],
      [...unlike, spot],
    ].find((both) => through(lines, both).length) ?? [spot]
  );
}

/** The line that is told by what is held alone, such as two cards. */
export function completed(held: string[], lines: Line[]): Line | null {
  const [line, ...more] = through(lines, held);
  return line && !more.length && line.path.every(({ spot }) => held.includes(spot)) ? line : null;
}

// -- lines that no spot stands for

/** The end of a turn, where it is possible. */
export const endOf = (lines: Line[]): Line | null => lines.find((line) => line.how?.ends) ?? null;

/** Lines that need no target on the board, such as the end of a turn. */
export const withoutWords = (lines: Line[]): Line[] =>
  lines.filter((line) => Object.keys(line.words).length === 0);
