/** What is printed on the boards and in the box, as the house publishes it; asked for once. */

import type { Boxes } from "../../net/messages";
import { box as askBox } from "../../net/server";
import { layDrawings } from "./drawn/drawings";

export type PrintedDuchy = Boxes["burgundy"]["duchies"]["duchy"][number];

/** However many ask at a time; what failed may be asked again. */
function once<Printed>(ask: () => Promise<Printed>) {
  let opened: Printed | null = null;
  let asked: Promise<Printed> | null = null;
  const open = async () => {
    asked ??= ask().catch((refusal: unknown) => {
      asked = null;
      throw refusal;
    });
    opened = await asked;
  };
  const shown = () => {
    if (!opened) throw new Error("the box is opened before anything is drawn from it");
    return opened;
  };
  return { open, shown };
}

const FOR_SOME_TABLES = ["modes", "modules", "catalogue"] as const; // or for the editor
const pieces = once(() => askBox("burgundy", "board", "scoring", "tiles", "areas", ...FOR_SOME_TABLES));
const table = once(() => askBox("burgundy", "duchies", "faces", ...FOR_SOME_TABLES));

/** Duchies and tiles as they are drawn, on the game's card at home too. */
export async function openPieces(): Promise<void> {
  await pieces.open();
  layDrawings();
}
/** These, and what else a table needs. */
export const openBox = async (): Promise<void> => void (await Promise.all([openPieces(), table.open()]));

export const thePieces = pieces.shown;
export const theBox = table.shown;
