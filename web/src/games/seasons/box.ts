/** What is printed on the board and in the box, as the house publishes it; asked for once. */

import type { Boxes } from "../../net/messages";
import { box as askBox } from "../../net/server";
import { layDrawings } from "./drawings";
import type { Counts } from "./pieces";

type Published = Boxes["seasons"];
export interface Box extends Published {
  shown: (card: string) => Counts; // the pieces on a worker's card
  free: (card: string) => number; // and those of choice
}

const PIECES = ["sand", "wood", "clay", "stone", "silver"] as const;
let opened: Box | null = null;
let asked: Promise<Published> | null = null; // however many ask at a time

export async function openBox(): Promise<void> {
  asked ??= askBox("seasons").catch((refusal: unknown) => {
    asked = null;
    throw refusal;
  });
  const read = await asked;
  const { "worker-wood": wood, "worker-sand": sand, "worker-stone": stone } = read.cards;
  const workers: Record<string, typeof wood> = {
    "worker-wood": wood,
    "worker-sand": sand,
    "worker-stone": stone,
  };
  const shown = (card: string) =>
    Object.fromEntries(
      PIECES.map((piece) => [piece, workers[card]?.[piece] ?? 0] as const).filter(([, count]) => count),
    );
  opened = { ...read, shown, free: (card) => workers[card]?.free ?? 0 };
  layDrawings();
}

export function theBox(): Box {
  if (!opened) throw new Error("the box is opened before anything is drawn from it");
  return opened;
}
