import { expect, test } from "vitest";
import { dieIn, pilesOf, roomIn, sideIn } from "./piles";
import { shapeFor, type Frame } from "./shapes";

const shapes = (tiles: number) => ({
  tall: shapeFor(false, 440, 632, tiles),
  narrow: shapeFor(true, 374, 500, tiles),
  wide: shapeFor(true, 620, 290, tiles),
});
const framesFor = (tiles: number) =>
  Object.entries(shapes(tiles)).flatMap(([name, { ring }]) =>
    Object.entries(ring).map(([depot, frame]) => [`${name} ${depot}`, frame] as const),
  );
const onPhone = (tiles: number): Frame[] => Object.values(shapes(tiles).narrow.ring);

/** Where its tiles can lie from side to side. */
function tilesIn(frame: Frame, tiles: number): [number, number] {
  const wide = (frame.long ? tiles : 2.5) * Math.sqrt(3) * sideIn(frame, tiles);
  const { from, wide: room } = roomIn(frame);
  return [from + (room - wide) / 2, from + (room + wide) / 2];
}

const full = [2, 3, 4].flatMap((tiles) =>
  framesFor(tiles).flatMap(([name, frame]) =>
    [1, 2, 3, 4, 5, 6].map((count) => [name, tiles, count, frame] as const),
  ),
);

test.each(full)("depot %s with %i tiles: goods of %i colours lie apart, beside die and tiles", (...of) => {
  const [, tiles, count, frame] = of;
  const [left, right] = tilesIn(frame, frame.width > 300 || frame.under ? tiles : 4);
  const die = dieIn(frame);
  const piles = pilesOf(count, frame, tiles);
  const lowest = frame.height - 6 - (tiles > 2 ? 3.5 : 2) * sideIn(frame, tiles); // a phone's tiles lie lower
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
  for (const frame of onPhone(2)) {
    const [one, two, six] = [1, 2, 6].map((count) => pilesOf(count, frame, 2)[0]?.size ?? 0);
    expect(one).toBeGreaterThanOrEqual(36); // with 4 around it that can be touched
    expect(two).toBeGreaterThanOrEqual(32);
    expect(six).toBeGreaterThanOrEqual(21);
  }
});

test.each([3, 4, 5, 6])(
  "a phone shows goods of %i colours so that they can be read, whoever plays",
  (count) => {
    for (const tiles of [2, 3, 4])
      for (const frame of onPhone(tiles))
        expect(pilesOf(count, frame, tiles)[0]?.size).toBeGreaterThanOrEqual(tiles > 2 ? 16 : 21);
  },
);

test("on a phone every tile of a full depot is large enough for a finger", () => {
  const wide = (frame: Frame) => Math.sqrt(3) * sideIn(frame, 4);
  for (const frame of onPhone(4)) expect(wide(frame)).toBeGreaterThanOrEqual(44);
});
