/** What is printed on the board and in the box, as the house publishes it; asked for once. */

import type { Boxes } from "../../net/messages";
import { box as askBox } from "../../net/server";
import { layDrawings } from "./drawn/drawings";

export type Box = Boxes["seasons"];

let opened: Box | null = null;
let asked: Promise<Box> | null = null; // however many ask at a time

export async function openBox(): Promise<void> {
  asked ??= askBox("seasons").catch((refusal: unknown) => {
    asked = null;
    throw refusal;
  });
  opened = await asked;
  layDrawings();
}

export function theBox(): Box {
  if (!opened) throw new Error("the box is opened before anything is drawn from it");
  return opened;
}

/** The kinds of pieces, in printed order. */
export const resources = (): string[] => Object.keys(theBox().board.box);
