/** The moments of a recorded game: where it begins, its rounds and turns, and where the score changed most. */

import type { GameParts, Sentence } from "../games/parts";
import type { Frame, Score } from "../net/messages";
import { turnsOf, type Turn } from "./turns";

/** A turn and the frames that it takes: the first shows what was done first. */
export interface Span {
  turn: Turn;
  first: number;
  last: number;
  gains: number[]; // by seat
}
/** Where a phase or a round begins. */
export interface Mark {
  at: number;
  label: string;
  great: boolean; // a phase, or a round where there are no phases
  where: Sentence;
}
/** A turn after which things stood otherwise than before. */
export interface Swing {
  at: number;
  who: number; // who gained by it
  points: number;
  source: string; // what most of them came from
  leads: boolean; // only since then
  ending: boolean; // it was the scoring at the end
}

type Reader = Pick<GameParts, "chapter" | "section" | "where">;

/** The log of a replay; each row is counted as the frame that shows it. */
export const logOf = (frames: Frame[]) =>
  frames.flatMap((frame, place) => (frame.told ? [{ ...frame.told, number: place }] : []));

/** The frame in which somebody is to act for the first time; where nobody has, the last. */
export function openingOf(frames: Frame[], chapter: GameParts["chapter"]): number {
  const isSetup = ({ told }: Frame) =>
    !told || told.seat < 0 || told.events.every((event) => chapter(event, true) === "setup");
  const first = frames.findIndex((frame) => !isSetup(frame));
  return Math.max(0, (first < 0 ? frames.length : first) - 1);
}

/** What a frame shows: before chance has laid the board, the board that it lays. */
export function shownAt(
  frames: Frame[],
  at: number,
  isLaid: GameParts["isLaid"] = () => true,
): Frame | undefined {
  const frame = frames[Math.min(at, frames.length - 1)];
  if (!frame || isLaid(frame.view)) return frame;
  const laid = frames.find(({ number, view }) => number > frame.number && isLaid(view));
  return laid ? { ...frame, view: laid.view } : frame;
}

export function spansOf(frames: Frame[], chapter: GameParts["chapter"]): Span[] {
  const turns = turnsOf(logOf(frames), chapter);
  const begins = turns.map(({ events }) => events[0]?.number ?? 0);
  return turns.map((turn, place) => {
    const first = begins[place] ?? 0;
    const last = (begins[place + 1] ?? frames.length) - 1; // before the first where the next begins with the same move
    return {
      turn,
      first,
      last: Math.max(first, last),
      gains: gainsOf(frames, first - 1, Math.max(first - 1, last)),
    };
  });
}

function gainsOf(frames: Frame[], from: number, to: number): number[] {
  const before = frames[Math.max(0, from)]?.score.scores ?? [];
  return (frames[Math.max(0, to)]?.score.scores ?? []).map((points, seat) => points - (before[seat] ?? 0));
}

/** The place of the turn in which a frame lies. */
export const turnAt = (spans: Span[], at: number): number =>
  Math.max(
    0,
    spans.findLastIndex(({ first }) => first <= at),
  );

/** The place of the turn that tells of a move; of one that makes several turns, the first: its player's. */
export function turnOfMove(spans: Span[], move: number): number {
  const found = spans.findIndex(({ turn }) => turn.events.some(({ number }) => number === move));
  return found < 0 ? turnAt(spans, move) : found;
}

/** Phases and rounds as the game counts them; otherwise each time the first player is to act. */
export function marksOf(frames: Frame[], spans: Span[], parts: Reader): Mark[] {
  const opening = openingOf(frames, parts.chapter);
  if (!parts.section) return roundsOf(spans);
  const marks: Mark[] = [];
  let before = { part: "", step: "" };
  frames.forEach(({ view }, place) => {
    const now = place < opening ? null : parts.section?.(view);
    if (!now || (now.part === before.part && now.step === before.step)) return;
    const great = now.part !== before.part;
    const where = parts.where?.(view) ?? { key: "" };
    marks.push({ at: untilActed(frames, place), label: great ? now.part : now.step, great, where });
    before = now;
  });
  return marks;
}

/** What chance lays out belongs to what went before: somebody acts after this frame. */
function untilActed(frames: Frame[], from: number): number {
  const next = frames.findIndex((frame, place) => place > from && (frame.told?.seat ?? -1) >= 0);
  return next < 0 ? frames.length - 1 : next - 1;
}

function roundsOf(spans: Span[]): Mark[] {
  const opens = spans.find(({ turn }) => typeof turn.who === "number")?.turn.who;
  return spans
    .filter(({ turn }) => turn.who === opens)
    .map(({ first }, place) => ({
      at: first,
      label: String(place + 1),
      great: true,
      where: { key: "replay-round", words: { number: place + 1 } },
    }));
}

const MOST = 3;

/** The turns in which somebody gained most on the best of the others, in the order of the game. */
export function swingsOf(frames: Frame[], spans: Span[]): Swing[] {
  return spans
    .flatMap((span) => swingOf(frames, span) ?? [])
    .sort((one, other) => other.swing - one.swing)
    .slice(0, MOST)
    .sort((one, other) => one.at - other.at);
}

function swingOf(frames: Frame[], span: Span): (Swing & { swing: number }) | null {
  const { turn, first, last, gains } = span;
  if (turn.who === "setup") return null;
  const [before, after] = [frames[Math.max(0, first - 1)]?.score, frames[last]?.score];
  const { who, swing } = gainerOf(span);
  if (!before || !after || swing <= 0) return null;
  const leads = leadsIn(after, who) && !leadsIn(before, who);
  const ending = turn.who === "end";
  return { at: last, who, points: gains[who] ?? 0, source: mostly(before, after, who), leads, ending, swing };
}

/** Who gained most on the best of the others; of several the one whose turn it was. */
function gainerOf({ turn, gains }: Span): { who: number; swing: number } {
  const best = gains.map((gain, seat) => gain - Math.max(0, ...gains.filter((_, one) => one !== seat)));
  const swing = Math.max(...best);
  const isTheirs = typeof turn.who === "number" && gains[turn.who] === Math.max(...gains);
  return { who: isTheirs ? Number(turn.who) : best.indexOf(swing), swing };
}

/** Where most of what somebody gained came from. */
function mostly(before: Score, after: Score, seat: number): string {
  const gained = Object.entries(after.sheets[seat] ?? {}).map(([source, points]): [string, number] => [
    source,
    points - (before.sheets[seat]?.[source] ?? 0),
  ]);
  return gained.sort((one, other) => other[1] - one[1])[0]?.[0] ?? "";
}

const sideOf = (score: Score, seat: number): number[] =>
  score.teams.find((team) => team.includes(seat)) ?? [seat];

/** Whether nobody else has as much, in teams together. */
function leadsIn(score: Score, seat: number): boolean {
  const total = (side: number[]) => side.reduce((all, one) => all + (score.scores[one] ?? 0), 0);
  const own = sideOf(score, seat);
  return score.scores.every((_, one) => own.includes(one) || total(sideOf(score, one)) < total(own));
}
