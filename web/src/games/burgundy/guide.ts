/** The guided first game: a dozen short prompts, each shown when its moment has come. */

import type { Guided, Prompt } from "../parts";
import { openEffect, type BurgundyView } from "./pieces";

const table = (seen: Guided) => seen.view as unknown as BurgundyView;
const mine = (seen: Guided) => table(seen).duchies[seen.seat];
const myTurn = (seen: Guided) => seen.lines.length > 0;
const stored = (seen: Guided) => mine(seen)?.storage.length ?? 0;
const placed = (seen: Guided) => Object.keys(mine(seen)?.tiles ?? {}).length;
const offers = (seen: Guided, move: string) => seen.lines.some((line) => line.move === move);
const diceLeft = (seen: Guided) => (table(seen).dice[seen.seat] ?? []).filter((die) => die !== null).length;

export const guide: Prompt[] = [
  { key: "guide-welcome", due: () => true },
  { key: "guide-dice", due: myTurn },
  { key: "guide-take", due: (seen) => offers(seen, "take"), past: (seen) => stored(seen) > 0 || placed(seen) > 1 },
  { key: "guide-storage", due: (seen) => stored(seen) > 0 },
  { key: "guide-place", due: (seen) => offers(seen, "place"), past: (seen) => placed(seen) > 1 },
  { key: "guide-workers", due: myTurn },
  { key: "guide-undo", due: (seen) => myTurn(seen) && diceLeft(seen) < 2 },
  { key: "guide-end", due: (seen) => offers(seen, "end-turn"), past: (seen) => table(seen).current !== seen.seat },
  { key: "guide-others", due: (seen) => table(seen).current !== seen.seat || table(seen).round !== 1 },
  { key: "guide-areas", due: (seen) => placed(seen) > 1 },
  { key: "guide-effects", due: (seen) => openEffect(table(seen)) !== "" || placed(seen) > 4 },
  { key: "guide-goods", due: (seen) => offers(seen, "sell-goods") },
  { key: "guide-black", due: (seen) => offers(seen, "buy") || table(seen).phase !== "A" },
  { key: "guide-finish", due: (seen) => table(seen).phase !== "A" || placed(seen) > 7 },
];
