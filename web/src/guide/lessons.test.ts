import { expect, test } from "vitest";
import type { LessonInfo } from "../net/messages";
import { dueAt, isOver, numberOf, readAt } from "./lessons";

const lesson = (key: string, row: number, line = "", silent = false): LessonInfo => ({
  key,
  row,
  line,
  silent,
  spots: [],
  parts: [],
});
const lessons = [
  lesson("welcome", 3),
  lesson("cards", 3),
  lesson("build", 3, "build 1.1"),
  lesson("", 4, "end-turn", true),
  lesson("finish", 9),
];

test("what is read comes first, and the line's lesson stays until it is played", () => {
  const dueAfter = (count: number) => dueAt(lessons, 3, { row: 3, count })?.key;
  expect([0, 1, 2].map(dueAfter)).toEqual(["welcome", "cards", "build"]);
  expect(dueAt(lessons, 9, { row: 3, count: 2 })?.key).toBe("finish");
  expect(dueAt(lessons, 9, { row: 9, count: 1 })).toBeUndefined();
});

test("a step back leads to the line that was taken back", () => {
  expect(readAt(lessons, 3, { row: 9, count: 0 })).toEqual({ row: 3, count: 2 });
  expect(readAt(lessons, 9, { row: 3, count: 2 })).toEqual({ row: 9, count: 0 });
  expect(readAt(lessons, 3, { row: 3, count: 1 })).toEqual({ row: 3, count: 1 });
});

test("it is over after the last lesson or beside the script, not while others act", () => {
  expect(isOver(lessons, 6, { row: 4, count: 0 })).toBe(false);
  expect(isOver(lessons, 9, { row: 9, count: 0 })).toBe(false);
  expect(isOver(lessons, 9, { row: 9, count: 1 })).toBe(true);
  expect(isOver(lessons, null, { row: 3, count: 0 })).toBe(true);
});

test("what is played for the person is not counted", () => {
  expect(lessons.map((one) => numberOf(lessons, one).number)).toEqual([1, 2, 3, 0, 4]);
});
