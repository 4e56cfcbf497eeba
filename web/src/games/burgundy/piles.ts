/** Where the goods of a depot lie: beside its die and never over its tiles. Many lie smaller, in two columns. */

import type { Point } from "../../hexgrid";

export interface Beside { width: number; height: number; long: boolean; mirrored: boolean }
export interface Pile extends Point { size: number }

/** A long depot keeps 44 units free at its end, the others 33 at the side of their die. */
export function pilesOf(count: number, { width, height, long, mirrored }: Beside): Pile[] {
  const columns = count > (long ? 2 : 3) ? 2 : 1;
  const size = columns === 1 ? 22 : long ? 18 : 15.5;
  const high = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const inwards = columns === 1 ? 0 : place % 2 ? 1 : -1; // the outer one first: what is counted further in lies over it
    if (long) return { x: width - 23 - inwards * 9.8, y: height / 2 + (row - (high - 1) / 2) * (high > 2 ? 20.5 : 25), size };
    return { x: (mirrored ? width - 17 : 17) + inwards * (mirrored ? -8 : 8), y: 49 + row * 24, size };
  });
}
