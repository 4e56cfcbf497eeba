import { expect, test } from "vitest";
import { swiped } from "./swipe";

test("to the left leads on, to the right back, and up, down or a little nowhere", () => {
  const from = { x: 200, y: 300 };
  expect(swiped(from, { x: 100, y: 310 })).toBe(1);
  expect(swiped(from, { x: 300, y: 290 })).toBe(-1);
  expect(swiped(from, { x: 220, y: 100 })).toBe(0);
  expect(swiped(from, { x: 140, y: 380 })).toBe(0);
  expect(swiped(from, { x: 180, y: 300 })).toBe(0);
});
