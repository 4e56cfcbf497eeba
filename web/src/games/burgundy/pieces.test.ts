import { expect, test, vi } from "vitest";
import { ordered } from "./log";
import { effectWord, look } from "./pieces";
import { laidAfter } from "./card/recorded";
import game from "./card/recorded.json";

vi.mock("./box", () => ({
  theBox: () => ({ tiles: { kinds: { animal: ["cow"], building: ["bank", "boarding-house"] } } }),
}));

test("a tile's word says its kind, its colour and its figure", () => {
  expect(look("cow-3")).toEqual({ kind: "cow", colour: "animal", figure: "3" });
  expect(look("boarding-house")).toEqual({ kind: "boarding-house", colour: "building", figure: "" });
  expect(look("monastery-12")).toEqual({ kind: "monastery", colour: "monastery", figure: "12" });
  expect([effectWord("cow-3"), effectWord("monastery-12"), effectWord("bank")]).toEqual([
    "animal",
    "monastery-12",
    "bank",
  ]);
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
