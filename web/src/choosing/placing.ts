/** Where there is room for a bubble: near its target, over nothing that can be clicked. */

import type { Point } from "../board/hexgrid";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Size = { width: number; height: number };
/** What a bubble lies on: where each spot is drawn, how large it all is, and what moves it. */
export interface Surface {
  boxes: (id: string) => Box[];
  size: () => Size;
  moved?: () => unknown;
}

/** A board whose pieces say what they are. */
export const surfaceOf = (board: HTMLElement): Surface => ({
  boxes: (id) => {
    const edge = board.getBoundingClientRect();
    return [...board.querySelectorAll(`[data-spot="${CSS.escape(id)}"]`)].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left - edge.left, y: top - edge.top, width, height };
    });
  },
  size: () => board.getBoundingClientRect(),
});

const overlap = (one: Box, other: Box, rim = 0): boolean =>
  one.x < other.x + other.width + rim &&
  one.x + one.width > other.x - rim &&
  one.y < other.y + other.height + rim &&
  one.y + one.height > other.y - rim;

export const fits = (box: Box, room: Size): boolean =>
  box.x + box.width <= room.width - 6 && box.y + box.height <= room.height - 6;

export function emptiest(target: Box, crowd: Box[], size: Size, room: Size): Point {
  const middle = middleOf(target);
  const best = { x: 6, y: 6, cost: Infinity };
  for (let x = 6; fits({ x, y: 6, ...size }, room); x += 24) {
    for (let y = 6; fits({ x, y, ...size }, room); y += 22) {
      const box = { x, y, ...size };
      if (overlap(box, target, 6)) continue;
      const covered = crowd.filter((one) => overlap(box, one, 2)).length;
      const cost =
        covered * 2.5 + Math.hypot(x + size.width / 2 - middle.x, y + size.height / 2 - middle.y) / 42;
      if (cost < best.cost) Object.assign(best, { x, y, cost });
    }
  }
  return { x: best.x, y: best.y };
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The line from the rim of the target to the bubble. */
export function tie(target: Box, box: Box): string {
  const middle = middleOf(target);
  const knot = {
    x: Math.min(Math.max(middle.x, box.x + 10), box.x + box.width - 10),
    y: Math.min(Math.max(middle.y, box.y + 10), box.y + box.height - 10),
  };
  const far = Math.hypot(knot.x - middle.x, knot.y - middle.y) || 1;
  const rim = Math.min(Math.min(target.width, target.height) / 2 / far, 1);
  return `M${middle.x + (knot.x - middle.x) * rim} ${middle.y + (knot.y - middle.y) * rim}L${knot.x} ${knot.y}`;
}
