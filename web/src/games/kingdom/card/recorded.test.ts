import { expect, test } from "vitest";
import game from "./recorded.json";
import { lastHex, settledAfter } from "./recorded";

test("settlements are put down one after the other, and moved ones leave their hex", () => {
  const steps = ["0 1.1", "1 2.2", "0 1.3 1.1"];
  expect(settledAfter(steps, 2)).toEqual([["1.1"], ["2.2"], [], []]);
  expect(settledAfter(steps, 3)).toEqual([["1.3"], ["2.2"], [], []]);
  expect(lastHex(steps, 3)).toBe("1.3");
});

test("in the recorded game nobody stands on a taken hex, on a place, or outside the map", () => {
  const settled = settledAfter(game.steps, game.steps.length).flat();
  expect(new Set(settled).size).toBe(settled.length);
  for (const hex of settled) {
    const [row = 0, column = 0] = hex.split(".").map(Number);
    expect(game.map[row - 1]?.[column - 1]).toMatch(/[A-JL-WYZ]/); // neither K nor X
  }
});
