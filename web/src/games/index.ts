/** The games of the house, each loaded when it is first looked at. */

import { Refusal } from "../net/server";
import { open } from "../words/words.svelte";
import type { Component } from "svelte";
import type { GameParts } from "./parts";

const games: Record<string, () => Promise<{ parts: GameParts }>> = {
  burgundy: () => import("./burgundy"),
  kingdom: () => import("./kingdom"),
  seasons: () => import("./seasons"),
};

/** What home shows of each game, without its boards. */
const cards: Record<string, () => Promise<{ default: Component; openBox: () => Promise<void> }>> = {
  burgundy: () => import("./burgundy/card"),
  kingdom: () => import("./kingdom/card"),
  seasons: () => import("./seasons/card"),
};

/** What is drawn in a moment of its own: several pictures in one breath would hold up the first click. */
export async function miniatureOf(game: string): Promise<Component> {
  const load = cards[game];
  if (!load) throw new Refusal("no-such-page", game);
  const card = await load();
  await card.openBox();
  await idleMoment();
  return card.default;
}

/** When there is nothing else to do, but soon; a browser that does not know when, at once. */
function idleMoment(): Promise<void> {
  return new Promise((done) => {
    if (!("requestIdleCallback" in window)) done();
    else requestIdleCallback(() => done(), { timeout: 500 });
  });
}

export async function partsOf(game: string): Promise<GameParts> {
  const load = games[game];
  if (!load) throw new Refusal("no-such-page", game);
  const opened = load().then(async ({ parts }) => {
    await parts.prepare();
    return parts;
  });
  await Promise.resolve(); // whoever asks while drawing does not draw anew when the words have come
  const [parts] = await Promise.all([opened, open(game)]);
  return parts;
}
