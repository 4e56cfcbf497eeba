import { expect, test } from "vitest";
import { heightAt, keptApart } from "./marking";

const CURVE = [
  { at: 0, value: 0 },
  { at: 10, value: 20 },
  { at: 14, value: 20 },
  { at: 20, value: 50 },
];

test("a mark between two points of a curve stands on the line between them", () => {
  expect(heightAt(CURVE, 5)).toBe(10);
  expect(heightAt(CURVE, 10)).toBe(20);
  expect(heightAt(CURVE, 17)).toBe(35);
  expect([heightAt(CURVE, 0), heightAt(CURVE, 30), heightAt([], 3)]).toEqual([0, 50, 0]);
});

test("marks that would lie over each other move up or down, and stay between the edges", () => {
  const places = [
    { x: 100, y: 40 },
    { x: 104, y: 42 },
    { x: 108, y: 44 },
    { x: 300, y: 42 },
  ];
  const kept = keptApart(places, 20, 10, 100);
  expect(kept.map(({ x }) => x)).toEqual([100, 104, 108, 300]);
  expect(kept[0]).toEqual(places[0]);
  expect(kept[3]).toEqual(places[3]);
  kept.forEach((one, place) =>
    kept.slice(0, place).forEach((other) => {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(20);
    }),
  );
  expect(keptApart([{ x: 0, y: -5 }], 20, 10, 100)).toEqual([{ x: 0, y: 10 }]);
});
