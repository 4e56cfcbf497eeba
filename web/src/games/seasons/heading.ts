/** What stands beside the heading of a part of the log. */

import type { Turn } from "../../table/turns";
import { nameOf, say } from "../../words/words.svelte";
import type { Event } from "../../net/messages";
import { characterOf } from "./people/cards";

const PLAYS: Partial<Record<Event["event"], string>> = {
  "messenger-paid": "messenger",
  "helper-sent": "trader",
  "helpers-stayed": "trader",
  "sending-skipped": "trader",
  "tower-taken": "bricklayer",
  "tower-empty": "bricklayer",
  "piece-bought": "stonemason",
  "bricklayer-paid": "bricklayer",
  "pieces-taken": "worker",
  "cards-taken-back": "master-builder",
  "card-removed": "winter",
  "gift-given": "maiden",
  "dropped-out": "maiden",
  "wall-mended": "breach",
  "wall-left": "breach",
};

/** The round, or the characters that someone played one after the other. */
export function heading({ who, events }: Turn): string {
  const round = events.flatMap(({ event }) => (event.event === "round-began" ? [event.round] : []))[0];
  if (typeof who !== "number") return round === undefined ? "" : say("round-number", { round });
  const played = events.flatMap(({ event }) => PLAYS[event.event] ?? actedBy(event));
  return [...new Set(played)].map(nameOf).join(", ");
}

/** Whose action is over, if it is one that may have done nothing else. */
const actedBy = (event: Event): string[] =>
  (event.event === "turn-ended" || event.event === "turn-passed") && "card" in event
    ? [characterOf(event.card)]
    : [];
