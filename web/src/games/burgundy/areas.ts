/** The area of a space, as the bubble tells of it. */

import { layoutOf, type BurgundyView } from "./pieces";
import type { Spot } from "./spots";

export interface AreaTold { colour: string; size: number; filled: number; now: number | null; next: number | null }

export function areaAt(table: BurgundyView, seat: number, spot: Spot): AreaTold | null {
  const layout = layoutOf(table, seat);
  const duchy = table.duchies[seat];
  const { space } = spot.words;
  if (!layout || !duchy || !space || !spot.id.startsWith("space ")) return null;
  const place = layout.areas.findIndex((area) => area.includes(space));
  const spaces = layout.areas[place] ?? [];
  const filled = spaces.filter((one) => duchy.tiles[one]).length;
  const worth = filled < spaces.length ? table.worths[seat]?.[place] : undefined;
  return { colour: layout.colours[Number(space) - 1] ?? "", size: spaces.length, filled, now: worth?.now ?? null, next: worth?.next ?? null };
}
