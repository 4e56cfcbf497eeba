/** Where the guide's bubble stands: beside what it speaks of, in the window, and over none of it. */

import type { Box, Size } from "../choosing/placing";
import type { Point } from "../board/hexgrid";

export type Side = "right" | "left" | "below" | "above";
export interface Placed extends Point {
  side: Side | null; // of what it speaks of; none where it stands by itself
}

const GAP = 20; // room for its tip
const EDGE = 10;
const STEP = 14;

export const around = (box: Box, rim: number): Box => ({
  x: box.x - rim,
  y: box.y - rim,
  width: box.width + 2 * rim,
  height: box.height + 2 * rim,
});

export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  one.x + one.width > other.x &&
  one.y < other.y + other.height &&
  one.y + one.height > other.y;

const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const within = (least: number, wished: number, most: number): number =>
  Math.max(least, Math.min(wished, most));

/** The cut-outs are what is meant, the last of them what is acted on; the room is the window without its bar. */
export function placeBubble(cuts: Box[], size: Size, room: Box): Placed {
  const target = cuts.at(-1);
  if (!target) return { ...centred(size, room), side: null };
  const free = (at: Point) =>
    inside({ ...at, ...size }, room) && !cuts.some((cut) => overlap(around(cut, EDGE), { ...at, ...size }));
  const beside = sidesOf(target, size, room).find(free);
  return beside ?? { ...nearest(target, size, room, free), side: null };
}

function centred(size: Size, room: Box): Point {
  const { x, y } = middle(room);
  return { x: x - size.width / 2, y: Math.max(room.y + EDGE, y - size.height / 2) };
}

const inside = (box: Box, room: Box): boolean =>
  box.x >= room.x + EDGE &&
  box.y >= room.y + EDGE &&
  box.x + box.width <= room.x + room.width - EDGE &&
  box.y + box.height <= room.y + room.height - EDGE;

/** Right of it first, then left, below and above, moved along the edge of the window as far as it must. */
function sidesOf(target: Box, size: Size, room: Box): Placed[] {
  const { x, y } = middle(target);
  const top = within(room.y + EDGE, y - size.height / 2, room.y + room.height - EDGE - size.height);
  const left = within(room.x + EDGE, x - size.width / 2, room.x + room.width - EDGE - size.width);
  return [
    { x: target.x + target.width + GAP, y: top, side: "right" },
    { x: target.x - GAP - size.width, y: top, side: "left" },
    { x: left, y: target.y + target.height + GAP, side: "below" },
    { x: left, y: target.y - GAP - size.height, side: "above" },
  ];
}

/** Anywhere in the window over nothing that is meant, near it; where all is taken, in a corner. */
function nearest(target: Box, size: Size, room: Box, free: (at: Point) => boolean): Point {
  const from = middle(target);
  let best: Point = { x: room.x + room.width - EDGE - size.width, y: room.y + EDGE };
  let least = Infinity;
  for (let x = room.x + EDGE; x + size.width <= room.x + room.width - EDGE; x += STEP) {
    for (let y = room.y + EDGE; y + size.height <= room.y + room.height - EDGE; y += STEP) {
      const far = Math.hypot(x + size.width / 2 - from.x, y + size.height / 2 - from.y);
      if (far < least && free({ x, y })) [best, least] = [{ x, y }, far];
    }
  }
  return best;
}

/** Where the tip sits on the edge that looks at the target. */
export function tipOf({ x, y, side }: Placed, size: Size, target: Box): number {
  const to = middle(target);
  return side === "right" || side === "left"
    ? within(24, to.y - y, size.height - 24)
    : within(24, to.x - x, size.width - 24);
}

/** The dotted way from cause to effect, from rim to rim. */
export function wayFrom(cause: Box, effect: Box): string {
  const [from, to] = [middle(cause), middle(effect)];
  const bend = { x: (from.x + to.x) / 2 - (to.y - from.y) / 5, y: (from.y + to.y) / 2 + (to.x - from.x) / 5 };
  const [start, end] = [rimOf(cause, bend), rimOf(effect, bend)];
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
}

/** Where a straight line from its middle leaves a box. */
function rimOf(box: Box, towards: Point): Point {
  const { x, y } = middle(box);
  const [dx, dy] = [towards.x - x, towards.y - y];
  const share = Math.min(box.width / 2 / (Math.abs(dx) || 1e-9), box.height / 2 / (Math.abs(dy) || 1e-9), 1);
  return { x: Math.round(x + dx * share), y: Math.round(y + dy * share) };
}
