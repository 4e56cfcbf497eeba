/** Ways to pay, the shortest list first: what one has comes before what has to be changed. */

import type { Line } from "../../../choosing/choose";
import { laidOut, type Counts } from "../pieces";

export interface Way {
  line: Line;
  pieces: string[];
  changed: number;
}

/** How many pieces of a payment are changed from silver on the way. */
export const changedFor = (paid: Counts, own: Counts): number =>
  Object.entries(paid).reduce((all, [piece, count]) => all + Math.max(0, count - (own[piece] ?? 0)), 0);

/** Fewest changes first; then few pieces, or many where each is paid for. */
export function sortedWays(lines: Line[], own: Counts, many: boolean): Way[] {
  const ways = lines.map((line) => ({
    line,
    pieces: laidOut(paidIn(line)),
    changed: changedFor(paidIn(line), own),
  }));
  const order = many ? -1 : 1;
  return ways.sort(
    (one, other) => one.changed - other.changed || order * (one.pieces.length - other.pieces.length),
  );
}

/** The pieces of a payment: each of its words counts those of its kind. */
export const paidIn = ({ words }: Line): Counts =>
  Object.fromEntries(
    Object.entries(words)
      .map(([kind, count]): [string, number] => [kind === "talers" ? "taler" : kind, Number(count)])
      .filter(([, count]) => count > 0),
  );

/** What goes to market or palace at the end; the best way is listed first. */
export const turnsIn = (line: Line | undefined): boolean =>
  line?.move === "turn-in" || line?.move === "change-talers";
/** Nothing goes there. */
export const keepsAll = (line: Line): boolean =>
  turnsIn(line) && Object.values(line.words).every((count) => count === "0");

export const counted = (words: string[]): Counts =>
  words.reduce<Counts>((all, word) => ({ ...all, [word]: (all[word] ?? 0) + 1 }), {});
export const piecesOf = (line: Line): string[] => (line.move === "fill" ? line.last : laidOut(paidIn(line)));
