/** How the log speaks of events: whose turn they belong to and which hexes they are about. */

import type { Sound } from "../../table/alerts";
import type { KingdomEvent } from "../../net/messages";

type Named = KingdomEvent["event"];
const SETUP: Named[] = ["board-laid", "cards-laid", "start-chosen"];
const BESIDE: Named[] = ["token-taken", "token-lost"]; // what lies beside the board: tokens
const END: Named[] = ["card-scored", "castles-scored", "game-ended"];

/** Until the first card is revealed everything belongs to the set-up. */
export function chapter(told: KingdomEvent, begun: boolean): number | "setup" | "end" | null {
  if (SETUP.includes(told.event) || (!begun && told.event !== "card-revealed")) return "setup";
  if (END.includes(told.event)) return "end";
  return "seat" in told ? told.seat : null;
}

export const speaksOf = (told: KingdomEvent): string[] => [
  ...("hex" in told ? [told.hex] : []),
  ...("origin" in told ? [told.origin] : []),
];

/** The hexes of the board that change. */
export const touches = (told: KingdomEvent): string[] => (BESIDE.includes(told.event) ? [] : speaksOf(told));

export function soundOf(told: KingdomEvent): Sound | null {
  if (told.event === "token-taken") return "coin";
  return touches(told).length ? "wood" : null;
}
