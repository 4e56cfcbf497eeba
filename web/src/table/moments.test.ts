import { describe, expect, it } from "vitest";
import type { Frame, Score } from "../net/messages";
import { marksOf, openingOf, shownAt, spansOf, swingsOf, turnAt } from "./moments";

const score = (scores: number[]): Score => ({
  scores,
  sheets: scores.map((points) => ({ castles: points })),
  ranking: [],
  winners: [],
  final: false,
  teams: [],
  tie: "",
});
const frame = (number: number, seat: number, event: string, scores: number[]): Frame => ({
  number,
  told: number ? { number, seat, at: 0, events: [{ event, seat } as never] } : null,
  view: { round: number } as never,
  score: score(scores),
});
/** Chance lays the board, then two players take two turns each, and the end pays. */
const FRAMES = [
  frame(0, -1, "", [0, 0]),
  frame(1, -1, "laid", [0, 0]),
  frame(2, 0, "built", [2, 0]),
  frame(3, 0, "built", [3, 0]),
  frame(4, 1, "built", [3, 9]),
  frame(5, 0, "built", [5, 9]),
  frame(6, 1, "built", [5, 9]),
  frame(7, -1, "ended", [25, 9]),
];
const chapter = (event: { event: string }) =>
  event.event === "laid" ? ("setup" as const) : event.event === "ended" ? ("end" as const) : null;
const withSeats = (event: never) => chapter(event) ?? (event as { seat: number }).seat;

describe("a recorded game", () => {
  it("opens where somebody is to act for the first time", () => {
    expect(openingOf(FRAMES, withSeats)).toBe(1);
    expect(openingOf(FRAMES.slice(0, 2), withSeats)).toBe(1);
    expect(openingOf([], withSeats)).toBe(0);
  });
  it("shows the board from the beginning on, also before chance has laid it", () => {
    const isLaid = (view: unknown) => (view as { round: number }).round > 0;
    const shown = (at: number) => shownAt(FRAMES, at, isLaid);
    expect([shown(0), shown(1)].map((one) => [one?.number, one?.view])).toEqual([
      [0, { round: 1 }],
      [1, { round: 1 }],
    ]);
    expect(shownAt(FRAMES, 0)).toBe(FRAMES[0]);
    expect(shownAt(FRAMES.slice(0, 1), 5, isLaid)).toBe(FRAMES[0]);
    expect(shownAt([], 0, isLaid)).toBeUndefined();
  });
  it("knows which frames a turn takes and what it brought", () => {
    const spans = spansOf(FRAMES, withSeats);
    expect(spans.map(({ turn, first, last }) => [turn.who, first, last])).toEqual([
      ["setup", 1, 1],
      [0, 2, 3],
      [1, 4, 4],
      [0, 5, 5],
      [1, 6, 6],
      ["end", 7, 7],
    ]);
    expect(spans[1]?.gains).toEqual([3, 0]);
    expect(turnAt(spans, 3)).toBe(1);
  });
  it("counts rounds by the first player where the game has none", () => {
    const marks = marksOf(FRAMES, spansOf(FRAMES, withSeats), { chapter: withSeats });
    expect(marks.map(({ at, label }) => [at, label])).toEqual([
      [2, "1"],
      [5, "2"],
    ]);
  });
  it("finds the turns that decided it, and who led only since then", () => {
    const swings = swingsOf(FRAMES, spansOf(FRAMES, withSeats));
    expect(swings.map(({ at, who, points, leads, ending }) => [at, who, points, leads, ending])).toEqual([
      [3, 0, 3, true, false],
      [4, 1, 9, true, false],
      [7, 0, 20, true, true],
    ]);
    expect(swings[0]?.source).toBe("castles");
  });
});
