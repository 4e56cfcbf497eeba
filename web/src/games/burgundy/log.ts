/** How the log speaks of events: whose turn they belong to and what they are about. */

import type { Sound } from "../../alerts";
import type { Event } from "../../messages";

export const SETUP = ["start-chosen", "goods-dealt", "duchy-dealt", "duchies-dealt", "duchy-picked", "duchy-chosen", "duchy-revealed"];
export const ROUND = ["phase-began", "goods-laid", "dice-rolled", "round-began", "phase-ended", "mines-paid"];

/** Before the first round everything belongs to the set-up; what a round brings belongs to nobody's turn. */
export function chapter({ event, seat }: Event, begun: boolean): number | "setup" | "round" | "end" | null {
  if (SETUP.includes(event)) return "setup";
  if (ROUND.includes(event)) return begun ? "round" : "setup";
  if (event === "game-ended") return "end";
  return typeof seat === "number" ? seat : null;
}

/** Tiles that were put down or taken away; modules add theirs to these. */
export const TOUCHING = ["tile-placed", "tile-taken", "tile-bought"];
export const COINS = ["goods-sold", "silver-taken", "tile-bought", "mines-paid"];
export const WOOD = ["tile-placed", "tile-taken", "goods-loaded", "dice-rolled"];

const word = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** Where on the table, as pieces call it: `depot 4`, `duchy-of 1 12`, `player 1`. */
export function speaksOf(event: Event): string[] {
  const { depot, space, seat } = event as Record<string, unknown>;
  const places = [
    ...(depot !== undefined && word(depot) ? [`depot ${word(depot)}`] : []),
    ...(space !== undefined && typeof seat === "number" ? [`duchy-of ${seat} ${word(space)}`] : []),
    ...(event.event === "marker-moved" ? [`bridge ${word(seat)}`] : []),
    ...(event.event === "bonus-taken" ? [`bonus ${word(event["colour"])}`] : []),
  ];
  return places.length || typeof seat !== "number" ? places : [`player ${seat}`];
}

export function touches(event: Event): string[] {
  return TOUCHING.includes(event.event) ? speaksOf(event) : [];
}

export function soundOf({ event }: Event): Sound | null {
  if (COINS.includes(event)) return "coin";
  return WOOD.includes(event) ? "wood" : null;
}

export const OWN_WORDS = ["tile-taken", "tile-placed", "tile-bought", "tile-discarded", "goods-sold"];

/** What the line itself says comes first, so that what it costs and brings follows. */
export const ordered = <Told extends { event: string }>(events: Told[]): Told[] => {
  const first = events.find(({ event }) => OWN_WORDS.includes(event));
  return first ? [first, ...events.filter((event) => event !== first)] : events;
};
