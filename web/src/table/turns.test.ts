import { expect, test } from "vitest";
import { chapter, touches } from "../games/kingdom/log";
import type { SeatChange, Told } from "../net/messages";
import {
  changesAfter,
  changesUpTo,
  continued,
  endsOfTurns,
  lastDone,
  otherWhoMoved,
  stillTogether,
  turnsOf,
} from "./turns";

const logged = (number: number) => ({ number, event: { event: "turn-ended" as const, seat: 0 } });

const told = (number: number, seat: number, ...events: Told["events"]): Told => ({
  number,
  seat,
  at: 0,
  events,
});
const log = [
  told(1, -1, { event: "start-chosen", seat: 0 }),
  told(
    2,
    -1,
    { event: "card-drawn", seat: 0, terrain: null },
    { event: "card-revealed", seat: 0, terrain: "forest" },
  ),
  told(
    3,
    0,
    { event: "settlement-built", seat: 0, hex: "3.4", terrain: "forest" },
    { event: "token-taken", seat: 0, location: "farm", hex: "3.5" },
  ),
  told(4, 0, { event: "turn-ended", seat: 0 }),
  told(
    5,
    -1,
    { event: "card-drawn", seat: 0, terrain: null },
    { event: "card-revealed", seat: 1, terrain: "grass" },
  ),
  told(6, 1, { event: "settlement-built", seat: 1, hex: "9.9", terrain: "grass" }),
];

test("set-up stands apart and each turn begins with its card", () => {
  expect(turnsOf(log, chapter).map((turn) => [turn.who, turn.events.length])).toEqual([
    ["setup", 2],
    [0, 5],
    [1, 2],
  ]);
});

test("what closes the last round belongs to the end, which follows it", () => {
  const parts = ["setup", 0, "round", 1, "round", "end", "end"] as const;
  const rows = parts.map((_, place) => told(place, 0, { event: "turn-ended", seat: place }));
  const turns = turnsOf(rows, (event) => parts[(event as { seat: number }).seat] ?? null);
  expect(turns.map(({ who, events }) => [who, events.length])).toEqual([
    ["setup", 1],
    [0, 1],
    ["round", 1],
    [1, 1],
    ["end", 3],
  ]);
});

test("what was done last is where pieces were put", () => {
  const turns = turnsOf(log, chapter);
  expect(lastDone(turns, touches)).toEqual(["9.9"]);
  expect(lastDone(turns.slice(0, 2), touches)).toEqual(["3.4"]);
});

test("the last move is somebody else's, whatever chance did since, or one's own", () => {
  expect(otherWhoMoved(log.slice(0, 5), [1])).toBe(0);
  expect(otherWhoMoved(log, [1])).toBeNull();
  expect(otherWhoMoved(log.slice(0, 2), [1])).toBeNull();
});

test("a log goes on where it was, and hearing nothing new loses nothing", () => {
  expect(continued(log.slice(0, 4), log.slice(3)).map((row) => row.number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(continued(log, [])).toBe(log);
});

test("the score over time is that of each turn's end", () => {
  const frames = [{ told: null }, ...log.map((row) => ({ told: row }))];
  expect(endsOfTurns(frames).map((frame) => frame.told?.number)).toEqual([undefined, 2, 4, 5, 6]);
});

test("of several who decide together one may be done while the others think", () => {
  expect(stillTogether([0, 1, 2], [0, 2])).toBe(true);
  expect(stillTogether([0, 2], [2])).toBe(true);
  expect(stillTogether([2], [0])).toBe(false);
  expect(stillTogether([2], [])).toBe(false);
  expect(stillTogether([], [0, 1])).toBe(false);
});

test("what happened to a seat stands after the last line before it", () => {
  const turns = [
    { who: 0, number: 1, events: [logged(1), logged(2)] },
    { who: 1, number: 1, events: [logged(5)] },
  ];
  const change = (after: number): SeatChange => ({ seat: 1, what: "resigned", after, at: after });
  const after = changesAfter(turns, [change(0), change(3), change(9)]);
  expect([...after].map(([place, [one]]) => [place, one?.after])).toEqual([
    [0, 0],
    [2, 3],
    [3, 9],
  ]);
});

test("a replay tells of seats what had happened by then", () => {
  const changes: SeatChange[] = [
    { seat: 0, what: "handed", after: 3, at: 1 },
    { seat: 0, what: "returned", after: 7, at: 2 },
  ];
  expect(changesUpTo(changes, 5)).toHaveLength(1);
  expect(changesUpTo(changes, null)).toHaveLength(2);
});
