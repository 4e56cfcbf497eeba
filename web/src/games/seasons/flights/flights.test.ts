import { expect, test } from "vitest";
import { flightsBetween, type Laid } from "./flights";

const player = (more: Partial<Laid["players"][number]> = {}) => ({
  talers: 3,
  resources: { sand: 1, wood: 1, clay: 0, stone: 0, silver: 0 },
  helpers: 7,
  ...more,
});
type Cart = Laid["carts"][number];
const cart = (word: Cart["cart"], resource: Cart["resource"], seat: number | null): Cart => ({
  cart: word,
  resource,
  brings: 4,
  seat,
  new: false,
});
const laid = (more: Partial<Laid> = {}): Laid => ({
  players: [player(), player()],
  castle: { tiles: [] },
  carts: [cart("sand", "sand", null)],
  tower: { sand: 1 },
  ribbon: [],
  winter: null,
  ...more,
});

test("a helper goes from the supply to a cart, or from where it stood", () => {
  const sent = laid({ carts: [cart("sand", "sand", 0)], players: [player({ helpers: 6 }), player()] });
  expect(flightsBetween(laid(), sent)).toEqual([
    { piece: "helper 0", from: "helpers-of 0", to: "cart sand" },
  ]);
  const moved = laid({
    carts: [cart("sand", "sand", null), cart("wood", "wood", 0)],
    players: [player({ helpers: 6 }), player()],
  });
  expect(
    flightsBetween(laid({ ...sent, carts: [cart("sand", "sand", 0), cart("wood", "wood", null)] }), moved),
  ).toEqual([{ piece: "helper 0", from: "cart sand", to: "cart wood" }]);
});

test("pieces come from the worker's card, the tower, the cart or the stock", () => {
  const richer = [player({ resources: { sand: 3, wood: 1, clay: 0, stone: 0, silver: 0 } }), player()];
  const from = (before: Partial<Laid>, after: Partial<Laid>) =>
    flightsBetween(laid(before), laid({ players: richer, ...after })).map((flight) => flight.from);
  const card = (pieces: Record<string, number> | null): Laid["ribbon"] => [
    { card: "worker-sand", seat: 0, done: false, filled: true, now: true, pieces },
  ];
  expect(from({ ribbon: card({ sand: 2 }) }, { ribbon: card({}) })).toEqual(["lying 0 worker-sand sand"]);
  expect(from({ tower: { sand: 2 } }, { tower: { sand: 0 } })).toEqual(["tower sand"]);
  expect(from({ carts: [cart("sand", "sand", 0)] }, { carts: [cart("sand", "sand", 0)] })).toEqual([
    "brings sand",
  ]);
  expect(from({}, {})).toEqual(["stock sand"]);
});

test("what is paid goes to the stock, and silver to the smithy", () => {
  const had = laid({
    players: [player({ resources: { sand: 2, wood: 0, clay: 0, stone: 0, silver: 1 } }), player()],
  });
  const has = laid({
    players: [player({ resources: { sand: 0, wood: 0, clay: 0, stone: 0, silver: 0 } }), player()],
  });
  expect(flightsBetween(had, has).map((flight) => flight.to)).toEqual(["stock sand", "smithy"]);
});

test("worker's cards are filled from the stock", () => {
  const filled = laid({
    ribbon: [
      { card: "worker-wood", seat: 1, done: false, filled: true, now: false, pieces: { wood: 2, silver: 1 } },
    ],
  });
  expect(flightsBetween(laid(), filled).map((flight) => flight.to)).toEqual([
    "lying 1 worker-wood wood",
    "lying 1 worker-wood silver",
  ]);
});
