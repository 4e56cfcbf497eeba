import { expect, test } from "vitest";
import { arc } from "./arc";

test("an arc begins and ends on the ground and is highest half-way", () => {
  const { piece, shadow } = arc({ x: 0, y: 0 }, { x: 100, y: 40 }, 10);
  expect(piece[0]).toEqual({ x: 0, y: 0 });
  expect(piece[10]).toEqual({ x: 100, y: 40 });
  const heights = piece.map(({ y }, step) => (shadow[step]?.y ?? 0) - y);
  expect(Math.max(...heights)).toBe(heights[5]);
  expect(heights[5]).toBeGreaterThan(30);
});
