/** What an analysis says of a recorded game: marks of turns, the curve's points, where it turned. */

import type { AnalysisInfo, Finding, Judged, Marked, TableInfo } from "../../net/messages";
import type { Span } from "../../table/moments";

export const CLEAR: Marked[] = ["mistake", "inaccurate", "brilliant"]; // those one looks for
const WEIGHT: Record<Marked, number> = { mistake: 3, inaccurate: 2, brilliant: 1, good: 0 };

/** The decision that was to be made in a frame; the next one shows what became of it. */
export const decisionAt = (findings: Finding[], frame: number): Judged | null =>
  findings[frame]?.decision ?? null;

type Change = TableInfo["changes"][number];

/** What was found, without what bots have decided in somebody’s stead: nobody is judged by that. */
export const ownDecisions = (findings: Finding[], stoodIn: number[]): Finding[] =>
  findings.map((one, row) => (stoodIn.includes(row) ? { ...one, decision: null } : one));

/** Who resigned, the frame in which they did, and whether the game was over with it. */
export const resignations = (
  changes: Change[],
  rows: (number | undefined)[],
): { seat: number; at: number; ends: boolean }[] =>
  changes
    .filter(({ what }) => what === "resigned" || what === "resigned-last")
    .map(({ seat, what, after }) => ({
      seat,
      ends: what === "resigned-last",
      at: Math.max(0, rows.filter((row) => (row ?? 0) <= after).length - 1),
    }));

/** A decision and the frame in which it was made. */
export interface Made {
  at: number;
  decision: Judged;
}

/** Of what its player decided in a turn what says most of it; of a move that makes several turns, in the first. */
export function markOf(findings: Finding[], spans: Span[], place: number): Made | null {
  const span = spans[place];
  if (!span) return null;
  const { who } = span.turn;
  const before = spans.slice(0, place).findLast(({ turn }) => turn.who === who);
  let found: Made | null = null;
  for (let frame = Math.max(span.first, before ? endOf(before) + 1 : 0); frame <= endOf(span); frame++) {
    const decision = decisionAt(findings, frame - 1);
    if (decision?.seat === who && (!found || weightOf(decision) > weightOf(found.decision)))
      found = { at: frame - 1, decision };
  }
  return found;
}
/** The last frame of which a turn tells something; another turn may begin with the same one. */
const endOf = ({ turn, last }: Span): number => Math.max(last, turn.events.at(-1)?.number ?? last);
const weightOf = ({ mark, wins }: Judged) => WEIGHT[mark] + Math.min(0.9, wins);

/** The frames in which marked moves were decided, those that matter most first. */
export function markedFrames(findings: Finding[]): Made[] {
  return findings
    .flatMap(({ decision }, row) =>
      decision && CLEAR.includes(decision.mark) ? [{ at: row, decision }] : [],
    )
    .sort((one, other) => weightOf(other.decision) - weightOf(one.decision));
}

/** Of these, in that order, as many as find room beside each other. */
export function withRoom<Placed extends { at: number }>(
  marks: Placed[],
  x: (at: number) => number,
  room: number,
): Placed[] {
  const kept: Placed[] = [];
  for (const mark of marks)
    if (kept.every((other) => Math.abs(x(other.at) - x(mark.at)) >= room)) kept.push(mark);
  return kept;
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** What turned the game and the winner's chance with it: a choice, where it was made, or what luck has brought.
    Nothing before all is looked at. */
export function turnOf(
  { turning, seats }: Pick<AnalysisInfo, "turning" | "seats">,
  findings: Finding[],
  winner: number,
): { at: number; by: Judged | null; before: number; after: number } | null {
  const [row, next] = [findings[turning], findings[turning + 1]];
  if (!row || !next || !seats.length) return null;
  const chance = ({ wins }: Finding) => percent(wins[winner] ?? 0);
  const by = row.decision ?? null;
  return { at: by ? turning : turning + 1, by, before: chance(row), after: chance(next) };
}
