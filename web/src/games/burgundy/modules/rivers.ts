/** How rivers run: from the shore of one space to that of the other, over no other space. */

import type { Point } from "../../../board/hexgrid";
import { SIDE, WIDE, type Ground } from "../duchy/ground";
import type { Layout } from "../pieces";

export interface River {
  from: Point;
  to: Point;
  path: string; // of the drawing
  points: Point[]; // along it
}
/** A side of a space that no other space shares, and which way is out. */
interface Shore {
  at: Point;
  out: Point;
}
type Laid = Pick<Layout, "rivers">;

const SIDES = [30, 90, 150, 210, 270, 330]; // degrees, clockwise from the top
const BENDS = [0.15, 0.35, 0.6]; // how far it goes straight out, of the whole way
const STEPS = 24;
const COVERED = 10_000; // a step over a space is worse than any way round
const SHARED = 60; // units of the drawing: two rivers of a space rather leave it on two sides

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Whether a point lies in a hex, its rim left out. */
function covers(middle: Point, { x, y }: Point): boolean {
  const [right, down] = [Math.abs(x - middle.x), Math.abs(y - middle.y)];
  const within = 0.97;
  return right < (WIDE / 2) * within && down + right / Math.sqrt(3) < SIDE * within;
}

function shores(space: string, ground: Ground): Shore[] {
  const middle = ground.centreOf(space);
  const middles = ground.spaces.map(ground.centreOf);
  return SIDES.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const out = { x: Math.sin(angle), y: -Math.cos(angle) };
    return { at: { x: middle.x + (out.x * WIDE) / 2, y: middle.y + (out.y * WIDE) / 2 }, out };
  }).filter(({ out }) => {
    const beyond = { x: middle.x + out.x * WIDE, y: middle.y + out.y * WIDE };
    return !middles.some((other) => far(other, beyond) < 1);
  });
}

function bent(one: Shore, other: Shore, bend: number): River {
  const reach = bend * far(one.at, other.at);
  const handle = ({ at, out }: Shore): Point => ({ x: at.x + out.x * reach, y: at.y + out.y * reach });
  const stops = [one.at, handle(one), handle(other), other.at] as const;
  const along = (part: number, axis: "x" | "y"): number => {
    const [a, b, c, d] = stops.map((stop) => stop[axis]) as [number, number, number, number];
    const rest = 1 - part;
    return rest ** 3 * a + 3 * rest ** 2 * part * b + 3 * rest * part ** 2 * c + part ** 3 * d;
  };
  const points = Array.from({ length: STEPS + 1 }, (_, step) => ({
    x: along(step / STEPS, "x"),
    y: along(step / STEPS, "y"),
  }));
  const [start, ...more] = stops.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return { from: one.at, to: other.at, points, path: `M${start}C${more.join(" ")}` };
}

function best(from: string, to: string, ground: Ground, taken: Point[]): River | undefined {
  const middles = ground.spaces.map(ground.centreOf);
  const price = ({ points, from: start, to: end }: River): number => {
    const covered = points.filter((point) => middles.some((middle) => covers(middle, point))).length;
    const long = points.reduce((sum, point, place) => sum + far(point, points[place - 1] ?? point), 0);
    const shared = taken.filter((other) => far(other, start) < 1 || far(other, end) < 1).length;
    return covered * COVERED + long + shared * SHARED;
  };
  const rivers = shores(from, ground).flatMap((one) =>
    shores(to, ground).flatMap((other) => BENDS.map((bend) => bent(one, other, bend))),
  );
  return rivers
    .map((river) => ({ river, price: price(river) }))
    .reduce<{ river: River; price: number } | null>(
      (cheapest, one) => (cheapest && cheapest.price <= one.price ? cheapest : one),
      null,
    )?.river;
}

const found = new Map<string, River[]>(); // a duchy comes anew with every view

export function riversOf(layout: Laid, ground: Ground): River[] {
  const key = JSON.stringify([layout.rivers, ground.width, ground.height]);
  const before = found.get(key);
  if (before) return before;
  const rivers: River[] = [];
  for (const [from = "", to = ""] of layout.rivers ?? []) {
    const taken = rivers.flatMap((river) => [river.from, river.to]);
    const river = best(from, to, ground, taken);
    if (river) rivers.push(river);
  }
  found.set(key, rivers);
  return rivers;
}
