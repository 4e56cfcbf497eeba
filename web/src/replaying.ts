/** A recorded game, fetched a stretch at a time. */

import type { Frame, Replay } from "./messages";
import * as server from "./server";

const STRETCH = 40;

export async function wholeReplay(id: string): Promise<Replay> {
  const first = await server.replay(id, 0, STRETCH);
  const frames: Frame[] = [...first.frames];
  while ((frames.at(-1)?.number ?? 0) < first.moves) {
    const from = (frames.at(-1)?.number ?? 0) + 1;
    const more = await server.replay(id, from, from + STRETCH);
    if (!more.frames.length) break;
    frames.push(...more.frames);
  }
  return { moves: first.moves, frames };
}
