import { expect, test, vi } from "vitest";
import { layoutFrom } from "./layouts";

const duchies = {
  numbers: ["12", "345"],
  letters: { c: "castle", m: "mine" },
  duchy: [{ edition: "2019", number: "9", rows: ["cc", "mcm"], layout: "verified" }],
};
vi.mock("../box", () => ({
  thePieces: () => ({ duchies }),
  theBox: () => ({ areas: { "2019": { "9": "abcbd" } } }),
}));

test("which spaces are one area is read from the box, wherever they lie and whatever their colour", () => {
  expect(layoutFrom("2019", "9")).toEqual({
    colours: ["castle", "castle", "mine", "castle", "mine"],
    numbers: [1, 2, 3, 4, 5],
    areas: [["1"], ["2", "4"], ["3"], ["5"]],
    confidence: "verified",
  });
  expect(layoutFrom("2019", "9", "aabbb")?.areas).toEqual([
    ["1", "2"],
    ["3", "4", "5"],
  ]);
  expect(layoutFrom("2011", "9")).toBeNull();
});
