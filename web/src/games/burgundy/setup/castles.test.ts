import { expect, test, vi } from "vitest";
import { castlesAt } from "./castles";

const numbers = [4, 5, 6, 7, 6, 5, 4].map((length) => "1".repeat(length));
vi.mock("../box", () => ({ thePieces: () => ({ duchies: { numbers } }) }));

const layout = {
  colours: Array.from({ length: 37 }, (_, place) => (place % 2 ? ("ship" as const) : ("mine" as const))),
  numbers: Array.from({ length: 37 }, (_, place) => (place % 4) + 1),
  areas: [],
  confidence: "verified" as const,
};
const told = { neighbours: ["2", "5"], missing: [3], areas: [], rolls: 75 };
const placesOf = (...spaces: string[]) =>
  castlesAt(
    layout,
    spaces.map((space) => [space, told]),
  ).map(({ place }) => place);

test("a castle is drawn with the spaces that the house names, and told where it lies", () => {
  const [middle] = castlesAt(layout, [["19", told]]);
  expect(middle?.neighbours).toEqual([
    { space: "2", colour: "ship", number: 2 },
    { space: "5", colour: "mine", number: 1 },
  ]);
  expect([middle?.place, middle?.rolls]).toEqual(["place-middle", 75]);
  expect(placesOf("1", "37")).toEqual(["place-nw", "place-se"]);
});

test("two castles in one corner have names of their own", () => {
  expect(placesOf("1", "5")).toEqual(["place-n", "place-nw"]);
  expect(new Set(placesOf("1", "5", "6", "10")).size).toBe(4);
});
