/** The log grouped by turn. */

import type { GameParts } from "./games/parts";
import type { Event, Told } from "./messages";

export interface LoggedEvent { event: Event; number: number }
export interface Turn {
  who: number | "setup" | "end";
  number: number; // of this seat's turns, from 1
  events: LoggedEvent[];
}

export function turnsOf(log: Told[], chapter: GameParts["chapter"]): Turn[] {
  const turns: Turn[] = [];
  const taken = new Map<Turn["who"], number>();
  const rows = log.flatMap((told) => told.events.map((event) => ({ event, number: told.number, seat: told.seat })));
  const firstMove = rows.findIndex((row) => row.seat >= 0);
  rows.forEach(({ event, number }, place) => {
    const dealt = (firstMove < 0 || place < firstMove) && event.event !== "card-revealed";
    const last = turns.at(-1);
    const who = dealt ? "setup" : (chapter(event) ?? last?.who ?? "setup");
    if (last && last.who === who) last.events.push({ event, number });
    else {
      taken.set(who, (taken.get(who) ?? 0) + 1);
      turns.push({ who, number: taken.get(who) ?? 1, events: [{ event, number }] });
    }
  });
  return turns;
}

/** What was done in the last turn that anything was done in. */
export function lastDone(turns: Turn[], speaksOf: GameParts["speaksOf"]): string[] {
  for (const turn of [...turns].reverse()) {
    const spoken = turn.events.flatMap(({ event }) => (event.event.startsWith("token") ? [] : speaksOf(event)));
    if (spoken.length) return [...new Set(spoken)];
  }
  return [];
}
