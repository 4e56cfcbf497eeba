/** What is printed on the boards and in the box, as the house publishes it; asked for once. */

import { printed as askPrinted } from "../../server";
import { layDrawings } from "./drawings";

/** One of the usual hexagon's shape. */
export interface PrintedDuchy { edition: string; number: string; layout: string; rows: string[]; posts?: number[][] }

export interface Printed {
  board: {
    depot: { colours: string[]; players: number[] }[];
    black_depot: { players: number[] };
    exception: { seats: number; depot: number; space: number; phases: string[]; colour: string }[];
    track: { phases: string[]; rounds: number; bridge: number };
    start: { storage: number; goods_spaces: number };
    price: { purchase: number };
  };
  duchies: {
    numbers: string[];
    letters: Record<string, string>;
    duchy: PrintedDuchy[];
  };
  scoring: { phase: number[]; by_seats: { goods: number[]; large_bonus: number[]; small_bonus: number[] } };
  tiles: { goods: { colours: string[] } };
}

let box: Printed | null = null;
let asked: Promise<Printed> | null = null; // however many ask at a time

export async function openBox(): Promise<void> {
  asked ??= askPrinted<Printed>("burgundy", "modes,modules").catch((refusal: unknown) => {
    asked = null;
    throw refusal;
  });
  box = await asked;
  layDrawings();
}

export function printed(): Printed {
  if (!box) throw new Error("the box is opened before anything is drawn from it");
  return box;
}
