import { expect, test } from "vitest";
import type { Finding, Marked } from "../../net/messages";
import { decisionAt, markedFrames, markOf, turnOf, withRoom } from "./marks";

const judged = (mark: Marked, wins = 0) => ({
  seat: 0,
  best: [],
  before: 0.5,
  after: 0.5,
  points: 0,
  wins,
  mark,
});
const found = (wins: number[], mark?: Marked, given = 0): Finding => ({
  points: [10, 10],
  wins,
  decision: mark ? judged(mark, given) : null,
  luck: null,
});
const FINDINGS = [
  found([0.5, 0.5], "good"),
  found([0.5, 0.5], "mistake", 0.1),
  found([0.4, 0.6]),
  found([0.4, 0.6], "brilliant"),
  found([0.8, 0.2], "inaccurate", 0.03),
  found([1, 0]),
];

test("a decision belongs to the frame that shows it", () => {
  expect(decisionAt(FINDINGS, 0)).toBeNull();
  expect(decisionAt(FINDINGS, 2)?.mark).toBe("mistake");
  expect(decisionAt(FINDINGS, 3)).toBeNull();
});

test("a turn has the mark that says most of it", () => {
  expect(markOf(FINDINGS, 1, 2)?.mark).toBe("mistake");
  expect(markOf(FINDINGS, 4, 5)?.mark).toBe("inaccurate");
  expect(markOf(FINDINGS, 3, 3)).toBeNull();
});

test("the worst comes first, and what is good is no mark to look for", () => {
  expect(markedFrames(FINDINGS).map(({ at }) => at)).toEqual([2, 5, 4]);
});

test("marks that find no room beside a greater one are left out", () => {
  const kept = withRoom(markedFrames(FINDINGS), (at) => at * 10, 15);
  expect(kept.map(({ at }) => at)).toEqual([2, 5]);
});

test("the turning point is told once all is looked at", () => {
  const played = { accuracy: 90, mistakes: 0, given: 0, luck: 0 };
  expect(turnOf({ turning: 3, seats: [played, played] }, FINDINGS, 0)).toEqual({
    at: 4,
    by: FINDINGS[3]?.decision,
    before: 40,
    after: 80,
  });
  expect(turnOf({ turning: -1, seats: [] }, FINDINGS, 0)).toBeNull();
});
