/** How the log speaks of events: whose turn they belong to and what they are about. */

import type { Sound } from "../../table/alerts";
import type { SeasonsEvent } from "../../net/messages";
import { theBox } from "./box";

type Named = SeasonsEvent["event"];
const ROUND: Named[] = [
  "round-began",
  "winter-card-turned",
  "characters-chosen",
  "characters-revealed",
  "worker-filled",
  "castle-finished",
];
const END: Named[] = ["game-ended", "talers-turned-in", "resources-turned-in", "nothing-turned-in"];

/** Before the first round everything belongs to the set-up; choosing and revealing belong to nobody's turn. */
export function chapter(told: SeasonsEvent, begun: boolean): number | "setup" | "round" | "end" | null {
  if (told.event === "start-chosen") return "setup";
  if (ROUND.includes(told.event)) return begun || told.event !== "round-began" ? "round" : "setup";
  if (END.includes(told.event)) return "end";
  return "seat" in told ? told.seat : null;
}

/** All of its kind: which of them it was is not told. */
const tilesOf = (tile: string): string[] => {
  const count = theBox().castle.tile.find(({ name }) => name === tile)?.count ?? 0;
  return Array.from({ length: count }, (_, number) => `tile ${tile} ${number}`);
};

/** Where on the table, as pieces call it: `cart sand`, `place tavern 1`, `tile stable 0`. */
export function speaksOf(told: SeasonsEvent): string[] {
  if (told.event === "tower-taken") return [`tower ${told.resource}`];
  if (told.event === "tower-empty") return ["tower"];
  if ("building" in told) return [`place ${told.building} ${told.place}`];
  if ("cart" in told) return [`cart ${told.cart}`];
  if ("tile" in told) return tilesOf(told.tile);
  if ("winter_card" in told) return [told.winter_card];
  if ("card" in told && "seat" in told) return [`action ${told.seat} ${told.card}`];
  return [];
}

/** Tiles that were built and helpers that were placed. */
export const touches = (told: SeasonsEvent): string[] =>
  ["helper-housed", "helper-sent"].includes(told.event) ? speaksOf(told) : [];

export function soundOf({ event }: SeasonsEvent): Sound | null {
  if (["messenger-paid", "bricklayer-paid", "piece-sold", "inn-earned"].includes(event)) return "coin";
  return ["tile-built", "helper-sent", "helper-housed", "delivered", "characters-revealed"].includes(event)
    ? "wood"
    : null;
}
