/** How the log speaks of events: whose turn they belong to and which hexes they are about. */

import type { Sound } from "../../alerts";
import type { Event } from "../../messages";

const SETUP = ["board-laid", "cards-laid", "start-chosen"];
const END = ["card-scored", "castles-scored", "game-ended"];

/** Until the first card is revealed everything belongs to the set-up. */
export function chapter({ event, seat }: Event, begun: boolean): number | "setup" | "end" | null {
  if (SETUP.includes(event) || (!begun && event !== "card-revealed")) return "setup";
  if (END.includes(event)) return "end";
  return typeof seat === "number" ? seat : null;
}

export const speaksOf = (event: Event): string[] =>
  [event["hex"], event["origin"]].filter((hex): hex is string => typeof hex === "string");

/** Tokens lie beside the board. */
export const touches = (event: Event): string[] => (event.event.startsWith("token-") ? [] : speaksOf(event));

export function soundOf(event: Event): Sound | null {
  if (event.event === "token-taken") return "coin";
  return touches(event).length ? "wood" : null;
}
