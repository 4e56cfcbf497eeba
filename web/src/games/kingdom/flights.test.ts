import { expect, test } from "vitest";
import { arc, flightsBetween } from "./flights";

const stood = (settlements: string[][], lifted: string | null = null) => ({ settlements, lifted });

test("a built settlement comes from the supply", () => {
  expect(flightsBetween(stood([["1.1"], []]), stood([["1.1", "1.2"], []]))).toEqual([{ seat: 0, from: null, to: "1.2" }]);
});

test("a moved settlement comes from where it was lifted", () => {
  expect(flightsBetween(stood([["1.1"], []], "5.5"), stood([["1.1", "7.7"], []]))).toEqual([{ seat: 0, from: "5.5", to: "7.7" }]);
  expect(flightsBetween(stood([["1.1", "5.5"]]), stood([["1.1", "7.7"]]))).toEqual([{ seat: 0, from: "5.5", to: "7.7" }]);
});

test("a settlement that is put back or taken back does not fly, nor does a leap over many moves", () => {
  expect(flightsBetween(stood([["1.1"]], "5.5"), stood([["1.1", "5.5"]]))).toEqual([]);
  expect(flightsBetween(stood([["1.1", "1.2"]]), stood([["1.1"]]))).toEqual([]);
  expect(flightsBetween(stood([[]]), stood([["1.1", "1.2", "1.3"]]))).toEqual([]);
});

test("an arc begins and ends on the ground and is highest half-way", () => {
  const { piece, shadow } = arc({ x: 0, y: 0 }, { x: 100, y: 40 }, 10);
  expect(piece[0]).toEqual({ x: 0, y: 0 });
  expect(piece[10]).toEqual({ x: 100, y: 40 });
  const heights = piece.map(({ y }, step) => (shadow[step]?.y ?? 0) - y);
  expect(Math.max(...heights)).toBe(heights[5]);
  expect(heights[5]).toBeGreaterThan(30);
});
