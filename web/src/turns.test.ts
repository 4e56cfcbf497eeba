import { expect, test } from "vitest";
import { chapter, speaksOf } from "./games/kingdom/log";
import type { Told } from "./messages";
import { lastDone, turnsOf } from "./turns";

const told = (number: number, seat: number, ...events: Told["events"]): Told => ({ number, seat, at: 0, events });
const log = [
  told(1, -1, { event: "board-laid" }),
  told(2, -1, { event: "card-drawn", seat: 0 }, { event: "card-revealed", seat: 0, terrain: "forest" }),
  told(3, 0, { event: "settlement-built", seat: 0, hex: "3.4" }, { event: "token-taken", seat: 0, hex: "3.5" }),
  told(4, 0, { event: "turn-ended", seat: 0 }),
  told(5, -1, { event: "card-drawn", seat: 0 }, { event: "card-revealed", seat: 1, terrain: "grass" }),
  told(6, 1, { event: "settlement-built", seat: 1, hex: "9.9" }),
];

test("set-up stands apart and each turn begins with its card", () => {
  expect(turnsOf(log, chapter).map((turn) => [turn.who, turn.events.length])).toEqual([["setup", 2], [0, 5], [1, 2]]);
});

test("what was done last is where pieces were put", () => {
  const turns = turnsOf(log, chapter);
  expect(lastDone(turns, speaksOf)).toEqual(["9.9"]);
  expect(lastDone(turns.slice(0, 2), speaksOf)).toEqual(["3.4"]);
});
