/** Duchies that are not the usual hexagon, as they are printed: of the team game and the solo game. */

import { printed as askPrinted } from "../../../server";
import type { Layout } from "../pieces";
import { printed } from "../printed";

interface Printed { modes: { duchy: { mode: string; number: string; layout: string; rivers: number[][]; colours: string[]; numbers: string[] }[] } }

const asked = askPrinted<Printed>("burgundy", "board,duchies,scoring,tiles,modules");

/** The duchies of a mode by their numbers. */
export async function layoutsOf(mode: string): Promise<Record<string, Layout>> {
  const { modes } = await asked;
  const { letters } = printed().duchies;
  const found = modes.duchy.filter((one) => one.mode === mode);
  return Object.fromEntries(found.map(({ number, layout, rivers, colours, numbers }) => {
    const places = colours.flatMap((row, at) => [...row].flatMap((letter, column) => (letter === "." ? [] : [{ at, column, letter, number: Number(numbers[at]?.[column]) }])));
    const read: Layout = {
      colours: places.map(({ letter }) => letters[letter] ?? ""), numbers: places.map((place) => place.number), areas: [], confidence: layout,
      hexes: places.map(({ at, column }) => [at, column]), rivers: rivers.map(([from, to]) => [String(from), String(to)]),
    };
    return [number, read];
  }));
}
