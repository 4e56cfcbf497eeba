import { expect, test } from "vitest";
import { castleAt } from "./castles";

const layout = {
  colours: Array.from({ length: 37 }, (_, place) => (place % 2 ? ("ship" as const) : ("mine" as const))),
  numbers: Array.from({ length: 37 }, (_, place) => (place % 4) + 1),
  areas: [],
  confidence: "verified" as const,
};
const told = { neighbours: ["2", "5"], missing: [3], areas: [], rolls: 75 };

test("a castle is drawn with the spaces that the house names, and told where it lies", () => {
  const middle = castleAt(layout, "19", told);
  expect(middle.neighbours).toEqual([
    { space: "2", colour: "ship", number: 2 },
    { space: "5", colour: "mine", number: 1 },
  ]);
  expect([middle.place, middle.rolls]).toEqual(["place-middle", 75]);
  expect(castleAt(layout, "1", told).place).toBe("place-nw");
  expect(castleAt(layout, "37", told).place).toBe("place-se");
});
