import { expect, test } from "vitest";
import { chapter, speaksOf, touches } from "./log";

test("a round belongs to nobody's turn, and before the first move to the set-up", () => {
  expect(chapter({ event: "dice-rolled", seat: 1, first: 2, second: 5 }, false)).toBe("setup");
  expect(chapter({ event: "dice-rolled", seat: 1, first: 2, second: 5 }, true)).toBe("round");
  expect(chapter({ event: "tile-taken", seat: 1, tile: "ship", depot: "4" }, true)).toBe(1);
  expect(chapter({ event: "game-ended" }, true)).toBe("end");
});

test("a line of the log speaks of the depot, the space or the player it is about", () => {
  expect(speaksOf({ event: "tile-taken", seat: 0, tile: "ship", depot: "4" })).toEqual(["depot 4"]);
  expect(speaksOf({ event: "tile-placed", seat: 1, tile: "ship", space: "18" })).toEqual(["duchy-of 1 18"]);
  expect(speaksOf({ event: "workers-taken", seat: 1, workers: 2, silver: 0 })).toEqual(["player 1"]);
  expect(touches({ event: "workers-taken", seat: 1, workers: 2, silver: 0 })).toEqual([]);
});
