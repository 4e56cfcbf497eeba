import { expect, test, vi } from "vitest";
import { crown, groundOf, outline, WIDE } from "./ground";

const numbers = ["6543", "21654", "543126", "6215341", "253465", "12621", "3456"];
vi.mock("../box", () => ({ thePieces: () => ({ duchies: { numbers } }) }));

const { spaces: SPACES, centreOf, width } = groundOf();

const far = (one: string, other: string) =>
  Math.hypot(centreOf(one).x - centreOf(other).x, centreOf(one).y - centreOf(other).y);
const neighbours = (space: string) =>
  SPACES.filter((other) => other !== space && far(space, other) < WIDE * 1.1);

test("37 spaces lie in seven rows, the nineteenth in the middle", () => {
  expect(SPACES).toHaveLength(37);
  expect(width).toBeCloseTo(7 * WIDE + 12);
  expect(centreOf("16").x - centreOf("1").x).toBeCloseTo(-1.5 * WIDE);
  expect(centreOf("1").x + centreOf("37").x).toBeCloseTo(2 * centreOf("19").x);
  expect(centreOf("1").y + centreOf("37").y).toBeCloseTo(2 * centreOf("19").y);
  expect(neighbours("19")).toEqual(["12", "13", "18", "20", "25", "26"]);
  expect(neighbours("1")).toEqual(["2", "5", "6"]);
});

test("the line round an area leaves out the sides its spaces share", () => {
  const sides = (spaces: string[]) => outline(spaces).split("M").length - 1;
  expect(sides(["19"])).toBe(6);
  expect(sides(["18", "19"])).toBe(10);
  expect(sides(["18", "19", "25"])).toBe(12);
});

test("a badge goes to the highest space, there to the one farthest right", () => {
  expect(crown(["25", "19", "18"])).toEqual(centreOf("19"));
});
