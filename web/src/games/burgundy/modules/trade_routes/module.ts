import { say } from "../../../../words/words.svelte";
import type { Module } from "../module";
import Row from "./Row.svelte";
import { cardBrings, cardNotes, routeNotes } from "./routes";

export const module: Module = {
  draws: { above: Row },
  lies: { card: "duchy" },
  expects: (due) =>
    "cause" in due && due.cause === "trade_routes"
      ? { key: "expects-route-bonus", words: { effect: due.effect } }
      : undefined,
  events: { setup: ["card-dealt", "card-laid"], wood: ["goods-routed", "card-laid"] },
  sources: { routes: ["ship", "#6b8f5a", "#10200a", "level"] },
  names: {
    card: (card) => say("route-card", { card }),
    route: (place) => say("route-place", { place: Number(place) }),
  },
  notes: {
    card: (table, card) => [...cardBrings(table, card), ...cardNotes(table, card)],
    route: (table, place, seat) => routeNotes(table, seat, Number(place) - 1),
  },
};
