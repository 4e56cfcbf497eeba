import { expect, test } from "vitest";
import { chapter, speaksOf } from "./log";

const pieces = { sand: 1, wood: 2, clay: 0, stone: 0 };

test("choosing and revealing belong to the round, what a character does to its player", () => {
  expect(chapter({ event: "characters-chosen", seat: 1, first_card: null, second_card: null }, true)).toBe(
    "round",
  );
  expect(
    chapter({ event: "characters-revealed", seat: 1, first_card: "trader", second_card: "no-card" }, true),
  ).toBe("round");
  expect(chapter({ event: "tile-built", seat: 1, tile: "stable", ...pieces }, true)).toBe(1);
  expect(chapter({ event: "game-ended" }, true)).toBe("end");
  expect(chapter({ event: "start-chosen", seat: 0 }, false)).toBe("setup");
});

test("a line of the log speaks of the place, the cart or the card it names", () => {
  expect(
    speaksOf({
      event: "helper-housed",
      seat: 0,
      building: "tavern",
      place: "2",
      origin: "supply",
      talers: 1,
    }),
  ).toEqual(["place tavern 2"]);
  expect(speaksOf({ event: "helper-sent", seat: 0, origin: "supply", cart: "sand" })).toEqual(["cart sand"]);
  expect(speaksOf({ event: "worker-filled", seat: 2, card: "worker-wood", ...pieces, silver: 0 })).toEqual([
    "action 2 worker-wood",
  ]);
  expect(speaksOf({ event: "tower-taken", seat: 2, resource: "clay", count: 1 })).toEqual(["tower clay"]);
});
