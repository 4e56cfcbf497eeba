/** The guided first game: short prompts, each shown when its moment has come. */

import type { Guided, Prompt } from "../parts";
import type { SeasonsView } from "./pieces";

const table = (seen: Guided) => seen.view as unknown as SeasonsView;
const mine = (seen: Guided) => table(seen).players[seen.seat];
const offers = (seen: Guided, move: string) => seen.lines.some((line) => line.move === move);
const built = (seen: Guided) => table(seen).castle.tiles.some((tile) => tile.builders.includes(seen.seat));
const stage = (seen: Guided, name: string) => table(seen).stage === name;
const round = (seen: Guided) => table(seen).round;

export const guide: Prompt[] = [
  { key: "guide-welcome", due: () => true },
  { key: "guide-choose", due: (seen) => offers(seen, "choose"), past: (seen) => mine(seen)?.chosen === true || round(seen) > 1 || !stage(seen, "choose") },
  { key: "guide-ribbon", due: (seen) => table(seen).ribbon.length > 0 },
  { key: "guide-trader", due: (seen) => offers(seen, "send") || round(seen) > 1 },
  { key: "guide-tower", due: (seen) => round(seen) > 1 || stage(seen, "take") },
  { key: "guide-played", due: (seen) => (mine(seen)?.played.length ?? 0) > 0 },
  { key: "guide-build", due: (seen) => offers(seen, "erect"), past: (seen) => offers(seen, "pay") || built(seen) },
  { key: "guide-pay", due: (seen) => offers(seen, "pay"), past: built },
  { key: "guide-who-builds", due: built },
  { key: "guide-undo", due: built },
  { key: "guide-helper", due: (seen) => offers(seen, "house") || round(seen) > 5 },
  { key: "guide-buy", due: (seen) => offers(seen, "buy") || round(seen) > 6 },
  { key: "guide-finish", due: (seen) => round(seen) > 6 || built(seen) },
];
