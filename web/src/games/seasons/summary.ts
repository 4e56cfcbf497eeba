/** What a round brought, and who is active in the next. */

import type { Told } from "../../net/messages";
import { gainedIn, lastPart, type Summary } from "../../table/summary";
import type { SeasonsView } from "./pieces";

export function summary(
  log: Told[],
  view: SeasonsView,
  _seat: number | null,
  players: string[],
): Summary | null {
  const last = lastPart(log, ({ event }) => event === "round-began");
  const begun = last?.end.event === "round-began" && "talers" in last.end ? last.end : null;
  if (!last || !begun || begun.round < 2) return null;
  const round = begun.round - 1;
  return {
    of: String(round),
    title: { key: "round-over", words: { round } },
    gained: gainedIn(last.during, view.players.length),
    next: {
      heading: { key: "round-next", words: { round: begun.round } },
      notes: [{ key: "round-active", words: { player: players[begun.seat] ?? "", talers: begun.talers } }],
    },
  };
}
