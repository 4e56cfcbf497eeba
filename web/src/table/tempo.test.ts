import { expect, test } from "vitest";
import { patience, TEMPOS, waitOf, WAITS, withTempo } from "./tempo";

test("each tempo offers its usual wait among the others", () => {
  for (const tempo of TEMPOS) expect(WAITS[tempo]).toContain(withTempo(tempo).absence);
});

test("a table that does not say how long it waits waits as usual", () => {
  expect(
    patience({
      live_gold: true,
      start_when_full: false,
      hints: true,
      guided: false,
      pace: "days",
      absence: null,
    }),
  ).toBe(259_200);
  expect(
    patience({
      live_gold: true,
      start_when_full: false,
      hints: true,
      guided: false,
      pace: "days",
      absence: 86_400,
    }),
  ).toBe(86_400);
});

test("a wait is told in its largest unit", () => {
  expect([30, 60, 600, 259_200].map(waitOf)).toEqual([
    { key: "wait-seconds", count: 30 },
    { key: "wait-minutes", count: 1 },
    { key: "wait-minutes", count: 10 },
    { key: "wait-days", count: 3 },
  ]);
});
