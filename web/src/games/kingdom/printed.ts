/** What is printed on the game's quadrants and in its box, as the house publishes it; asked for once. */

import { printed as askPrinted } from "../../server";

export interface Printed {
  quadrants: {
    letters: Record<string, string>;
    quadrant: { location: string; rows: string[] }[];
    first_game: { quadrants: string[]; cards: string[] };
  };
  pieces: { settlements: number; mandatory: number; laid_open: number; moving: string[] };
}

let box: Printed | null = null;

export async function openBox(): Promise<void> {
  box ??= await askPrinted<Printed>("kingdom");
}

export function printed(): Printed {
  if (!box) throw new Error("the box is opened before anything is drawn from it");
  return box;
}
