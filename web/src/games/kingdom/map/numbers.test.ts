import { expect, test } from "vitest";
import { shownNumbers } from "./numbers";

test("every number stands at the edge where there is room", () => {
  expect(shownNumbers(5, 0.6, new Set())).toEqual([0, 1, 2, 3, 4]);
});

test("where there is none, some do, and what is spoken of takes the place of what it would cover", () => {
  expect(shownNumbers(20, 1.3, new Set())).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
  expect(shownNumbers(12, 1.3, new Set([5]))).toEqual([0, 2, 5, 8, 10]);
});
