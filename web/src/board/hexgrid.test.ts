import { expect, test } from "vitest";
import { centre, centreOf, hexWord, readHex, stepped, WIDTH } from "./hexgrid";

test("a hex is written as row and column from 1", () => {
  expect(hexWord({ row: 6, column: 11 })).toBe("7.12");
  expect(readHex("7.12")).toEqual({ row: 6, column: 11 });
});

test("every second row stands half a hex to the right", () => {
  expect(centreOf("2.1").x - centreOf("1.1").x).toBeCloseTo(WIDTH / 2);
});

test("neighbours of a hex are all equally far", () => {
  const from = centre({ row: 2, column: 2 });
  const near = [
    [2, 1],
    [2, 3],
    [1, 1],
    [1, 2],
    [3, 1],
    [3, 2],
  ].map(([row, column]) => centre({ row: row!, column: column! }));
  for (const { x, y } of near) expect(Math.hypot(x - from.x, y - from.y)).toBeCloseTo(WIDTH);
});

test("arrows stop at the edge of the board", () => {
  expect(stepped({ row: 0, column: 19 }, "right", 20, 20)).toEqual({ row: 0, column: 19 });
  expect(stepped({ row: 0, column: 5 }, "down", 20, 20)).toEqual({ row: 1, column: 5 });
});
