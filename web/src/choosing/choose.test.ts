import { expect, test } from "vitest";
import {
  bySpot,
  clickable,
  completed,
  drawnAs,
  endOf,
  isTool,
  pickedUp,
  readLine,
  spotAt,
  through,
  toolsFor,
  withoutWords,
  type Line,
  type Moves,
} from "./choose";
import { written } from "../testing/moves";

const texts = (left: Line[]) => left.map((line) => line.text);
const read = (moves: Moves, ...lines: string[]) => lines.map((text) => readLine(text, moves));

const kingdom: Moves = {
  build: written("hex", ["hex {hex}"]),
  use: written("location hex", ["*token {location}", "hex {hex}"]),
  "end-turn": written("", [], { ends: true }),
};
const settling = read(kingdom, "build 3.4", "build 3.5", "use farm 3.4", "use farm 9.9", "end-turn");

const burgundy: Moves = {
  take: written("die depot tile", ["*die {die}", "tile {depot} {tile}"], { at: { "die any": "" } }),
  place: written("die tile space", ["*die {die}", "*stored {tile}", "space {space}"]),
  buy: written("depot tile", ["tile {depot} {tile}"], { beside: true }),
  discard: written("tile", ["stored {tile}"]),
  "place-from": written("depot tile space", ["*tile {depot} {tile}", "space {space}"]),
};
const turn = read(
  burgundy,
  "take 3 4 ship",
  "take 5 4 ship",
  "buy 4 ship",
  "place 3 ship 18",
  "place 5 bank 7",
);

const seasons: Moves = {
  choose: written("cards:card", ["*card {cards}"], { secret: true }),
  send: written("origin cart", ["*{origin}", "cart {cart}"], {
    at: { supply: "supply", sand: "cart sand", wood: "cart wood" },
  }),
  "call-back": written("cart", ["cart {cart}"]),
  exchange: written("resource", ["*own silver", "stock {resource}"], { beside: true }),
  give: written("gift", ["own {gift}"]),
};

test("a line's words are known by their kind, and the spots it goes through", () => {
  const line = readLine("use farm 3.4", kingdom);
  expect(line.words).toEqual({ location: "farm", hex: "3.4" });
  expect(line.path.map(({ spot, tool }) => [spot, tool])).toEqual([
    ["token farm", true],
    ["hex 3.4", false],
  ]);
});

test("an effect's free choice needs no die, and a helper is picked up where it stands", () => {
  expect(readLine("take any 4 ship", burgundy).path.map(({ spot }) => spot)).toEqual(["tile 4 ship"]);
  expect(readLine("send sand wood", seasons).path.map(({ spot }) => spot)).toEqual([
    "cart sand",
    "cart wood",
  ]);
});

test("a field of several words goes through as many spots", () => {
  expect(readLine("choose messenger trader", seasons).path.map(({ spot }) => spot)).toEqual([
    "card messenger",
    "card trader",
  ]);
});

test("a hex clicked first leaves every line that goes through it, a token picked up then one", () => {
  expect(texts(bySpot(settling).get("hex 3.4") ?? [])).toEqual(["build 3.4", "use farm 3.4"]);
  expect(texts(through(settling, ["token farm", "hex 3.4"]))).toEqual(["use farm 3.4"]);
});

test("the end of a turn needs no target, and the house says which line it is", () => {
  expect(texts(withoutWords(settling))).toEqual(["end-turn"]);
  expect(endOf(settling)?.text).toBe("end-turn");
});

test("a die and a tile that may be placed are picked up, one that is taken or discarded is clicked", () => {
  expect(isTool("die 3", turn)).toBe(true);
  expect(isTool("stored ship", turn)).toBe(true);
  expect(isTool("stored ship", read(burgundy, "discard ship"))).toBe(false);
  expect(isTool("tile 4 ship", turn)).toBe(false);
});

test("what can be bought beside is still picked up to be placed", () => {
  expect(isTool("tile 4 ship", read(burgundy, "place-from 4 ship 18", "buy 4 ship"))).toBe(true);
});

test("with a die in hand what it can do glows, and the other die could take its place", () => {
  const left = through(turn, ["die 3"]);
  expect(toolsFor(["die 3"], left, turn)).toEqual(["die 3", "die 5", "stored ship"]);
  expect(pickedUp(["die 3"], "stored ship", turn)).toEqual(["die 3", "stored ship"]);
  expect(pickedUp(["die 3", "stored ship"], "die 5", turn)).toEqual(["die 5"]);
  expect(pickedUp(["die 3"], "stored bank", turn)).toEqual(["stored bank"]);
});

test("an own helper at a cart is picked up, unless it has to come home", () => {
  expect(isTool("cart sand", read(seasons, "send sand wood", "send supply wood"))).toBe(true);
  expect(isTool("cart sand", read(seasons, "call-back sand"))).toBe(false);
});

test("with one card to choose the card is the choice, with two the second completes it", () => {
  expect(completed(["card trader"], read(seasons, "choose trader", "choose messenger"))?.text).toBe(
    "choose trader",
  );
  const two = read(seasons, "choose messenger trader", "choose messenger stonemason");
  expect(completed(["card messenger"], two)).toBe(null);
  expect(pickedUp(["card messenger"], "card trader", two)).toEqual(["card messenger", "card trader"]);
  expect(completed(["card messenger", "card trader"], two)?.text).toBe("choose messenger trader");
  expect(toolsFor(["card trader"], through(two, ["card trader"]), two)).toEqual([
    "card messenger",
    "card trader",
  ]);
});

test("silver is picked up to be changed, but given where a gift is asked for", () => {
  const plain = read(seasons, "exchange sand");
  expect(isTool("own silver", plain)).toBe(true);
  expect(clickable(plain, [], plain)).toEqual([]);
  expect(texts(clickable(plain, ["own silver"], plain))).toEqual(["exchange sand"]);
  const asked = read(seasons, "exchange sand", "give silver");
  expect(isTool("own silver", asked)).toBe(false);
  expect(texts(clickable(asked, [], asked))).toEqual(["exchange sand", "give silver"]);
});

test("equal pieces are one spot and told apart where they are drawn", () => {
  expect(drawnAs(["die 3", "die 5", "die 3"])).toEqual(["die 3", "die 5", "die 3 #2"]);
  expect(spotAt("die 3 #2")).toBe("die 3");
});
