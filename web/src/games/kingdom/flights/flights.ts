/** Pieces on their way: what came to the board between two positions, and where each came from. */

import type { KingdomView } from "../pieces";

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
