import { expect, test } from "vitest";
import { dieIn, pilesOf, roomIn, sideIn } from "./piles";
import { shapeFor, type Frame } from "./shapes";

const SHAPES = {
  tall: shapeFor(false, 440, 632),
  narrow: shapeFor(true, 374, 500),
  wide: shapeFor(true, 620, 290),
};
const frames = Object.entries(SHAPES).flatMap(([name, { ring }]) =>
  Object.entries(ring).map(([depot, frame]) => [`${name} ${depot}`, frame] as const),
);

/** Where its tiles can lie from side to side. */
function tilesIn(frame: Frame, tiles: number): [number, number] {
  const wide = (frame.long ? tiles : 2.5) * Math.sqrt(3) * sideIn(frame, tiles);
  const { from, wide: room } = roomIn(frame);
  return [from + (room - wide) / 2, from + (room + wide) / 2];
}

const full = frames.flatMap(([name, frame]) =>
  [2, 3, 4].flatMap((tiles) => [1, 2, 3, 4, 5, 6].map((count) => [name, tiles, count, frame] as const)),
);

test.each(full)("depot %s with %i tiles: goods of %i colours lie apart, beside die and tiles", (...of) => {
  const [, tiles, count, frame] = of;
  const [left, right] = tilesIn(frame, frame.width > 300 || frame.under ? tiles : 4);
  const die = dieIn(frame);
  const piles = pilesOf(count, frame, tiles);
  const lowest = tiles > 2 ? 36 : frame.height - 6 - 2 * sideIn(frame, tiles); // a phone's tiles lie lower
  for (const { x, y, size } of piles) {
    const half = size / 2;
    expect(x - half).toBeGreaterThanOrEqual(0);
    expect(x + half).toBeLessThanOrEqual(frame.width);
    expect(y - half).toBeGreaterThanOrEqual(0);
    expect(y + half).toBeLessThanOrEqual(frame.height);
    expect(Math.max(Math.abs(x - die.x), Math.abs(y - die.y))).toBeGreaterThanOrEqual(12 + half - 1.5);
    if (!frame.under) expect(x + half <= left + 2 || x - half >= right - 2).toBe(true);
    else expect(y + half).toBeLessThanOrEqual(lowest);
  }
  const apart = piles.every((one, place) =>
    piles
      .slice(0, place)
      .every((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) >= one.size - 1e-9),
  );
  expect(apart).toBe(true);
});

test("a phone shows one or two goods as large as a finger, and six so that they can be told apart", () => {
  for (const frame of Object.values(SHAPES.narrow.ring)) {
    const [one, two, six] = [1, 2, 6].map((count) => pilesOf(count, frame, 2)[0]?.size ?? 0);
    expect(one).toBeGreaterThanOrEqual(36); // with 4 around it that can be touched
    expect(two).toBeGreaterThanOrEqual(32);
    expect(six).toBeGreaterThanOrEqual(18);
  }
});

test("on a phone every tile of a full depot is large enough for a finger", () => {
  const wide = (frame: Frame) => Math.sqrt(3) * sideIn(frame, 4);
  for (const frame of Object.values(SHAPES.narrow.ring)) expect(wide(frame)).toBeGreaterThanOrEqual(44);
});
