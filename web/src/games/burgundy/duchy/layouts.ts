/** A duchy as it is printed, for those that lie on no table yet. */

import type { Layout } from "../pieces";
import { theBox, thePieces, type PrintedDuchy } from "../box";

/** Which of its spaces are one area, the table's box says, or whoever has no such box. */
export function layoutFrom(edition: string, number: string, areas?: string): Layout | null {
  const found = thePieces().duchies.duchy.find((one) => one.edition === edition && one.number === number);
  return found ? readUsual(found, areas) : null;
}

export const duchiesOf = (edition: string): string[] =>
  thePieces()
    .duchies.duchy.filter((one) => one.edition === edition)
    .map((one) => one.number);

const printedAreas = ({ edition, number }: PrintedDuchy): string => theBox().areas[edition]?.[number] ?? "";

export function readUsual(found: PrintedDuchy, areas = printedAreas(found)): Layout {
  const { letters, numbers } = thePieces().duchies;
  const colours = [...found.rows.join("")].flatMap((letter) => letters[letter] ?? []);
  const posts = found.posts?.map((post) => post.map(String));
  return {
    colours,
    numbers: [...numbers.join("")].map(Number),
    areas: areasIn(areas),
    confidence: found.layout,
    ...(posts ? { posts } : {}),
  };
}

/** The spaces that bear the same letter. */
function areasIn(letters: string): string[][] {
  const areas: Record<string, string[]> = {};
  [...letters].forEach((letter, place) => (areas[letter] ??= []).push(String(place + 1)));
  return Object.values(areas);
}
