/** What a round brought, who is active in the next, and which winter card now stays on the table. */

import type { Event, Told } from "../../net/messages";
import { gainedIn, lastPart, pointsIn, type Summary } from "../../table/summary";
import type { Sentence } from "../parts";
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
    later: pointsIn(last.after, view.players.length),
    next: {
      heading: { key: "round-next", words: { round: begun.round } },
      notes: [
        { key: "round-active", words: { player: players[begun.seat] ?? "", talers: begun.talers } },
        ...last.after.flatMap((event) => turnedUp(event, view)),
      ],
    },
  };
}

/** A winter card that stays: what it is and what it does. The others ask everyone at once. */
const turnedUp = (event: Event, { winter }: SeasonsView): Sentence[] =>
  event.event === "winter-card-turned" && winter?.table.includes(event.winter_card)
    ? [{ key: event.event, words: { winter_card: event.winter_card } }, { key: `does-${event.winter_card}` }]
    : [];
