/** What is printed on the board and in the box, as the house publishes it; asked for once. */

import { printed as askPrinted } from "../../server";
import { layDrawings } from "./drawings";
import type { Counts } from "./pieces";

type Sure = Record<string, string>;
interface Box {
  board: { building_points: Counts; delivery: Counts; track: { winter_spaces: number[]; rounds: number[]; sure: Sure } };
  cards: Record<string, unknown>;
  castle: {
    tile: { name: string; count: number; cost: number; points: number; prices: number[]; sure: Sure }[];
    standing: { name: string; prices: number[]; sure: Sure }[];
    outside: { name: string; prices: number[]; sure: Sure }[];
  };
}
export interface Printed extends Box {
  shown: (card: string) => Counts; // the pieces on a worker's card
  free: (card: string) => number; // and those of choice
}

const PIECES = ["sand", "wood", "clay", "stone", "silver"];
let box: Printed | null = null;
let asked: Promise<Box> | null = null; // however many ask at a time

export async function openBox(): Promise<void> {
  asked ??= askPrinted<Box>("seasons").catch((refusal: unknown) => {
    asked = null;
    throw refusal;
  });
  const read = await asked;
  const figures = (card: string) => (read.cards[card] ?? {}) as Record<string, unknown>;
  const shown = (card: string) => Object.fromEntries(PIECES.flatMap((piece) => (figures(card)[piece] ? [[piece, Number(figures(card)[piece])]] : [])));
  box = { ...read, shown, free: (card) => Number(figures(card)["free"] ?? 0) };
  layDrawings();
}

export function printed(): Printed {
  if (!box) throw new Error("the box is opened before anything is drawn from it");
  return box;
}
