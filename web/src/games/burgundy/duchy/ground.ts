/** Where the spaces of a duchy lie: in rows of pointy hexes as they are printed, or as its layout says. Units of the drawing. */

import type { Point } from "../../../board/hexgrid";
import { thePieces } from "../box";
import type { Layout } from "../pieces";

export const SIDE = 40;
export const WIDE = Math.sqrt(3) * SIDE;
const MARGIN = 6;

export interface Ground {
  spaces: string[];
  width: number;
  height: number;
  centreOf: (space: string | number) => Point; // spaces count from 1
}

/** The rows of the usual duchy, each in the middle. */
function usualPlaces(): Point[] {
  const rows = thePieces().duchies.numbers;
  const longest = Math.max(...rows.map((row) => row.length));
  return rows.flatMap((row, at) =>
    [...row].map((_, column) => ({ x: (column + (longest - row.length) / 2) * WIDE, y: at * 1.5 * SIDE })),
  );
}

/** The hexes of one that is not usual: odd rows half a hex to the right. */
const placesAt = (hexes: number[][]): Point[] =>
  hexes.map(([row = 0, column = 0]) => ({ x: (column + (row % 2) / 2) * WIDE, y: row * 1.5 * SIDE }));

let usual: Ground | null = null;
export const groundOf = (layout?: Pick<Layout, "hexes"> | null): Ground =>
  layout?.hexes ? measured(placesAt(layout.hexes)) : (usual ??= measured(usualPlaces()));

function measured(places: Point[]): Ground {
  const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
  const low = Math.max(...places.map(({ y }) => y));
  return {
    spaces: places.map((_, place) => String(place + 1)),
    width: right - left + WIDE + 2 * MARGIN,
    height: low + 2 * SIDE + 2 * MARGIN,
    centreOf: (space) => {
      const { x, y } = places[Number(space) - 1] ?? { x: 0, y: 0 };
      return { x: x - left + WIDE / 2 + MARGIN, y: y + SIDE + MARGIN };
    },
  };
}

const corner = ({ x, y }: Point, side: number, number: number): Point => ({
  x: x + side * Math.sin((Math.PI / 3) * number),
  y: y - side * Math.cos((Math.PI / 3) * number),
});

/** The line round a set of spaces: every side that no other space of the set shares. */
export function outline(spaces: string[], side: number = SIDE, ground: Ground = groundOf()): string {
  const middles = spaces.map(ground.centreOf);
  const shared = (one: Point, place: number) => {
    const [from, to] = [corner(one, SIDE, place), corner(one, SIDE, place + 1)];
    const beyond = { x: from.x + to.x - one.x, y: from.y + to.y - one.y };
    return middles.some((other) => Math.hypot(other.x - beyond.x, other.y - beyond.y) < 1);
  };
  return middles
    .flatMap((one) =>
      [0, 1, 2, 3, 4, 5]
        .filter((place) => !shared(one, place))
        .map((place) => [corner(one, side, place), corner(one, side, place + 1)] as const),
    )
    .map(([from, to]) => `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`)
    .join("");
}

/** The space of an area where its badge goes: the highest, then the one farthest right. */
export const crown = (spaces: string[], ground: Ground = groundOf()): Point =>
  spaces
    .map(ground.centreOf)
    .reduce((best, one) => (one.y < best.y - 1 || (one.y < best.y + 1 && one.x > best.x) ? one : best));
