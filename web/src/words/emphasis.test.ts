import { expect, test } from "vitest";
import { emphasised } from "./emphasis";

test("what matters stands out, in the order of the sentence", () => {
  expect(emphasised("Build 2 more: forest.", ["forest", "2"])).toEqual([
    { text: "Build ", bold: false },
    { text: "2", bold: true },
    { text: " more: ", bold: false },
    { text: "forest", bold: true },
    { text: ".", bold: false },
  ]);
});

test("a sentence without it stays whole", () => {
  expect(emphasised("Your turn.", ["9"])).toEqual([{ text: "Your turn.", bold: false }]);
  expect(emphasised("", [])).toEqual([]);
});
