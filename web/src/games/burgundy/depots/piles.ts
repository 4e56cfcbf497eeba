/** Where the goods and the tiles of a depot lie: goods beside its die and never over its tiles. Many lie smaller, in rows. */

import type { Point } from "../../../board/hexgrid";
import type { Frame } from "./shapes";

export interface Pile extends Point {
  size: number;
}
interface Room {
  from: number;
  wide: number;
}
interface Box extends Point {
  width: number;
  height: number;
  most: number; // how large one pile gets
}
const GAP = 4;

const isShort = (frame: Frame): boolean => frame.long && frame.width < 240;

/** Where the die of the depot lies. */
export function dieIn(frame: Frame): Point {
  const { width, height, long, mirrored } = frame;
  const edge = long ? (isShort(frame) ? 19 : 22) : 17;
  return { x: mirrored ? width - edge : edge, y: long && !isShort(frame) ? height / 2 : long ? 18 : 22 };
}

/** What is left for tiles from side to side: a long depot keeps its two ends free, the others the side of their die. */
export function roomIn(frame: Frame): Room {
  const { width, long, mirrored, under } = frame;
  if (under) return { from: 0, wide: width };
  if (isShort(frame)) return { from: mirrored ? 4 : 36, wide: width - 40 };
  return long ? { from: 44, wide: width - 88 } : { from: mirrored ? 4 : 32, wide: width - 36 };
}

/** The side of its hexes: as large as there is room for. */
export function sideIn(frame: Frame, tiles: number): number {
  if (frame.under) return tiles > 2 ? 26.4 : 27.2;
  if (!frame.long) return tiles > 2 ? 23 : 27;
  if (isShort(frame)) return Math.min(29, roomIn(frame).wide / Math.sqrt(3) / Math.max(1, tiles));
  return tiles > 3 && frame.width < 300 ? 23 : Math.min(27.2, frame.height / 2.4);
}

export function pilesOf(count: number, frame: Frame, tiles: number): Pile[] {
  if (isShort(frame)) return underDie(count, frame);
  if (frame.under) return inRows(count, tiles > 2 ? overTiles(frame) : besideDie(frame));
  return isSpacious(frame) ? inRows(count, afterTiles(frame, tiles)) : atTheEdge(count, frame);
}

/** The long depots of a phone have room at their end. */
const isSpacious = (frame: Frame): boolean => frame.long && frame.width > 300;

function afterTiles(frame: Frame, tiles: number): Box {
  const from = (frame.width + tiles * Math.sqrt(3) * sideIn(frame, tiles)) / 2 + GAP;
  return { x: from, y: GAP, width: frame.width - GAP - from, height: frame.height - 2 * GAP, most: 40 };
}

/** From the die to the other side, over one row of tiles. */
const besideDie = ({ width, mirrored }: Frame): Box => ({
  ...{ x: mirrored ? GAP : 32, y: 2, width: width - 32 - GAP, height: 46, most: 37 },
});

/** The same over two rows of tiles, which leave little. */
const overTiles = (frame: Frame): Box => ({ ...besideDie(frame), y: 3, height: 22 });

/** In as many rows as leave them largest, from the die or the tiles on. */
function inRows(count: number, box: Box): Pile[] {
  const sizes = [1, 2, 3].map(
    (rows) => Math.min(box.width / Math.ceil(count / rows), box.height / rows) - GAP,
  );
  const size = Math.min(box.most, Math.max(...sizes));
  const columns = Math.ceil(count / (sizes.indexOf(Math.max(...sizes)) + 1));
  const high = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, place) => ({
    x: box.x + box.width / 2 + ((place % columns) - (columns - 1) / 2) * (size + GAP),
    y: box.y + box.height / 2 + (Math.floor(place / columns) - (high - 1) / 2) * (size + GAP),
    size,
  }));
}

/** One under the other; a long depot keeps 44 units free at its end, the others 33 at the side of their die. */
function atTheEdge(count: number, { width, height, long, mirrored }: Frame): Pile[] {
  const columns = count > (long ? 2 : 3) ? 2 : 1;
  const size = columns === 1 ? 22 : long ? 18 : 15.5;
  const high = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const inwards = columns === 1 ? 0 : place % 2 ? 1 : -1; // the outer one first: what is counted further in lies over it
    if (long)
      return {
        x: width - 23 - inwards * 9.8,
        y: height / 2 + (row - (high - 1) / 2) * (high > 2 ? 20.5 : 25),
        size,
      };
    return { x: (mirrored ? width - 17 : 17) + inwards * (mirrored ? -8 : 8), y: 49 + row * 24, size };
  });
}

/** In the narrow column of the die. */
function underDie(count: number, { width, height, mirrored }: Frame): Pile[] {
  const columns = count > 1 ? 2 : 1;
  const size = count === 1 ? 22 : count > 4 ? 10.5 : 15;
  const high = Math.ceil(count / columns);
  const middle = (32 + height) / 2;
  return Array.from({ length: count }, (_, place) => {
    const across = 19 + (columns === 1 ? 0 : place % 2 ? 8.2 : -8.2);
    const down = middle + (Math.floor(place / columns) - (high - 1) / 2) * (size + 1);
    return { x: mirrored ? width - across : across, y: down, size };
  });
}
