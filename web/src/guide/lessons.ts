/** Which lesson of a guided game is due: the script's row says it, and how much of what comes there has been read. */

import type { LessonInfo } from "../net/messages";

export const LEARNT = "learnt"; // kept of a guide that is over, or was skipped

/** How much has been read of the lessons that come at a row. */
export interface Read {
  row: number;
  count: number;
}

export const lessonsAt = (lessons: LessonInfo[], row: number): LessonInfo[] =>
  lessons.filter((lesson) => lesson.row === row);

/** The lesson at a row; the last one there asks for a line and stays until it is played. */
export function dueAt(lessons: LessonInfo[], row: number, read: Read): LessonInfo | undefined {
  return lessonsAt(lessons, row)[read.row === row ? read.count : 0];
}

/** Whether nothing is left to learn: the script was left, or its last lesson is read. */
export const isOver = (lessons: LessonInfo[], row: number | null, read: Read): boolean =>
  row === null || (!dueAt(lessons, row, read) && !lessons.some((lesson) => lesson.row > row));

/** What counts as read when the script stands at another row: nothing, or, one step back, all up to the line. */
export function readAt(lessons: LessonInfo[], row: number, before: Read): Read {
  if (row === before.row) return before;
  return { row, count: row < before.row ? Math.max(0, lessonsAt(lessons, row).length - 1) : 0 };
}

/** The number of a lesson among those that are said, from 1, and how many there are. */
export function numberOf(lessons: LessonInfo[], lesson: LessonInfo): { number: number; count: number } {
  const said = lessons.filter(({ silent }) => !silent);
  return { number: said.indexOf(lesson) + 1, count: said.length };
}
