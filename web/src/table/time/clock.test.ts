import { expect, test } from "vitest";
import { ago, awayFrom, span, thinkingSince, timeTaken } from "./clock";
import type { SeatInfo, TableInfo, Told } from "../../net/messages";

const told = (seat: number, at: number): Told => ({ number: 1, seat, at, events: [] });
const sits = (seat: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat,
  kind: "link",
  name: "Ann",
  given: 0,
  bot: "",
  mine: false,
  here: true,
  away_since: null,
  conceded: false,
  ...more,
});
const running = (seats: SeatInfo[]) =>
  ({ status: "running", seats, settings: { pace: "live", absence: 60 } }) as TableInfo;

test("a span is written as a clock shows it, long ones in days and hours", () => {
  expect([0, 65, 365, 3723].map(span)).toEqual(["0:00", "1:05", "6:05", "1:02:03"]);
  expect(span(2 * 86_400 + 5 * 3600 + 7)).toEqual({ key: "span-days", words: { days: 2, hours: 5 } });
  expect(span(-3)).toBe("0:00");
});

test("how long ago is told in the largest unit", () => {
  expect([40, 150, 7300, 200_000].map(ago)).toEqual([
    [-0, "minute"],
    [-2, "minute"],
    [-2, "hour"],
    [-2, "day"],
  ]);
});

test("whoever has two turns running, or plays alone, begins each anew", () => {
  const ended: Told = { number: 3, seat: 0, at: 150, events: [{ event: "turn-ended", seat: 0 }] };
  expect(thinkingSince([told(1, 100), told(0, 130), ended, told(-1, 150), told(0, 160)], 0, 50)).toBe(150);
  expect(thinkingSince([told(0, 60), ended], 0, 50)).toBe(150);
});

test("a turn begins with the last move of somebody else, or with the table", () => {
  expect(thinkingSince([told(0, 100), told(1, 130)], 0, 50)).toBe(130);
  expect(thinkingSince([told(1, 100), told(-1, 101), told(0, 130), told(0, 140)], 0, 50)).toBe(100);
  expect(thinkingSince([told(-1, 60), told(0, 130)], 0, 50)).toBe(60);
  expect(thinkingSince([], 0, 50)).toBe(50);
});

test("the others wait for a person who is away, from when that person left", () => {
  const table = running([
    sits(0, { mine: true, here: false }),
    sits(1, { here: false, away_since: 100 }),
    sits(2, { here: false, bot: "greedy" }),
  ]);
  expect(awayFrom(table, 130)).toEqual([{ seat: 1, left: 30 }]);
  expect(awayFrom(table, 500)).toEqual([{ seat: 1, left: 0 }]);
  expect(awayFrom({ ...table, status: "waiting" }, 130)).toEqual([]);
});

test("each seat's time runs from the move before to its own; chance takes none", () => {
  expect(timeTaken([told(-1, 10), told(0, 14), told(0, 15), told(1, 25)], 2)).toEqual([5, 10]);
});
