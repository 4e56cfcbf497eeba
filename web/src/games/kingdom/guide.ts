/** The guided first game: a dozen short prompts, each shown when its moment has come. */

import type { Guided, Prompt } from "../parts";
import type { KingdomView } from "./pieces";

const table = (seen: Guided) => seen.view as unknown as KingdomView;
const myTurn = (seen: Guided) => seen.lines.length > 0;
const built = (seen: Guided) => table(seen).settlements[seen.seat]?.length ?? 0;
const allBuilt = (seen: Guided) => built(seen) > 0 && table(seen).owed === 0;
/** The first turn: others play, or have played so fast that nobody saw it. */
const turnIsOver = (seen: Guided) => table(seen).current !== seen.seat || (built(seen) > 0 && !table(seen).begun);
const tokens = (seen: Guided) => Object.values(table(seen).tokens[seen.seat] ?? {});
const offers = (seen: Guided, move: string) => seen.lines.some((line) => line.move === move);

export const guide: Prompt[] = [
  { key: "guide-welcome", due: () => true },
  { key: "guide-card", due: myTurn },
  { key: "guide-gold", due: myTurn },
  { key: "guide-build", due: (seen) => offers(seen, "build"), past: (seen) => built(seen) > 0 },
  { key: "guide-next-to", due: (seen) => myTurn(seen) && built(seen) > 0, past: allBuilt },
  { key: "guide-undo", due: allBuilt },
  { key: "guide-end", due: (seen) => offers(seen, "end-turn") || turnIsOver(seen), past: turnIsOver },
  { key: "guide-others", due: turnIsOver },
  { key: "guide-why", due: myTurn },
  { key: "guide-token", due: (seen) => tokens(seen).length > 0 },
  { key: "guide-use", due: (seen) => tokens(seen).includes("ready") && myTurn(seen), past: (seen) => tokens(seen).includes("used") },
  { key: "guide-finish", due: (seen) => built(seen) > 8 },
];
