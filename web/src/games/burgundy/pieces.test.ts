import { expect, test, vi } from "vitest";
import { ordered } from "./log";
import { look } from "./pieces";
import { laidAfter } from "./card/recorded";
import game from "./card/recorded.json";

/** Not as their words would have it. */
const faces = {
  "cow-3": { kind: "cow", colour: "animal", figure: 4 },
  "boarding-house": { kind: "boarding-house", colour: "building", figure: null },
  abbey: { kind: "monastery", colour: "monastery", figure: 12 },
  inn: { kind: "inn", colour: null, figure: null },
};
vi.mock("./box", () => ({ thePieces: () => ({ faces }) }));

test("the box says what is printed on a tile, and its word says nothing", () => {
  expect(look("cow-3")).toEqual({ kind: "cow", colour: "animal", figure: "4" });
  expect(look("boarding-house")).toEqual({ kind: "boarding-house", colour: "building", figure: "" });
  expect(look("abbey")).toEqual({ kind: "monastery", colour: "monastery", figure: "12" });
  expect(look("inn")).toEqual({ kind: "inn", colour: "inn", figure: "" });
  expect(look("action")).toEqual({ kind: "action", colour: "action", figure: "" }); // no tile
});

test("a preview tells first what the line itself says", () => {
  const events = [{ event: "die-changed" }, { event: "tile-taken" }] as const;
  expect(ordered([...events]).map(({ event }) => event)).toEqual(["tile-taken", "die-changed"]);
  const sale = [{ event: "die-changed" }, { event: "goods-sold" }] as const;
  expect(ordered([...sale]).map(({ event }) => event)).toEqual(["goods-sold", "die-changed"]);
});

test("the recorded duchy grows tile by tile, on 37 spaces at most and none twice", () => {
  const spaces = game.steps.map((step) => step.split(" ")[1]);
  expect(new Set(spaces).size).toBe(spaces.length);
  expect(laidAfter(["castle 19", "cow-2 12"], 1)).toEqual({ 19: "castle" });
  expect(Object.keys(laidAfter(game.steps, game.steps.length))).toHaveLength(game.steps.length);
});
