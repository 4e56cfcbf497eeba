/** Pieces on their way: what came to the board between two positions, and where each came from. */

import type { Point } from "../../hexgrid";
import type { KingdomView } from "./pieces";

export interface Flight {
  seat: number;
  from: string | null; // a hex; otherwise the supply
  to: string;
}

const MOST = 2; // a leap in a replay lands at once

type Stood = Pick<KingdomView, "settlements" | "lifted">;

export function flightsBetween(before: Stood, after: Stood): Flight[] {
  const flights = after.settlements.flatMap((hexes, seat) => {
    const stood = before.settlements[seat] ?? [];
    const left = stood.filter((hex) => !hexes.includes(hex));
    const origin = before.lifted ?? (left.length === 1 ? (left[0] ?? null) : null);
    const came = hexes.filter((hex) => !stood.includes(hex) && hex !== before.lifted);
    return came.map((to) => ({ seat, from: origin, to }));
  });
  return flights.length > MOST ? [] : flights;
}

/** A low arc from one point to another, as the steps of an animation; the shadow keeps to the ground. */
export function arc(from: Point, to: Point, steps = 14): { piece: Point[]; shadow: Point[] } {
  const height = Math.min(90, 24 + Math.hypot(to.x - from.x, to.y - from.y) * 0.16);
  const along = Array.from({ length: steps + 1 }, (_, step) => step / steps);
  const shadow = along.map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
  const piece = shadow.map(({ x, y }, step) => ({ x, y: y - height * 4 * (along[step] ?? 0) * (1 - (along[step] ?? 0)) }));
  return { piece, shadow };
}
