import { expect, test } from "vitest";
import type { Finding, Marked } from "../../net/messages";
import type { Span } from "../../table/moments";
import { decisionAt, markedFrames, markOf, ownDecisions, resignations, turnOf, withRoom } from "./marks";

const judged = (mark: Marked, wins: number, seat: number) => ({
  seat,
  best: [],
  before: 0.5,
  after: 0.5,
  points: 0,
  wins,
  mark,
});
const found = (wins: number[], mark?: Marked, given = 0, seat = 0): Finding => ({
  points: [10, 10],
  wins,
  decision: mark ? judged(mark, given, seat) : null,
  luck: null,
});
/** A turn that tells something of each of these frames. */
const span = (who: number, frames: number[]): Span => ({
  turn: { who, number: 1, events: frames.map((number) => ({ event: {} as never, number })) },
  first: frames[0] ?? 0,
  last: frames.at(-1) ?? 0,
  gains: [],
});
const FINDINGS = [
  found([0.5, 0.5], "good"),
  found([0.5, 0.5], "mistake", 0.1),
  found([0.4, 0.6]),
  found([0.4, 0.6], "brilliant"),
  found([0.8, 0.2], "inaccurate", 0.03),
  found([1, 0]),
];

test("a decision belongs to the frame in which it was to be made, not to the one that shows it", () => {
  expect(decisionAt(FINDINGS, 0)?.mark).toBe("good");
  expect(decisionAt(FINDINGS, 1)?.mark).toBe("mistake");
  expect(decisionAt(FINDINGS, 2)).toBeNull();
  expect(decisionAt(FINDINGS, 6)).toBeNull();
});

test("a turn has the mark that says most of it", () => {
  const spans = [span(0, [1, 2]), span(0, [4, 5])];
  expect(markOf(FINDINGS, spans, 0)).toMatchObject({ at: 1, decision: { mark: "mistake" } });
  expect(markOf(FINDINGS, spans, 1)).toMatchObject({ at: 4, decision: { mark: "inaccurate" } });
  expect(markOf(FINDINGS, [span(0, [3])], 0)).toBeNull();
});

test("a decision is marked once, in a turn of whoever made it", () => {
  // The first player's third move brings something to both, one after the other; then the second player acts.
  const findings = [
    found([0.5, 0.5], "good"),
    found([0.5, 0.5], "good"),
    found([0.5, 0.5], "mistake", 0.2),
    found([0.3, 0.7], "inaccurate", 0.03, 1),
  ];
  const spans = [{ ...span(0, [1, 2, 3]), last: 2 }, span(1, [3]), span(0, [3]), span(1, [3, 4])];
  const marks = spans.map((_, place) => markOf(findings, spans, place)?.decision.mark);
  expect(marks).toEqual(["mistake", undefined, undefined, "inaccurate"]);
});

test("what a bot decides in somebody's stead is not theirs", () => {
  const own = ownDecisions(FINDINGS, [1, 2, 3, 4]);
  expect(own.map(({ decision }) => decision?.mark)).toEqual(["good", ...Array(5)]);
});

test("a resignation belongs to the frame in which it was told", () => {
  const change = (
    what: "resigned" | "resigned-last" | "handed" | "returned" | "hinted",
    after: number,
    seat = 0,
  ) => ({
    ...{ seat, what, after, at: 0 },
  });
  const changes = [change("handed", 2), change("returned", 4), change("hinted", 5), change("resigned", 9, 1)];
  const rows = [undefined, 1, 3, 7, 10, 11]; // of the log, by frame: others were taken back
  expect(
    resignations([change("resigned", 8), ...changes.slice(0, 3), change("resigned-last", 9, 1)], rows),
  ).toEqual([
    { seat: 0, at: 3, ends: false },
    { seat: 1, at: 3, ends: true },
  ]);
});

test("the worst comes first, and what is good is no mark to look for", () => {
  expect(markedFrames(FINDINGS).map(({ at }) => at)).toEqual([1, 4, 3]);
});

test("marks that find no room beside a greater one are left out", () => {
  const kept = withRoom(markedFrames(FINDINGS), (at) => at * 10, 15);
  expect(kept.map(({ at }) => at)).toEqual([1, 4]);
});

test("the turning point is told once all is looked at", () => {
  const played = { accuracy: 90, mistakes: 0, given: 0, luck: 0 };
  expect(turnOf({ turning: 3, seats: [played, played] }, FINDINGS, 0)).toEqual({
    at: 3,
    by: FINDINGS[3]?.decision,
    before: 40,
    after: 80,
  });
  expect(turnOf({ turning: 2, seats: [played, played] }, FINDINGS, 0)).toMatchObject({ at: 3, by: null });
  expect(turnOf({ turning: -1, seats: [] }, FINDINGS, 0)).toBeNull();
});
