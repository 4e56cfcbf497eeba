/** How long the others wait for someone who is away: short in a live game, days in one that is played now and then. */

import type { SettingsWish, Tempo } from "../../net/messages";

const MINUTE = 60;
const DAY = 86_400;

export const TEMPOS: Tempo[] = ["live", "days"];
export const WAITS: Record<Tempo, number[]> = {
  live: [MINUTE / 2, MINUTE, 3 * MINUTE, 10 * MINUTE],
  days: [DAY, 3 * DAY, 7 * DAY],
};

/** The settings of a tempo, with its usual wait: the house knows it. */
export const withTempo = (pace: Tempo): SettingsWish => ({ pace, absence: null });

/** A wait in its largest unit. */
export function waitOf(seconds: number): { key: string; count: number } {
  if (seconds >= DAY) return { key: "wait-days", count: Math.round(seconds / DAY) };
  if (seconds >= MINUTE) return { key: "wait-minutes", count: Math.round(seconds / MINUTE) };
  return { key: "wait-seconds", count: seconds };
}
