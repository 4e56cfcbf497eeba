/** Why a way to go on is good: sentences by source of points, from what is expected of it. */

import type { Forecast } from "../../net/messages";
import { language, say } from "../../words/words.svelte";

type Points = Record<string, number>;
const WORTH_SAYING = 0.5; // of a point

/** Points as the language writes a part of one. */
const size = (points: number, spoken: string = language()): string =>
  Math.abs(points).toLocaleString(spoken, { maximumFractionDigits: 1 });

/** The same with their sign. */
export const signed = (points: number, spoken?: string): string =>
  `${points < 0 ? "−" : "+"}${size(points, spoken)}`;

const sum = (points: Points): number => Object.values(points).reduce((all, one) => all + one, 0);
const listed = (points: Points): string[] =>
  Object.entries(points).map(([source, one]) => say("hint-source", { source, points: signed(one) }));
const isNotable = (points: number): boolean => Math.abs(points) >= WORTH_SAYING;
const notable = (points: Points): Points =>
  Object.fromEntries(Object.entries(points).filter(([, one]) => isNotable(one)));

/** What comes in, without what is lost. */
export const sumOf = (points: Points): number =>
  Object.values(points).reduce((all, one) => all + Math.max(0, one), 0);

/** By source, what comes by the end of the next turn. */
export function bySource(expected: Forecast | null): Points {
  const { now = {}, soon = {}, end = {} } = expected ?? {};
  const sources = [...new Set([...Object.keys(now), ...Object.keys(end), ...Object.keys(soon)])];
  const by = (one: string): number => (now[one] ?? 0) + (end[one] ?? 0) + (soon[one] ?? 0);
  return notable(Object.fromEntries(sources.map((one) => [one, by(one)])));
}

const told = (key: string, points: Points): string[] =>
  Object.keys(points).length ? [say(key, { points: signed(sum(points)), sources: listed(points) })] : [];

/** What it brings and costs besides the points that are marked now. */
const besides = ({ end = {}, facts = [], held = {}, likely = {} }: Forecast): string[] => [
  ...told("hint-end", end),
  ...facts.map(({ key = "", ...words }) => say(key, words)),
  ...told("hint-held", held),
  ...told("hint-likely", notable(likely)),
];

/** The way that it is compared with: gone where it alone is followed. */
function comparedWith(expected: Forecast, all: (Forecast | null)[]): Forecast | null {
  const other = all[expected.against] ?? null;
  return other === expected ? null : other;
}

/** What is left of the difference between two ways: own points that come later, and what a rival loses. */
function later({ margin, differs, rival = 0 }: Forecast, other: Forecast): string[] {
  const less = (other.rival ?? 0) - rival;
  const own = margin - other.margin - sum(differs) - less;
  return [
    ...(isNotable(own) ? [say("hint-later", { points: signed(own) })] : []),
    ...(isNotable(less)
      ? [say(less > 0 ? "hint-rival-less" : "hint-rival-more", { points: size(less) })]
      : []),
  ];
}

/** What it brings more and less than another, source by source, and later. */
function differences(own: Forecast, other: Forecast | null, alone: boolean): string[] {
  if (!other) return [];
  return [...listed(own.differs), ...(alone ? [] : later(own, other))];
}

/** Whoever plays alone fills spaces: what the end will bring in points has no meaning there. */
export function reasonsOf(expected: Forecast, all: (Forecast | null)[], alone = false): string[] {
  const { now, soon, against } = expected;
  const apart = differences(expected, comparedWith(expected, all), alone);
  const own = (key: string) => (alone ? `${key}-alone` : key);
  return [
    ...(Object.keys(now).length ? told(own("hint-now"), now) : [say(own("hint-nothing-now"))]),
    ...besides(expected),
    ...told(own("hint-soon"), notable(soon)),
    ...(apart.length ? [say("hint-against", { number: against + 1, sources: apart })] : []),
  ];
}
