import { expect, test } from "vitest";
import { flightsBetween } from "./flights";

const stood = (settlements: string[][], lifted: string | null = null) => ({ settlements, lifted });

test("a built settlement comes from the supply", () => {
  expect(flightsBetween(stood([["1.1"], []]), stood([["1.1", "1.2"], []]))).toEqual([
    { seat: 0, from: null, to: "1.2" },
  ]);
});

test("a moved settlement comes from where it was lifted", () => {
  expect(flightsBetween(stood([["1.1"], []], "5.5"), stood([["1.1", "7.7"], []]))).toEqual([
    { seat: 0, from: "5.5", to: "7.7" },
  ]);
  expect(flightsBetween(stood([["1.1", "5.5"]]), stood([["1.1", "7.7"]]))).toEqual([
    { seat: 0, from: "5.5", to: "7.7" },
  ]);
});

test("a settlement that is put back or taken back does not fly, nor does a leap over many moves", () => {
  expect(flightsBetween(stood([["1.1"]], "5.5"), stood([["1.1", "5.5"]]))).toEqual([]);
  expect(flightsBetween(stood([["1.1", "1.2"]]), stood([["1.1"]]))).toEqual([]);
  expect(flightsBetween(stood([[]]), stood([["1.1", "1.2", "1.3"]]))).toEqual([]);
});
