/** The log grouped by turn. */

import type { GameParts } from "../games/parts";
import type { Event, SeatChange, Told } from "../net/messages";

export interface LoggedEvent {
  event: Event;
  number: number;
}
export interface Turn {
  who: number | "setup" | "round" | "end";
  number: number; // of this seat's turns, from 1
  events: LoggedEvent[];
}

export function turnsOf(log: Told[], chapter: GameParts["chapter"]): Turn[] {
  const turns: Turn[] = [];
  const taken = new Map<Turn["who"], number>();
  const rows = log.flatMap((told) =>
    told.events.map((event) => ({ event, number: told.number, seat: told.seat })),
  );
  const firstMove = rows.findIndex((row) => row.seat >= 0);
  rows.forEach(({ event, number }, place) => {
    const last = turns.at(-1);
    const before = last?.who ?? "setup";
    const begun = firstMove >= 0 && place >= firstMove;
    const who = before === "end" ? "end" : (chapter(event, begun) ?? before);
    if (last && last.who === who) last.events.push({ event, number });
    else {
      taken.set(who, (taken.get(who) ?? 0) + 1);
      turns.push({ who, number: taken.get(who) ?? 1, events: [{ event, number }] });
    }
  });
  return withWholeEnd(turns);
}

/** What closes the last round belongs to the end. */
function withWholeEnd(turns: Turn[]): Turn[] {
  const [closes, end] = turns.slice(-2);
  if (closes?.who !== "round" || end?.who !== "end") return turns;
  return [...turns.slice(0, -2), { ...end, events: [...closes.events, ...end.events] }];
}

/** By the lines of all turns, counted through: what happened to seats after each; 0 is before the first. */
export function changesAfter(turns: Turn[], changes: SeatChange[]): Map<number, SeatChange[]> {
  const rows = turns.flatMap((turn) => turn.events.map(({ number }) => number));
  const after = new Map<number, SeatChange[]>();
  for (const change of changes) {
    const place = rows.filter((number) => number <= change.after).length;
    after.set(place, [...(after.get(place) ?? []), change]);
  }
  return after;
}

/** What had happened to seats when this row was played; all of it without one. */
export const changesUpTo = (changes: SeatChange[], row: number | null): SeatChange[] =>
  row === null ? changes : changes.filter(({ after }) => after <= row);

/** What was done in the last turn that anything was done in. */
export function lastDone(turns: Turn[], touches: GameParts["touches"]): string[] {
  for (const turn of [...turns].reverse()) {
    const touched = turn.events.flatMap(({ event }) => touches(event));
    if (touched.length) return [...new Set(touched)];
  }
  return [];
}

/** Whose move the last one is, if it is somebody else's. */
export function otherWhoMoved(log: Told[], mine: number[]): number | null {
  const seat = log.findLast((told) => told.seat >= 0)?.seat;
  return seat === undefined || mine.includes(seat) ? null : seat;
}

/** A log and what came after it; nothing new leaves it as it is. */
export function continued(log: Told[], more: Told[]): Told[] {
  const [first] = more;
  return first ? [...log.filter((told) => told.number < first.number), ...more] : log;
}

/** Of the frames of a game those that end a turn: the next one is somebody else's. */
export function endsOfTurns<Shown extends { told: Told | null }>(frames: Shown[]): Shown[] {
  return frames.filter((frame, place) => frames[place + 1]?.told?.seat !== frame.told?.seat);
}

/** Whether of several who decide at the same time one more is done, and the others still think. */
export const stillTogether = (before: number[], after: number[]): boolean =>
  after.length > 0 && after.length < before.length && after.every((seat) => before.includes(seat));
