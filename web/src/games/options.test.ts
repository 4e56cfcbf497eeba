import { expect, test } from "vitest";
import type { GameInfo, OptionInfo, OptionName } from "../net/messages";
import { inMode, matters, modeOf, settled, whole } from "./options";

const option = (
  name: OptionName,
  usual: OptionInfo["default"],
  more: Partial<OptionInfo> = {},
): OptionInfo => ({
  name,
  default: usual,
  allowed: [],
  many: 0,
  different: false,
  names: [],
  matters: {},
  follows: "",
  part: "",
  ...more,
});
const [fruit, shed] = [
  option("modules", [], { many: 2, matters: { mode: ["standard"] } }),
  option("tie", "long", { part: "fruit", matters: { mode: ["standard"], modules: ["fruit"] } }),
];
const game: GameInfo = {
  key: "burgundy",
  rules: 1,
  options: [
    option("seats", 2, { follows: "mode" }),
    option("mode", "standard"),
    option("duchies", ["1"], { follows: "mode" }),
    fruit,
    shed,
  ],
  modes: [
    { key: "standard", seats: [2, 3, 4], teams: [] },
    {
      key: "team",
      seats: [4],
      teams: [
        [0, 2],
        [1, 3],
      ],
    },
  ],
  presets: {},
  moves: {},
  tells: [],
  bots: [],
};
const mixed = whole(game, JSON.parse('{"seats": 3, "duchies": ["7"], "modules": ["fruit"], "tie": "short"}'));
const said = (options: object) => ({ ...options });

test("an option matters where the game says so, in a list by what the list names", () => {
  expect(matters(shed, mixed)).toBe(true);
  expect(matters(shed, whole(game, {}))).toBe(false);
});

test("what goes takes along what was agreed about it", () => {
  const without = settled(game, JSON.parse(JSON.stringify({ ...mixed, modules: [] })), mixed);
  expect(said(without)).toMatchObject({ modules: [], tie: "long", duchies: ["7"], seats: 3 });
});

test("another mode has its seats and begins anew with what follows it", () => {
  const [usual, pairs] = game.modes as [GameInfo["modes"][0], GameInfo["modes"][0]];
  const there = settled(game, inMode(mixed, pairs), mixed);
  expect(said(there)).toEqual({ seats: 4, mode: "team", duchies: ["1"], modules: [], tie: "long" });
  expect(modeOf(game, there)).toBe(pairs);
  expect(said(settled(game, inMode(there, usual), there))).toMatchObject({ seats: 4, mode: "standard" });
});
