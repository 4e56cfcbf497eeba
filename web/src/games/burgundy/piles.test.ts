import { expect, test } from "vitest";
import { pilesOf, type Beside } from "./piles";

const LONG = { width: 248, height: 64, long: true, mirrored: false };
const LEFT = { width: 138, height: 116, long: false, mirrored: false };
const RIGHT = { ...LEFT, mirrored: true };
const free = ({ long, mirrored, width }: Beside) => (long ? [204, width] : mirrored ? [105, width] : [0, 33]) as [number, number];

test.each([LONG, LEFT, RIGHT])("goods of all colours lie beside the tiles of a full depot, none over another", (depot) => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const piles = pilesOf(count, depot);
    const [from, to] = free(depot);
    for (const { x, y, size } of piles) {
      expect(x - size / 2).toBeGreaterThanOrEqual(from);
      expect(x + size / 2).toBeLessThanOrEqual(to);
      expect(y + size / 2).toBeLessThanOrEqual(depot.height);
      expect(y - size / 2).toBeGreaterThanOrEqual(depot.long ? 0 : 34); // under the die
    }
    const apart = piles.every((one, place) => piles.slice(0, place).every((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) >= one.size));
    expect(apart).toBe(true);
  }
});
