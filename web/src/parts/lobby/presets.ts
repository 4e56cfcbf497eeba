/** Ready ways to play: which one a table is nearest to, and the one this host played last. */

import { stands, whole } from "../../games/options";
import type { GameInfo, Options, TableInfo } from "../../net/messages";
import { keep, kept } from "../../settings.svelte";

export interface Last {
  options: Options;
  names: string[];
  at: number; // seconds since 1970
}

/** Every option but the number of seats: as the preset has it, else as the game offers it. */
export const completed = (game: GameInfo, preset: Options): Options =>
  Object.fromEntries(Object.entries(whole(game, preset)).filter(([name]) => name !== "seats"));

const differing = (options: Options, preset: Options): number =>
  Object.keys(preset).filter((name) => !stands(options, preset, name)).length;

/** The preset from which the options differ least, and whether they differ. */
export function nearest(
  game: GameInfo,
  options: Options,
  presets: Record<string, Options>,
): { name: string; changed: boolean } {
  const far = Object.entries(presets)
    .map(([name, preset]) => ({ name, apart: differing(options, completed(game, preset)) }))
    .sort((one, other) => one.apart - other.apart);
  return { name: far[0]?.name ?? "", changed: (far[0]?.apart ?? 0) > 0 };
}

export function remember({ id, game, seats }: TableInfo, options: Options, names: string[]): void {
  const others = seats.filter((seat) => !seat.mine).map(({ seat }) => names[seat] ?? "");
  const last: Last = { options, names: others, at: Date.now() / 1000 };
  if (id) keep(`last.${game}`, JSON.stringify(last));
}

export function lastTime(game: GameInfo): Last | null {
  try {
    const last = JSON.parse(kept(`last.${game.key}`, "null")) as Last | null;
    const known = (name: string) => game.options.some((option) => option.name === name);
    return last && Object.keys(last.options).every(known) ? last : null;
  } catch {
    return null;
  }
}
