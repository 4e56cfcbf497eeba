import { expect, test } from "vitest";
import type { BurgundyEvent, Told } from "../../../../net/messages";
import { unpaid } from "./news";

const told = (...events: BurgundyEvent[]): Told[] => [{ number: 1, seat: 0, at: 0, events }];
const began: BurgundyEvent = { event: "round-began", round: "1", goods: "teal", depot: "3" };
const forced: BurgundyEvent = { event: "only-choice-made", seat: 0, follow_up: "upkeep" };
const lost = (shield: string, seat = 0): BurgundyEvent => ({ event: "shield-lost", seat, shield });
const of = (events: Told[], round: number) =>
  unpaid(events, round).map(({ seat, shield }) => `${seat} ${shield}`);

test("every shield that nobody could pay for is told in the first round of the next phase", () => {
  expect(of(told(began, forced, lost("3"), forced, lost("13", 1), began), 1)).toEqual(["0 3", "1 13"]);
});

test("what was given up by choice is no news", () => {
  expect(of(told(began, lost("3"), began), 1)).toEqual([]);
});

test("a round later it has been told", () => {
  expect(of(told(began, forced, lost("3"), began, began), 2)).toEqual([]);
});

test("after the last phase it is told at once", () => {
  expect(of(told(began, forced, lost("3")), 5)).toEqual(["0 3"]);
});
