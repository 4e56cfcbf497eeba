import { expect, test } from "vitest";
import { ahead } from "./pointing";

/** Three rows of three, the middle row a little to the right. */
const points = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ x: column * 40 + (row === 1 ? 10 : 0), y: row * 30 })),
);
const from = (place: number) => points[place] ?? { x: 0, y: 0 };

test("an arrow leads to the next piece of the row, and nowhere at its end", () => {
  expect(ahead(from(4), points, "right")).toBe(5);
  expect(ahead(from(5), points, "right")).toBe(-1);
});

test("an arrow up or down leads to what is nearest in the next row", () => {
  expect(ahead(from(4), points, "up")).toBe(1);
  expect(ahead(from(1), points, "down")).toBe(4);
});
