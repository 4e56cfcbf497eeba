/** What a part of the game brought everyone, read from the log: from one end to the next. */

import type { Event, Told } from "../net/messages";
import type { Sentence } from "../games/parts";

export interface Summary {
  of: string; // which part: no two have the same
  title: Sentence;
  gained: Record<string, number>[]; // by seat, by source
  later: number[]; // points by seat that came after it was over
  next: { heading: Sentence; notes: Sentence[] };
}

/** The points of these events, by seat and source. */
export function gainedIn(events: Event[], seats: number): Record<string, number>[] {
  const gained = Array.from({ length: seats }, (): Record<string, number> => ({}));
  for (const event of events) {
    const own = event.event === "scored" ? gained[event.seat] : undefined;
    if (own && event.event === "scored") own[event.source] = (own[event.source] ?? 0) + event.points;
  }
  return gained;
}

/** The points of these events, by seat. */
export const pointsIn = (events: Event[], seats: number): number[] =>
  gainedIn(events, seats).map((gained) => Object.values(gained).reduce((all, one) => all + one, 0));

/** What happened between the last two of such events, and after the last one; nothing while there is none. */
export function lastPart(
  log: Told[],
  ends: (event: Event) => boolean,
): { end: Event; during: Event[]; after: Event[] } | null {
  const events = log.flatMap((told) => told.events);
  const last = events.findLastIndex(ends);
  const end = events[last];
  if (!end) return null;
  const before = events.slice(0, last).findLastIndex(ends);
  return { end, during: events.slice(before + 1, last), after: events.slice(last + 1) };
}
