/** How the main board is laid out: tall on a laptop, narrow on a phone, wide where there is more width than height. Units of the drawing. */

import type { Point } from "../../../board/hexgrid";

export interface Frame extends Point {
  width: number;
  height: number;
  long: boolean; // its tiles lie in one row, its goods at the end
  mirrored: boolean;
  under: boolean; // its tiles lie under its die, not beside it
}
/** Where phases and rounds stand. */
export interface TrackPlaces extends Point {
  step: number; // from phase to phase
  wide: number; // a phase
  rounds: number; // where the first round stands
  pitch: number; // from round to round
  die: number;
  noted: boolean; // says in words what it shows
}
export interface Shape {
  width: number;
  height: number;
  track: TrackPlaces;
  ring: Record<string, Frame>; // depot 1 at the top, then clockwise
  loop: Frame | null; // the dotted line that joins them
  black: Frame;
  strip: (Point & { side: boolean }) | null; // bridge and bonus tiles, side by side or one under the other
}

const frame = (x: number, y: number, width: number, height: number, more: Partial<Frame> = {}): Frame => ({
  ...{ x, y, width, height, long: false, mirrored: false, under: false },
  ...more,
});
const long = (x: number, y: number, width: number, height: number) =>
  frame(x, y, width, height, { long: true });

const TALL: Shape = {
  width: 440,
  height: 632,
  track: { x: 14, y: 14, step: 41, wide: 38, rounds: 250, pitch: 33, die: 420, noted: true },
  ring: {
    1: long(96, 84, 248, 64),
    2: frame(294, 162, 138, 116, { mirrored: true }),
    3: frame(294, 292, 138, 116, { mirrored: true }),
    4: long(96, 422, 248, 64),
    5: frame(8, 292, 138, 116),
    6: frame(8, 162, 138, 116),
  },
  loop: frame(75, 119, 290, 338),
  black: frame(156, 168, 128, 234),
  strip: { x: 0, y: 506, side: false },
};

const under = { under: true };
const NARROW: Shape = {
  width: 374,
  height: 446,
  track: { x: 6, y: 6, step: 35, wide: 33, rounds: 204, pitch: 30, die: 354, noted: false },
  ring: {
    1: long(6, 58, 362, 66),
    2: frame(256, 130, 112, 116, { mirrored: true, ...under }),
    3: frame(256, 252, 112, 116, { mirrored: true, ...under }),
    4: long(6, 374, 362, 66),
    5: frame(6, 252, 112, 116, under),
    6: frame(6, 130, 112, 116, under),
  },
  loop: null,
  black: frame(124, 130, 126, 238),
  strip: null,
};

const WIDE: Shape = {
  width: 624,
  height: 299, // shields hang under the lowest depot
  track: { x: 6, y: 5, step: 41, wide: 38, rounds: 434, pitch: 33, die: 604, noted: false },
  ring: {
    1: long(210, 57, 204, 66),
    2: { ...long(420, 82, 198, 70), mirrored: true },
    3: { ...long(420, 182, 198, 70), mirrored: true },
    4: long(210, 222, 204, 66),
    5: long(6, 182, 198, 70),
    6: long(6, 82, 198, 70),
  },
  loop: null,
  black: long(210, 127, 204, 91),
  strip: null,
};

const BROAD: Shape = { ...WIDE, height: 362, strip: { x: 0, y: 296, side: true } };

/** The shape for a pane of this size. */
export function shapeFor(phone: boolean, width: number, height: number): Shape {
  const turned = width > 1.2 * height;
  if (phone) return turned ? WIDE : NARROW;
  return turned ? BROAD : TALL;
}
