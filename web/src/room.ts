/** Where there is room for a bubble: near its target, over nothing that can be clicked. */

import type { Point } from "./hexgrid";

export interface Box { x: number; y: number; width: number; height: number }
type Size = { width: number; height: number };

const overlap = (one: Box, other: Box, rim = 0): boolean =>
  one.x < other.x + other.width + rim && one.x + one.width > other.x - rim && one.y < other.y + other.height + rim && one.y + one.height > other.y - rim;

export function emptiest(target: Box, crowd: Box[], size: Size, room: Size): { place: Point; string: string } {
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const best = { x: 6, y: 6, cost: Infinity };
  for (let x = 6; x + size.width <= room.width - 6; x += 24) {
    for (let y = 6; y + size.height <= room.height - 6; y += 22) {
      const box = { x, y, ...size };
      if (overlap(box, target, 6)) continue;
      const covered = crowd.filter((one) => overlap(box, one, 2)).length;
      const cost = covered * 2.5 + Math.hypot(x + size.width / 2 - middle.x, y + size.height / 2 - middle.y) / 42;
      if (cost < best.cost) Object.assign(best, { x, y, cost });
    }
  }
  return { place: { x: best.x, y: best.y }, string: tie(target, middle, { x: best.x, y: best.y, ...size }) };
}

/** The line from the rim of the target to the bubble. */
function tie(target: Box, middle: Point, box: Box): string {
  const knot = { x: Math.min(Math.max(middle.x, box.x + 10), box.x + box.width - 10), y: Math.min(Math.max(middle.y, box.y + 10), box.y + box.height - 10) };
  const far = Math.hypot(knot.x - middle.x, knot.y - middle.y) || 1;
  const rim = Math.min((Math.min(target.width, target.height) / 2) / far, 1);
  return `M${middle.x + (knot.x - middle.x) * rim} ${middle.y + (knot.y - middle.y) * rim}L${knot.x} ${knot.y}`;
}
