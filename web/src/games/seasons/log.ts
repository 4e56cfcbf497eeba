/** How the log speaks of events: whose turn they belong to and what they are about. */

import type { Sound } from "../../alerts";
import type { Event } from "../../messages";

const ROUND = ["round-began", "winter-card-turned", "characters-chosen", "characters-revealed", "worker-filled", "castle-finished"];
const END = ["game-ended", "talers-turned-in", "resources-turned-in"];

/** Before the first round everything belongs to the set-up; choosing and revealing belong to nobody's turn. */
export function chapter({ event, seat }: Event, begun: boolean): number | "setup" | "round" | "end" | null {
  if (event === "start-chosen") return "setup";
  if (ROUND.includes(event)) return begun || event !== "round-began" ? "round" : "setup";
  if (END.includes(event)) return "end";
  return typeof seat === "number" ? seat : null;
}

const word = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** Where on the table, as pieces call it: `cart sand`, `place tavern 1`, `tile stable 0`. */
export function speaksOf(event: Event): string[] {
  const { cart, building, place, tile, card, winter_card, seat, resource } = event as Record<string, unknown>;
  if (event.event === "tower-taken" || event.event === "tower-empty") return [resource ? `tower ${word(resource)}` : "tower"];
  if (building !== undefined) return [`place ${word(building)} ${word(place)}`];
  if (cart !== undefined) return [`cart ${word(cart)}`];
  if (tile !== undefined) return Array.from({ length: 9 }, (_, number) => `tile ${word(tile)} ${number}`);
  if (winter_card !== undefined) return [word(winter_card)];
  if (card !== undefined && typeof seat === "number") return [`action ${seat} ${word(card)}`];
  return [];
}

/** Tiles that were built and helpers that were placed. */
export const touches = (event: Event): string[] => (["helper-housed", "helper-sent"].includes(event.event) ? speaksOf(event) : []);

export function soundOf({ event }: Event): Sound | null {
  if (["messenger-paid", "bricklayer-paid", "piece-sold", "inn-earned"].includes(event)) return "coin";
  return ["tile-built", "helper-sent", "helper-housed", "delivered", "characters-revealed"].includes(event) ? "wood" : null;
}
