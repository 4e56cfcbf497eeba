/** The games of the house, each loaded when it is first looked at. */

import { open } from "../words.svelte";
import type { GameParts } from "./parts";

const games: Record<string, () => Promise<{ parts: GameParts }>> = {
  burgundy: () => import("./burgundy"),
  kingdom: () => import("./kingdom"),
};

export async function partsOf(game: string): Promise<GameParts> {
  const load = games[game];
  if (!load) throw new Error(`no board for ${game}`);
  const opened = load().then(async ({ parts }) => {
    await parts.prepare();
    return parts;
  });
  const [parts] = await Promise.all([opened, open(game)]);
  return parts;
}
