/** What is printed on the game's quadrants and in its box, as the house publishes it; asked for once. */

import type { Boxes } from "../../net/messages";
import { box as askBox } from "../../net/server";

export type Box = Boxes["kingdom"];

let opened: Box | null = null;

export async function openBox(): Promise<void> {
  opened ??= await askBox("kingdom");
}

export function theBox(): Box {
  if (!opened) throw new Error("the box is opened before anything is drawn from it");
  return opened;
}
