/** How the log speaks of events: whose turn they belong to and which hexes they are about. */

import type { Event } from "../../messages";

const SETUP = ["board-laid", "cards-laid", "start-chosen"];
const END = ["card-scored", "castles-scored", "game-ended"];

export function chapter({ event, seat }: Event): number | "setup" | "end" | null {
  if (SETUP.includes(event)) return "setup";
  if (END.includes(event)) return "end";
  return typeof seat === "number" ? seat : null;
}

export const speaksOf = (event: Event): string[] =>
  [event["hex"], event["origin"]].filter((hex): hex is string => typeof hex === "string");
