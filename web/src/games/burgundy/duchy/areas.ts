/** The area of a space, as the bubble tells of it. */

import { layoutOf, type BurgundyView, type Worth } from "../pieces";
import { kindOf, wordsAt } from "../../../choosing/choose";

export interface AreaTold {
  colour: string;
  size: number;
  filled: number;
  now: number | null;
  next: number | null;
}

const SPACES = ["space", "seen"]; // one's own, and as others watch it
export const isSpace = (id: string): boolean => SPACES.includes(kindOf(id));

export function areaAt(table: BurgundyView, seat: number, id: string): AreaTold | null {
  const layout = layoutOf(table, seat);
  const [space] = wordsAt(id);
  if (!layout || !space || !isSpace(id)) return null;
  const place = layout.areas.findIndex((area) => area.includes(space));
  const spaces = layout.areas[place] ?? [];
  const filled = spaces.filter((one) => table.duchies[seat]?.tiles[one]).length;
  const worth = filled < spaces.length ? table.worths[seat]?.[place] : undefined;
  const colour = layout.colours[Number(space) - 1] ?? "";
  return { colour, size: spaces.length, filled, ...pays(worth) };
}

/** An area that is whole pays no more. */
const pays = (worth: Worth | undefined): Pick<AreaTold, "now" | "next"> => ({
  now: worth?.now ?? null,
  next: worth?.next ?? null,
});
