import { expect, test } from "vitest";
import { waitOf, withTempo } from "./tempo";

test("another tempo leaves the wait to the house", () => {
  expect(withTempo("days")).toEqual({ pace: "days", absence: null });
});

test("a wait is told in its largest unit", () => {
  expect([30, 60, 600, 259_200].map(waitOf)).toEqual([
    { key: "wait-seconds", count: 30 },
    { key: "wait-minutes", count: 1 },
    { key: "wait-minutes", count: 10 },
    { key: "wait-days", count: 3 },
  ]);
});
