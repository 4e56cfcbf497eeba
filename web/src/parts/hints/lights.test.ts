import { expect, test, vi } from "vitest";
import type { Forecast } from "../../net/messages";
import { hasPlaces, Lights } from "./lights.svelte";

vi.mock("../../words/words.svelte", () => ({
  language: () => "en",
  nameOf: (word: string) => word,
  say: (key: string, words: object = {}) => [key, ...Object.values(words)].join(" "),
}));

const expected = {
  ...{ win: 0.5, margin: 0, rest: 0, against: 0, differs: {} },
  now: { castles: 3 },
  soon: { knights: 2, miners: 1 },
  where: { castles: [0] },
  soon_at: { knights: ["hex 3.4"] },
} as Forecast;

test("points of the next turn light the places where they are expected", async () => {
  expect(["castles", "knights", "miners"].map((source) => hasPlaces(expected, source))).toEqual([
    true,
    true,
    false,
  ]);
  const lights = new Lights("kingdom");
  const view = { game: "kingdom" } as Parameters<Lights["show"]>[2]["view"];
  await lights.show("knights", "red", { lines: [], expected, view, seat: 0 });
  expect(lights.lit).toEqual({ spots: ["hex 3.4"], colour: "red" });
});
