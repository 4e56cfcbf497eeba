/** Duchies that the base game has not, as they are printed: those of modules and of modes. */

import type { Boxes } from "../../../net/messages";
import { box as askBox } from "../../../net/server";
import { readUsual } from "../duchy/layouts";
import type { Layout } from "../pieces";
import { thePieces } from "../box";

type PrintedMap = Boxes["burgundy"]["modes"]["duchy"][number];

const asked = askBox("burgundy", "board", "duchies", "scoring", "tiles", "faces", "areas", "catalogue");

/** The duchies by their numbers that some modules or a mode bring. */
export async function layoutsOf(parts: string[]): Promise<Record<string, Layout>> {
  const { modules, modes } = await asked;
  const usual = modules.duchy.filter(({ module }) => parts.includes(module));
  const others = modes.duchy.filter(({ mode }) => parts.includes(mode));
  return Object.fromEntries([
    ...usual.map((one) => [one.number, readUsual(one)]),
    ...others.map((one) => [one.number, readMap(one)]),
  ]);
}

/** A duchy of any shape. */
function readMap({ layout, rivers, colours, numbers }: PrintedMap): Layout {
  const { letters } = thePieces().duchies;
  const places = colours.flatMap((row, at) =>
    [...row].flatMap((letter, column) => {
      const colour = letters[letter];
      return colour ? [{ at, column, colour, number: Number(numbers[at]?.[column]) }] : [];
    }),
  );
  return {
    colours: places.map(({ colour }) => colour),
    numbers: places.map((place) => place.number),
    areas: [],
    confidence: layout,
    hexes: places.map(({ at, column }) => [at, column]),
    rivers: rivers.map(([from, to]) => [String(from), String(to)]),
  };
}
