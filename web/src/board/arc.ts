/** The way of a piece over the page. */

import type { Point } from "./hexgrid";

/** A low arc from one point to another, as the steps of an animation; the shadow keeps to the ground. */
export function arc(from: Point, to: Point, steps = 14): { piece: Point[]; shadow: Point[] } {
  const height = Math.min(90, 24 + Math.hypot(to.x - from.x, to.y - from.y) * 0.16);
  const along = Array.from({ length: steps + 1 }, (_, step) => step / steps);
  const shadow = along.map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));
  const piece = shadow.map(({ x, y }, step) => ({
    x,
    y: y - height * 4 * (along[step] ?? 0) * (1 - (along[step] ?? 0)),
  }));
  return { piece, shadow };
}
