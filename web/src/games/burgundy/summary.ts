/** What a phase brought, and what the next one brings. */

import type { Event, Told } from "../../net/messages";
import { gainedIn, lastPart, pointsIn, type Summary } from "../../table/summary";
import type { Sentence } from "../parts";
import { theBox } from "./box";
import { extensions } from "./extensions";
import type { BurgundyView } from "./pieces";

export function summary(
  log: Told[],
  view: BurgundyView,
  seat: number | null,
  players: string[],
): Summary | null {
  const last = lastPart(log, ({ event }) => event === "phase-ended");
  const phase = last?.end.event === "phase-ended" ? last.end.phase : null;
  if (!last || !phase || extensions()?.lacks("summary", view)) return null;
  const { phases } = theBox().board.track;
  const next = phases[phases.indexOf(phase) + 1];
  if (!next) return null; // the end has a page of its own
  return {
    of: phase,
    title: { key: "phase-over", words: { phase } },
    gained: gainedIn(last.during, view.seats),
    later: pointsIn(last.after, view.seats),
    next: {
      heading: { key: "phase-next", words: { phase: next } },
      notes: [...minesOf(last.after, seat), ...pointsOf(phase, next), begins(view, players)],
    },
  };
}

function minesOf(events: Event[], seat: number | null): Sentence[] {
  const paid = events.find((event) => event.event === "mines-paid" && event.seat === seat);
  return paid?.event === "mines-paid" ? [{ key: "phase-mines", words: { silver: paid.silver } }] : [];
}

type Phase = NonNullable<BurgundyView["phase"]>;
function pointsOf(phase: Phase, next: Phase): Sentence[] {
  const { phases } = theBox().board.track;
  const points = (one: Phase) => theBox().scoring.phase[phases.indexOf(one)] ?? 0;
  return [{ key: "phase-points", words: { points: points(next), before: points(phase) } }];
}

const begins = (view: BurgundyView, players: string[]): Sentence => ({
  key: "phase-begins",
  words: { player: players[view.line[0] ?? 0] ?? "" },
});
