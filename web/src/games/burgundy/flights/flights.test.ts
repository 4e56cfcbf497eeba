import { expect, test } from "vitest";
import type { BurgundyView } from "../pieces";
import { flightsBetween } from "./flights";

const duchy = (more: object) => ({
  duchy: "1",
  tiles: {},
  storage: [],
  goods: {},
  sold: {},
  silver: 0,
  workers: 0,
  points: {},
  brought: {},
  ...more,
});
const laid = (depots: BurgundyView["depots"], own: object, stock = {}) => ({
  depots,
  stock,
  duchies: [duchy(own)],
});

test("a taken tile flies from its depot into storage", () => {
  const before = laid({ 4: ["ship", "bank"] }, { storage: ["mine"] });
  const after = laid({ 4: ["ship", null] }, { storage: ["mine", "bank"] });
  expect(flightsBetween(before, after)).toEqual([
    { piece: { tile: "bank" }, from: "tile 4 1", to: "store-of 0 1" },
  ]);
});

test("a placed tile flies from storage to its space", () => {
  const before = laid({}, { storage: ["mine", "ship"] });
  const after = laid({}, { storage: ["mine"], tiles: { 18: "ship" } });
  expect(flightsBetween(before, after)).toEqual([
    { piece: { tile: "ship" }, from: "store-of 0 1", to: "duchy-of 0 18" },
  ]);
});

test("goods fly from their depot, and what is discarded or sold flies nowhere", () => {
  const before = laid({}, { goods: { red: 1 }, storage: ["mine"] }, { 3: { red: 2 } });
  const after = laid({}, { goods: { red: 3 } }, { 3: {} });
  expect(flightsBetween(before, after)).toEqual([
    { piece: { goods: "red" }, from: "stock 3 red", to: "goods-of 0 red" },
  ]);
});

test("a leap over many moves lands at once", () => {
  expect(
    flightsBetween(
      laid({}, {}),
      laid({}, { tiles: { 1: "cow-2", 2: "castle", 3: "castle", 4: "monastery-1", 5: "cow-3" } }),
    ),
  ).toEqual([]);
});
