/** Fetches what only some tables need, with its words. */

import type { BurgundyOptions, GameInfo } from "../../net/messages";
import { widen } from "../../words/words.svelte";
import { modeOf } from "../options";
import { extendBy } from "./extensions";

export async function fetchExtensions(): Promise<void> {
  const [{ modules }] = await Promise.all([import("./modules/index"), widen("burgundy")]);
  modules.layDrawings();
  extendBy(modules);
}

/** The first way to play is the base game's. */
export const needsExtensions = (options: BurgundyOptions, game: GameInfo): boolean =>
  (options.modules ?? []).length > 0 || modeOf(game, options) !== game.modes[0];
