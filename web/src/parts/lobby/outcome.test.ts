import { expect, test } from "vitest";
import type { SeatInfo } from "../../net/messages";
import { outcomeOf } from "./outcome";

const seat = (number: number, more: Partial<SeatInfo> = {}) => ({ seat: number, ...more }) as SeatInfo;
const mine = { mine: true };

test.each([
  ["won", [seat(0, mine), seat(1)], [0]],
  ["won", [seat(0, mine), seat(1), seat(2), seat(3)], [0, 2]],
  ["lost", [seat(0, mine), seat(1)], [1]],
  ["resigned", [seat(0, { ...mine, conceded: true }), seat(1)], [1]],
  ["resigned", [seat(0, { ...mine, conceded: true })], []],
  ["lost", [seat(0, mine)], []],
  [null, [seat(0), seat(1)], [1]],
  [null, [seat(0, mine), seat(1)], []],
  [null, [seat(0, mine), seat(1, mine), seat(2)], [2]],
])("a game ended for who asks: %s", (outcome, seats, winners) => {
  expect(outcomeOf({ seats, winners, scores: [9] })).toBe(outcome);
});
