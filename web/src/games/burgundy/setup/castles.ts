/** The spaces for the starting castle, as they are drawn: what the house says of each, and where in the duchy it lies. */

import { groundOf } from "../duchy/ground";
import type { BurgundyView, Layout } from "../pieces";

type Told = BurgundyView["castles"][string][string];
export interface Castle extends Omit<Told, "neighbours"> {
  space: string;
  place: string; // where in the duchy, as `place-nw`; no other castle lies there
  neighbours: { colour: string; number: number; space: string }[];
}

export function castlesAt(layout: Layout, spaces: [space: string, told: Told][]): Castle[] {
  const places = placesOf(
    layout,
    spaces.map(([space]) => space),
  );
  return spaces.map(([space, told]) => ({
    ...told,
    space,
    place: `place-${places.get(space) ?? "middle"}`,
    neighbours: told.neighbours.map((other) => ({
      colour: layout.colours[Number(other) - 1] ?? "",
      number: layout.numbers[Number(other) - 1] ?? 0,
      space: other,
    })),
  }));
}

const PARTS = [
  ["nw", "n", "ne"],
  ["w", "middle", "e"],
  ["sw", "s", "se"],
];

/** A part of the duchy for each of them, and for each another: whichever lies nearest to a part is named for it. */
function placesOf(layout: Layout, spaces: string[]): Map<string, string> {
  const ground = groundOf(layout);
  const near = spaces.flatMap((space) => {
    const { x, y } = ground.centreOf(space);
    return PARTS.flatMap((row, down) =>
      row.map((part, across) => ({
        space,
        part,
        far: Math.hypot(x / ground.width - (across + 0.5) / 3, y / ground.height - (down + 0.5) / 3),
      })),
    );
  });
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { space, part } of near.sort((one, other) => one.far - other.far)) {
    if (found.has(space) || taken.has(part)) continue;
    found.set(space, part);
    taken.add(part);
  }
  return found;
}
