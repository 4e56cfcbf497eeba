import { expect, test } from "vitest";
import { readLine, type Fields } from "../../choose";
import type { SeasonsView } from "./pieces";
import { isTool, linesOf, linesWith, spotsOf } from "./spots";
import { wouldBe } from "./wouldbe";

const FIELDS: Fields = {
  choose: [["cards", "card"]], send: [["origin"], ["cart"]], house: [["origin"], ["building"], ["place"]], erect: [["tile"]], exchange: [["resource"]],
  give: [["gift"]], buy: [["owner", "seat"], ["card"], ["resource"]], "call-back": [["cart"]], remove: [["card"]],
};
const place = (number: string, price: number, seat: number | null = null, named = number) => ({ place: number, named, price, seat, new: false });
const tile = (word: string, built: number, places: object[] = []) => ({ tile: word, cost: 10, points: 8, unbuilt: 1, built, builders: [], places, sure: {} });
const table = {
  seat: 0, seats: 2, stage: "action", pending: { kind: "action", seat: 0 },
  players: [{ hand: ["messenger", "trader"] }, { hand: [] }],
  castle: { tiles: [tile("tower", 2), tile("market", 1, [place("1", 8, 1), place("2", 8)]), tile("palace", 1, [place("1", 17), place("2", 17, null, "1")]), tile("stable", 1, [place("1", 12), place("2", 12)]), tile("keep", 0, [place("1", 14)])] },
  carts: [{ cart: "sand", resource: "sand", brings: 4, seat: 0, new: false }, { cart: "wood", resource: "wood", brings: 3, seat: null, new: false }],
  tower: { sand: 1 }, stock: { sand: 9, silver: 3 }, ribbon: [{ card: "worker-wood", seat: 1, done: false, now: false, pieces: { wood: 2 } }], winter: null,
} as unknown as SeasonsView;
const spots = spotsOf(table, 0);
const lines = (...texts: string[]) => texts.map((text) => readLine(text, FIELDS));
const at = (id: string, ...texts: string[]) => linesOf(spots.get(id) ?? { id, means: [] }, lines(...texts)).map((line) => line.text);

test("a tile that is not built stands for building it, one that is built for its places", () => {
  expect(at("tile tower 1", "erect tower")).toEqual([]);
  expect(at("tile tower 2", "erect tower")).toEqual(["erect tower"]);
  expect(at("tile tower 8", "erect tower")).toEqual(["erect tower"]);
  expect(at("tile palace 0", "erect tower", "house supply palace 1")).toEqual(["house supply palace 1"]);
});

test("of equal free places each means the one that the line names", () => {
  expect(at("place palace 2", "house supply palace 1")).toEqual(["house supply palace 1"]);
  expect(at("place market 1", "house supply market 2")).toEqual([]);
  expect(at("place market 2", "house supply market 2")).toEqual(["house supply market 2"]);
  expect(at("place stable 2", "house supply stable 1", "house supply stable 2")).toEqual(["house supply stable 2"]); // one price, but not one worth
  expect(spots.has("place keep 1")).toBe(false);
});

test("an own helper at a cart is picked up, unless it has to come home", () => {
  const cart = spots.get("cart sand");
  if (!cart) throw new Error("there is a cart");
  expect(isTool(cart, lines("send sand wood", "send supply wood"))).toBe(true);
  expect(linesWith(cart, lines("send sand wood", "send supply wood", "house sand keep 1")).map((line) => line.text)).toEqual(["send sand wood", "house sand keep 1"]);
  expect(isTool(cart, lines("call-back sand"))).toBe(false);
});

test("a piece on another's worker's card is bought there", () => {
  expect(at("lying 1 worker-wood wood", "buy 1 worker-wood wood", "buy 1 worker-wood silver")).toEqual(["buy 1 worker-wood wood"]);
});

test("with one card to choose a card is the choice, with two it is picked up first", () => {
  expect(at("card trader", "choose trader", "choose messenger")).toEqual(["choose trader"]);
  const two = spotsOf({ ...table, pending: { kind: "choose", seat: null, number: 2 } }, 0).get("card trader");
  if (!two) throw new Error("there is a card");
  expect(isTool(two, lines("choose messenger trader"))).toBe(true);
  expect(linesWith(two, lines("choose messenger trader", "choose messenger stonemason")).map((line) => line.text)).toEqual(["choose messenger trader"]);
});

test("silver is picked up to be changed, but given where a gift is asked for", () => {
  const silver = spots.get("own silver");
  if (!silver) throw new Error("there is silver");
  expect(isTool(silver, lines("exchange sand"))).toBe(true);
  expect(isTool(silver, lines("exchange sand", "give silver"))).toBe(false);
});

test("what a click on something illegal would have been", () => {
  expect(wouldBe("tile keep 0", table)).toBe("erect keep");
  expect(wouldBe("tile palace 0", table)).toBe("house supply palace 1");
  expect(wouldBe("place market 1", table)).toBe("house supply market 1");
  expect(wouldBe("card messenger", { ...table, pending: { kind: "choose", seat: null, number: 2 } })).toBe("choose messenger trader");
  expect(wouldBe("card messenger", { ...table, pending: { kind: "plague", seat: 0 } })).toBe("remove messenger");
});

test("a spectator has nothing of their own", () => {
  expect([...spotsOf(table, null).keys()].filter((id) => /^(card|own|supply)/.test(id))).toEqual([]);
});
