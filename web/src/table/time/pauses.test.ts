import { expect, test } from "vitest";
import { pauseOf } from "./pauses";

const LEVELS = ["uniform", "greedy", "steward", "castellan", "regent", "sovereign", "of another version"];
const rows = Array.from({ length: 60 }, (_, row) => row);
const mean = (level: string) => rows.reduce((sum, row) => sum + pauseOf(level, row, 900), 0) / rows.length;

test("a bot takes a moment, and never a long one", () => {
  for (const level of LEVELS)
    for (const row of rows) {
      expect(pauseOf(level, row, 900)).toBeGreaterThanOrEqual(360);
      expect(pauseOf(level, row, 1700)).toBeLessThanOrEqual(1500);
    }
});

test("the stronger seem to think longer, nobody always as long", () => {
  const means = LEVELS.slice(0, 6).map(mean);
  expect(means).toEqual([...means].sort((one, other) => one - other));
  expect(new Set(rows.map((row) => pauseOf("castellan", row, 900))).size).toBeGreaterThan(10);
});

test("whoever plays fast waits less, and without steps not at all", () => {
  expect(pauseOf("sovereign", 3, 420)).toBeLessThan(pauseOf("sovereign", 3, 900));
  expect(pauseOf("sovereign", 3, 0)).toBe(0);
});
