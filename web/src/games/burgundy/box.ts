/** What is printed on the boards and in the box, as the house publishes it; asked for once. */

import type { Boxes } from "../../net/messages";
import { box as askBox } from "../../net/server";
import { layDrawings } from "./drawn/drawings";

export type PrintedDuchy = Boxes["burgundy"]["duchies"]["duchy"][number];
/** What only some tables or the editor need. */
const LEFT = ["modes", "modules", "catalogue"] as const;
type Left = (typeof LEFT)[number];
export type Box = Omit<Boxes["burgundy"], Left>;

let opened: Box | null = null;
let asked: Promise<Box> | null = null; // however many ask at a time

export async function openBox(): Promise<void> {
  asked ??= askBox("burgundy", ...LEFT).catch((refusal: unknown) => {
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
