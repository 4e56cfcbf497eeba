/** Where the buildings of the castle stand in its picture: three rows, units of the drawing. */

import type { TileView } from "../pieces";

export const WIDE = 764;
export const HIGH = 398;

export interface Site {
  tile: TileView["tile"];
  number: number; // of its kind, from 0: the first that is built stands here
  x: number; // the middle
  base: number;
  width: number;
  height: number;
}

type Drawn = [tile: TileView["tile"], x: number, width: number, height: number];

const ROWS: [number, Drawn[]][] = [
  [
    132,
    [
      ["tower", 40, 44, 96],
      ["palace", 158, 156, 86],
      ["tower", 276, 44, 96],
      ["keep", 368, 90, 106],
      ["tower", 460, 44, 96],
      ["tavern", 570, 126, 80],
      ["tower", 682, 44, 96],
    ],
  ],
  [
    252,
    [
      ["house", 36, 52, 72],
      ["house", 98, 52, 72],
      ["house", 160, 52, 72],
      ["stable", 260, 118, 76],
      ["well", 354, 54, 62],
      ["servants-house", 450, 118, 76],
      ["house", 550, 52, 72],
      ["house", 612, 52, 72],
      ["house", 674, 52, 72],
    ],
  ],
  [
    371,
    [
      ["tower", 34, 44, 82],
      ["market", 122, 108, 76],
      ["tower", 210, 44, 82],
      ["main-gate", 300, 116, 86],
      ["tower", 390, 44, 82],
      ["small-gate", 470, 92, 76],
      ["tower", 550, 44, 82],
      ["smithy", 640, 108, 76],
      ["tower", 730, 44, 82],
    ],
  ],
];

/** Every building in printed order of the picture; of several of a kind each has its own number. */
export const SITES: Site[] = (() => {
  const counted = new Map<string, number>();
  return ROWS.flatMap(([base, row]) =>
    row.map(([tile, x, width, height]) => {
      const number = counted.get(tile) ?? 0;
      counted.set(tile, number + 1);
      return { tile, number, x, base, width, height };
    }),
  );
})();

/** The walls between the towers, behind everything: from, to, foot, height. */
export const WALLS: [number, number, number, number][] = [
  [18, 704, 132, 44],
  [12, 752, 371, 40],
];

export const PLACE = 11; // radius of a place for a helper

const WITH_SIGN = ["tavern", "stable", "servants-house", "market", "smithy"];
export const hasSign = (tile: string): boolean => WITH_SIGN.includes(tile);

/** Where the places of a building are, from the middle of its foot. */
export function placesAt(tile: string, count: number): { x: number; y: number }[] {
  const side = hasSign(tile) ? 14 : tile === "main-gate" ? -40 : tile === "small-gate" ? -27 : 0;
  const y = tile === "keep" ? -38 : tile === "palace" ? -15 : -18;
  return Array.from({ length: count }, (_, place) => ({ x: side + (place - (count - 1) / 2) * 28, y }));
}
