/** A duchy as it is printed, for those that lie on no table yet. */

import { groundOf, WIDE } from "./ground";
import type { Layout } from "../pieces";
import { theBox, type PrintedDuchy } from "../box";

export function layoutFrom(edition: string, number: string): Layout | null {
  const found = theBox().duchies.duchy.find((one) => one.edition === edition && one.number === number);
  return found ? readUsual(found) : null;
}

export const duchiesOf = (edition: string): string[] =>
  theBox()
    .duchies.duchy.filter((one) => one.edition === edition)
    .map((one) => one.number);

export function readUsual(found: PrintedDuchy): Layout {
  const { letters, numbers } = theBox().duchies;
  const colours = [...found.rows.join("")].flatMap((letter) => letters[letter] ?? []);
  const posts = found.posts?.map((post) => post.map(String));
  return {
    colours,
    numbers: [...numbers.join("")].map(Number),
    areas: areasOf(colours),
    confidence: found.layout,
    ...(posts ? { posts } : {}),
  };
}

/** Spaces of one colour that touch, drawn as one area. */
function areasOf(colours: string[]): string[][] {
  const { spaces, centreOf } = groundOf();
  const touch = (one: string, other: string) => {
    const [from, to] = [centreOf(one), centreOf(other)];
    return (
      Math.hypot(from.x - to.x, from.y - to.y) < WIDE * 1.1 &&
      colours[Number(one) - 1] === colours[Number(other) - 1]
    );
  };
  const left = new Set(spaces);
  const areas: string[][] = [];
  for (const space of spaces) {
    if (!left.delete(space)) continue;
    const area = [space];
    for (const one of area)
      for (const other of [...left]) if (touch(one, other) && left.delete(other)) area.push(other);
    areas.push(area);
  }
  return areas;
}
