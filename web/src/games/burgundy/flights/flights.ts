/** Pieces on their way: what went where between two positions, by where it is drawn. */

import type { BurgundyView, Counts, Tile } from "../pieces";

export interface Flight {
  piece: { tile: string } | { goods: string };
  from: string;
  to: string;
}

const MOST = 4; // a leap in a replay lands at once

type Laid = Pick<BurgundyView, "depots" | "stock" | "duchies">;

export function flightsBetween(before: Laid, after: Laid): Flight[] {
  const flights = after.duchies.flatMap((_, seat) => [
    ...placed(before, after, seat),
    ...stored(before, after, seat),
    ...loaded(before, after, seat),
  ]);
  return flights.length > MOST ? [] : flights;
}

function placed(before: Laid, after: Laid, seat: number): Flight[] {
  const lay = before.duchies[seat]?.tiles ?? {};
  const new_ = Object.entries(after.duchies[seat]?.tiles ?? {}).filter(([space]) => !(space in lay));
  const stored = (tile: Tile) => before.duchies[seat]?.storage.indexOf(tile) ?? 0;
  const from = (tile: Tile) =>
    (stored(tile) < 0 && leftDepot(before, after, tile)) || `store-of ${seat} ${stored(tile)}`;
  return new_.map(([space, tile]) => ({
    piece: { tile },
    from: from(tile),
    to: `duchy-of ${seat} ${space}`,
  }));
}

function stored(before: Laid, after: Laid, seat: number): Flight[] {
  const [had, has] = [before.duchies[seat]?.storage ?? [], after.duchies[seat]?.storage ?? []];
  const rest = [...had];
  return has.flatMap((tile, place) => {
    const at = rest.indexOf(tile);
    if (at >= 0) {
      rest.splice(at, 1);
      return [];
    }
    const from = leftDepot(before, after, tile);
    return from ? [{ piece: { tile }, from, to: `store-of ${seat} ${place}` }] : [];
  });
}

/** The space of a depot that this tile lay on and no longer does. */
function leftDepot(before: Laid, after: Laid, tile: string): string | null {
  for (const [depot, tiles] of Object.entries(before.depots)) {
    const place = tiles.findIndex((one, slot) => one === tile && after.depots[depot]?.[slot] !== tile);
    if (place >= 0) return `tile ${depot} ${place}`;
  }
  return null;
}

function loaded(before: Laid, after: Laid, seat: number): Flight[] {
  const [had, has]: Counts[] = [before.duchies[seat]?.goods ?? {}, after.duchies[seat]?.goods ?? {}];
  const more = Object.keys(has ?? {}).filter((goods) => (has?.[goods] ?? 0) > (had?.[goods] ?? 0));
  return more.flatMap((goods) => {
    const depot = Object.keys(before.stock).find(
      (one) => (before.stock[one]?.[goods] ?? 0) > (after.stock[one]?.[goods] ?? 0),
    );
    return depot
      ? [{ piece: { goods }, from: `stock ${depot} ${goods}`, to: `goods-of ${seat} ${goods}` }]
      : [];
  });
}
