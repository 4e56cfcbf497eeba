/** Spans of time: how long someone has been thinking, how long the others still wait for someone who is away. */

import type { SeatInfo, TableInfo, Told } from "../../net/messages";
import type { Sentence } from "../../games/parts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const digits = (part: number) => String(part).padStart(2, "0");

/** `6:05`, `1:02:03`, or days and hours in words. */
export function span(seconds: number): string | Sentence {
  const whole = Math.max(0, Math.floor(seconds));
  const [days, hours] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR)];
  if (days) return { key: "span-days", words: { days, hours } };
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  return hours
    ? `${hours}:${digits(minutes)}:${digits(whole % MINUTE)}`
    : `${minutes}:${digits(whole % MINUTE)}`;
}

/** How long ago, in the largest unit: `[-2, "day"]`. */
export function ago(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  const past = Math.max(0, seconds);
  if (past < HOUR) return [-Math.floor(past / MINUTE), "minute"];
  return past < DAY ? [-Math.floor(past / HOUR), "hour"] : [-Math.floor(past / DAY), "day"];
}

/** Since when it has been a seat's turn: since somebody else's last move, or the end of the own turn before. */
export function thinkingSince(log: Told[], seat: number, created: number): number {
  const before = [...log].reverse().find((told) => (told.seat >= 0 && told.seat !== seat) || endsTurn(told));
  return (before ?? log[0])?.at || created;
}

const endsTurn = (told: Told): boolean => told.events.some(({ event }) => event === "turn-ended");

export interface Away {
  seat: number;
  left: number;
} // seconds until the others may act for them

/** Who is away from a running table, and how long the others still wait. */
export function awayFrom(table: TableInfo, now: number): Away[] {
  const gone = (seat: SeatInfo) => !seat.bot && !seat.here && !seat.conceded && !seat.mine;
  if (table.status !== "running") return [];
  return table.seats.filter(gone).map((seat) => ({
    seat: seat.seat,
    left: Math.max(0, Math.ceil((seat.away_since ?? now) + table.settings.absence - now)),
  }));
}

/** How long each seat thought in all, in seconds: from the move before to its own. */
export function timeTaken(log: Told[], seats: number): number[] {
  const taken = Array<number>(seats).fill(0);
  log.forEach((told, place) => {
    const before = log[place - 1];
    if (before && told.seat >= 0)
      taken[told.seat] = (taken[told.seat] ?? 0) + Math.max(0, told.at - before.at);
  });
  return taken;
}
