import { expect, test } from "vitest";
import { spelt } from "./server";

test("what stands in braces is put there, what is left is asked behind, and nothing of what is empty", () => {
  expect(spelt("/tables/{key}/replay", { key: "a b", first: 0, last: 60 })).toBe(
    "/tables/a%20b/replay?first=0&last=60",
  );
  expect(spelt("/daily", { day: "" })).toBe("/daily");
});
