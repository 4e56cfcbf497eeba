import { expect, test } from "vitest";
import { rounded } from "./icons.js";

test("every point of a path lies on a whole number", () => {
  expect(rounded("M1.4 2.6L10.2 2.6c1.1 0 2.2 1.3 3.3 2.4z")).toBe("m1 3l9 0c1 0 2 1 4 2z");
});

test("rounding does not add up along a path", () => {
  expect(rounded("M0 0l.4 0 .4 0 .4 0 .4 0 .4 0")).toBe("m0 0l0 0l1 0l0 0l1 0l0 0");
});

test("a closed path goes on from where it began, and an arc keeps its flags", () => {
  expect(rounded("m5 5h3.2v2z l1 1")).toBe("m5 5h3v2zl1 1");
  expect(rounded("M0 0a9.6 9.6 0 1120.4 0")).toBe("m0 0a10 10 0 1 1 20 0");
});

test("a coarser grain makes lengths smaller, not angles and flags", () => {
  expect(rounded("M10 20a8 6 30 1 0 4 2", 2)).toBe("m5 10a4 3 30 1 0 2 1");
});
