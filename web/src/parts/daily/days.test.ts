import { expect, test } from "vitest";
import { dayBefore, dayText, emptyBefore, monthAfter, monthBefore, monthText, nthOf, weekdays } from "./days";

test("a day is that of UTC, whatever the clock here shows", () => {
  expect(dayText("2026-11-16", "en")).toBe("Monday 16 November");
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
});

test("weeks begin on Monday", () => {
  expect(weekdays("en").join("")).toBe("MTWTFSS");
  expect(emptyBefore("2026-11-16")).toBe(6); // the first was a Sunday
  expect(emptyBefore("2026-06-30")).toBe(0);
});

test("one leafs by months, but not into what has not come", () => {
  expect(monthBefore("2026-11-16")).toBe("2026-10-31");
  expect(monthAfter("2026-10-31", "2026-11-16")).toBe("2026-11-01");
  expect(monthAfter("2026-11-16", "2026-11-16")).toBe("");
  expect(monthAfter("2025-12-24", "2026-11-16")).toBe("2026-01-01");
  expect(nthOf("2026-11-16", 3)).toBe("2026-11-03");
});

test("a month of another year says so", () => {
  expect(monthText("2026-10-31", "2026-11-16", "en")).toBe("October");
  expect(monthText("2025-10-31", "2026-11-16", "en")).toBe("October 2025");
});
