/** A recorded game, fetched a stretch at a time. */

import type { Frame, Replay } from "../net/messages";
import * as server from "../net/server";

const STRETCH = 40;

/** The whole game; whoever wants to see it as it comes is told of every stretch. */
export async function wholeReplay(id: string, come?: (replay: Replay) => void): Promise<Replay> {
  const first = await server.replay(id, 0, STRETCH);
  const { moves } = first;
  let frames: Frame[] = first.frames;
  come?.({ moves, frames });
  while ((frames.at(-1)?.number ?? 0) < moves) {
    const from = (frames.at(-1)?.number ?? 0) + 1;
    const more = await server.replay(id, from, from + STRETCH);
    if (!more.frames.length) break;
    frames = [...frames, ...more.frames];
    come?.({ moves, frames });
  }
  return { moves, frames };
}
