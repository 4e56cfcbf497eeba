import { expect, test } from "vitest";
import type { Event, Told } from "../net/messages";
import { gainedIn, lastPart, pointsIn } from "./summary";

const scored = (seat: number, points: number, source: string) =>
  ({ event: "scored", seat, points, source }) as Event;
const over = (phase: string) => ({ event: "phase-ended", phase }) as Event;
const told = (...events: Event[]): Told => ({ number: 1, seat: 0, at: 0, events });
const ends = ({ event }: Event) => event === "phase-ended";

test("a summary tells what came since the one before", () => {
  const log = [
    told(scored(0, 9, "areas"), over("A")),
    told(scored(1, 3, "areas"), scored(1, 2, "areas")),
    told(over("B")),
  ];
  const last = lastPart(log, ends);
  expect(last?.end).toEqual(over("B"));
  expect(gainedIn(last?.during ?? [], 2)).toEqual([{}, { areas: 5 }]);
});

test("what came after it was over is no part of how things stood then", () => {
  const log = [told(scored(0, 9, "areas"), over("A")), told(scored(1, 3, "areas"), scored(1, 2, "tiles"))];
  expect(pointsIn(lastPart(log, ends)?.after ?? [], 2)).toEqual([0, 5]);
});

test("before anything has ended there is none", () => {
  expect(lastPart([told(scored(0, 9, "areas"))], ends)).toBeNull();
});
