/** Duchies that the base game has not, as they are printed: of border posts, of the team game and the solo game. */

import { printed as askPrinted } from "../../../server";
import { readUsual } from "../layouts";
import type { Layout } from "../pieces";
import { printed, type PrintedDuchy } from "../printed";

interface PrintedMap { mode: string; number: string; layout: string; rivers: number[][]; colours: string[]; numbers: string[] }
interface Printed { modules: { duchy: PrintedDuchy[] }; modes: { duchy: PrintedMap[] } }

const asked = askPrinted<Printed>("burgundy", "board,duchies,scoring,tiles");

/** The duchies by their numbers that border posts or a mode bring. */
export async function layoutsOf(what: string): Promise<Record<string, Layout>> {
  const { modules, modes } = await asked;
  if (what === "border_posts") return Object.fromEntries(modules.duchy.map((one) => [one.number, readUsual(one)]));
  return Object.fromEntries(modes.duchy.filter(({ mode }) => mode === what).map((one) => [one.number, readMap(one)]));
}

/** A duchy of any shape. */
function readMap({ layout, rivers, colours, numbers }: PrintedMap): Layout {
  const { letters } = printed().duchies;
  const places = colours.flatMap((row, at) => [...row].flatMap((letter, column) => (letter === "." ? [] : [{ at, column, letter, number: Number(numbers[at]?.[column]) }])));
  return {
    colours: places.map(({ letter }) => letters[letter] ?? ""), numbers: places.map((place) => place.number), areas: [], confidence: layout,
    hexes: places.map(({ at, column }) => [at, column]), rivers: rivers.map(([from, to]) => [String(from), String(to)]),
  };
}
