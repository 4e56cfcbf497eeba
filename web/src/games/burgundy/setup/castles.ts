/** A space for the starting castle, as it is drawn: what the house says of it, and where in the duchy it lies. */

import { groundOf } from "../duchy/ground";
import type { BurgundyView, Layout } from "../pieces";

type Told = BurgundyView["castles"][string][string];
export interface Castle extends Omit<Told, "neighbours"> {
  space: string;
  place: string; // where in the duchy, as `place-nw`
  neighbours: { colour: string; number: number; space: string }[];
}

export function castleAt(layout: Layout, space: string, told: Told): Castle {
  const ground = groundOf(layout);
  const { x, y } = ground.centreOf(space);
  const neighbours = told.neighbours.map((other) => ({
    colour: layout.colours[Number(other) - 1] ?? "",
    number: layout.numbers[Number(other) - 1] ?? 0,
    space: other,
  }));
  return { ...told, space, place: placeOf(x / ground.width, y / ground.height), neighbours };
}

/** The part of the duchy, by how far across and down. */
function placeOf(across: number, down: number): string {
  const upright = down < 0.4 ? "n" : down > 0.6 ? "s" : "";
  const level = across < 0.42 ? "w" : across > 0.58 ? "e" : "";
  return `place-${upright + level || "middle"}`;
}
