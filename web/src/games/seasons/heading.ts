/** What stands beside the heading of a part of the log. */

import type { Turn } from "../../turns";
import { nameOf, say } from "../../words.svelte";
import { characterOf } from "./pieces";

const PLAYS: Record<string, string> = {
  "messenger-paid": "messenger", "helper-sent": "trader", "helpers-stayed": "trader", "sending-skipped": "trader", "tower-taken": "bricklayer", "tower-empty": "bricklayer", "piece-bought": "stonemason",
  "bricklayer-paid": "bricklayer", "pieces-taken": "worker", "cards-taken-back": "master-builder", "card-removed": "winter", "gift-given": "maiden", "dropped-out": "maiden", "wall-mended": "breach", "wall-left": "breach",
};

/** The round, or the characters that someone played one after the other. */
export function heading({ who, events }: Turn): string {
  const round = events.find(({ event }) => event.event === "round-began")?.event["round"];
  if (typeof who !== "number") return typeof round === "number" ? say("round-number", { round }) : "";
  const played = events.flatMap(({ event }) => PLAYS[event.event] ?? (event.event.startsWith("turn-") ? characterOf(String(event["card"])) : []));
  return [...new Set(played)].map(nameOf).join(", ");
}
