import { expect, it, vi } from "vitest";
import type { Forecast } from "../../net/messages";
import { reasonsOf } from "./reasons";

vi.mock("../../words/words.svelte", () => ({
  language: () => "en",
  nameOf: (word: string) => word,
  say: (key: string, words: object = {}) => [key, ...Object.values(words)].join(" "),
}));

const way = (against: number): Forecast => ({
  win: 0.5,
  margin: against ? 3 : 1,
  now: {},
  soon: {},
  rest: 0,
  against,
  differs: { castles: 2 },
});

const says = (one: Forecast, all: Forecast[]) =>
  reasonsOf(one, all).filter((sentence) => sentence.startsWith("hint-against"));

it("compares the best way with the second, and the others with the best", () => {
  const all = [way(1), way(0), way(0)];
  expect(all.map((one) => says(one, all)[0]?.split(" ")[1])).toEqual(["2", "1", "1"]);
});

it("tells who plays alone of spaces, and of no points at the end", () => {
  const all = [way(1), { ...way(0), now: { "spaces-ship": 1 }, soon: { "spaces-ship": 1 } }];
  expect(all.map((one) => reasonsOf(one, all, true))).toEqual([
    ["hint-nothing-now-alone", "hint-against 2 hint-source castles +2"],
    [
      "hint-now-alone +1 hint-source spaces-ship +1",
      "hint-soon-alone +1 hint-source spaces-ship +1",
      "hint-against 1 hint-source castles +2",
    ],
  ]);
});

it("tells apart what comes later and what a rival loses or gets", () => {
  const best = { ...way(1), margin: 9, rival: 100 };
  const next = { ...way(0), margin: 1, rival: 104, differs: { castles: -2 } };
  const told = [best, next].map((one) => says(one, [best, next])[0]);
  expect(told).toEqual([
    "hint-against 2 hint-source castles +2,hint-later +2,hint-rival-less 4",
    "hint-against 1 hint-source castles −2,hint-later −2,hint-rival-more 4",
  ]);
});

it("compares a way that is followed with nothing, whichever it was", () => {
  for (const one of [way(1), way(0)]) expect(says(one, [one])).toEqual([]);
});
