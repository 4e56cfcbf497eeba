import { expect, test, vi } from "vitest";
import type { BurgundyView } from "../../pieces";
import { isLinked } from "./posts";

vi.mock("../../../../words/words.svelte", () => ({ say: (key: string) => key }));

const linked = [
  [false, false, false],
  [true, false, true],
];
const table = { border_posts: { linked } } as BurgundyView;

test("a post is bright where the game says that tiles join it to another, whatever lies beside it", () => {
  expect([0, 1, 2].map((post) => isLinked({ table, seat: 1 }, post))).toEqual([true, false, true]);
  expect(isLinked({ table, seat: 0 }, 0)).toBe(false);
  expect(isLinked(null, 0)).toBe(false);
});
