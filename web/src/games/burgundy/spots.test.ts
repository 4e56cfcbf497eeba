import { expect, test } from "vitest";
import { readLine, type Fields } from "../../choose";
import type { BurgundyView } from "./pieces";
import * as spots from "./spots";

const fields: Fields = {
  take: [["die"], ["depot"], ["tile"]], place: [["die"], ["tile"], ["space"]], buy: [["depot"], ["tile"], ["paid_silver", "silver"], ["paid_workers", "workers"]],
  discard: [["tile"]], "sell-goods": [["die"], ["value"]], "take-workers": [["die"]],
};
const lines = ["take 3 4 ship", "take 5 4 ship", "buy 4 ship 2 0", "place 3 ship 18", "discard ship", "sell-goods 3 6", "take-workers 3"].map((line) => readLine(line, fields));
const table = {
  seats: 2, stage: "turn", dice: [[3, 5], [null, null]], depots: { 4: ["ship", null], black: ["bank"] }, stock: { 4: { red: 1 } }, pending: [], dealt: [],
  duchies: [{ storage: ["ship"], goods: { orange: 2 }, tiles: { 19: "castle" } }, { storage: [], goods: {}, tiles: {} }],
} as unknown as BurgundyView;

const numberOf = (goods: string) => ["teal", "purple", "pink", "red", "brown", "orange"].indexOf(goods) + 1;
const at = (id: string) => {
  const spot = spots.spotsOf(table, 0, numberOf).get(id);
  if (!spot) throw new Error(id);
  return spot;
};
const texts = (id: string) => spots.linesOf(at(id), lines).map((line) => line.text);

test("a tile in a depot stands for taking and buying it, not for placing its like", () => {
  expect(texts("tile 4 0")).toEqual(["take 3 4 ship", "take 5 4 ship", "buy 4 ship 2 0"]);
  expect(texts("stored 0")).toEqual(["place 3 ship 18", "discard ship"]);
});

test("a space, a pile of goods, a die and the workers stand for their lines", () => {
  expect(texts("space 18")).toEqual(["place 3 ship 18"]);
  expect(texts("goods orange")).toEqual(["sell-goods 3 6"]);
  expect(texts("die 1")).toEqual(["take 5 4 ship"]);
  expect(texts("workers")).toEqual(["take-workers 3"]);
});

test("of goods in the depots a ship chooses among those it loads", () => {
  const loading = { ...table, stock: { 1: { red: 1 }, 2: { red: 1 }, 6: { red: 2 } }, pending: [["choose-goods", 16]] } as unknown as BurgundyView;
  const take = readLine("take-goods red", { "take-goods": [["goods"]] });
  const open = [...spots.spotsOf(loading, 0, numberOf).values()].filter((spot) => spots.linesOf(spot, [take]).length);
  expect(open.map((spot) => spot.id)).toEqual(["stock 1 red", "stock 6 red"]);
});

test("a die is a tool, and a stored tile that may be placed; one that can only be discarded is not", () => {
  const discards = lines.filter((line) => line.move === "discard");
  expect(spots.isTool(at("die 0"), lines)).toBe(true);
  expect(spots.isTool(at("stored 0"), lines)).toBe(true);
  expect(spots.isTool(at("stored 0"), discards)).toBe(false);
  expect(spots.isTool(at("tile 4 0"), lines)).toBe(false);
});

test("what is not legal is asked about as the line it would have been", () => {
  expect(spots.wouldBe(at("tile 4 0"), { die: "5" }, table, 0)).toBe("take 5 4 ship");
  const costs = { take: { 3: { 4: 2 }, 5: { 4: 1 } } } as unknown as BurgundyView["costs"];
  expect(spots.wouldBe(at("tile 4 0"), {}, { ...table, costs }, 0)).toBe("take 5 4 ship"); // the nearer die
  expect(spots.wouldBe(at("tile black 0"), {}, table, 0)).toBe("buy black bank 2 0");
  expect(spots.wouldBe(at("space 1"), {}, table, 0)).toBe("place 3 ship 1");
  expect(spots.wouldBe(at("space 1"), {}, { ...table, pending: [["extra-action", 0]] }, 0)).toBe("place any ship 1");
});
