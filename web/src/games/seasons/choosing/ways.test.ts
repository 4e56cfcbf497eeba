import { expect, test } from "vitest";
import { readLine } from "../../../choosing/choose";
import { written } from "../../../testing/moves";
import { changedFor, sortedWays } from "./ways";

const MOVES = { pay: written("paid_sand:sand paid_wood:wood paid_clay:clay paid_stone:stone") };
const lines = ["pay 0 2 1 2", "pay 1 4 1 1", "pay 3 3 1 1"].map((text) => readLine(text, MOVES));
const own = { sand: 3, wood: 4, clay: 1, stone: 1, silver: 1 };

test("what one has not got is changed from silver", () => {
  expect(changedFor({ wood: 2, clay: 1, stone: 2 }, own)).toBe(1);
  expect(changedFor({ sand: 3, wood: 4 }, own)).toBe(0);
});

test("what needs no silver comes first, then few pieces, or many where each is paid for", () => {
  expect(sortedWays(lines, own, false).map(({ line }) => line.text)).toEqual([
    "pay 1 4 1 1",
    "pay 3 3 1 1",
    "pay 0 2 1 2",
  ]);
  expect(sortedWays(lines, own, true).map(({ line }) => line.text)).toEqual([
    "pay 3 3 1 1",
    "pay 1 4 1 1",
    "pay 0 2 1 2",
  ]);
});
