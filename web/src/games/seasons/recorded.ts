/** A castle of a game that was really played, kept as what was built and where helpers went, in order. */

import type { TileView } from "./pieces";
import type { Printed } from "./printed";

/** The castle before anything is built. */
export function emptyCastle(castle: Printed["castle"]): TileView[] {
  const places = (prices: number[]) => prices.map((price, at) => ({ place: String(at + 1), price, seat: null, new: false }));
  return [
    ...castle.tile.map(({ name, count, cost, points, prices, sure }) => ({ tile: name, cost, points, unbuilt: count, built: 0, builders: [], places: places(prices), sure })),
    ...castle.standing.map(({ name, prices, sure }) => ({ tile: name, cost: null, points: null, unbuilt: 0, built: 1, builders: [], places: places(prices), sure })),
  ];
}

/** `tower 2`: seat 2 built a tower; `tavern 1 0`: a helper of seat 0 took the first place there. */
export function castleAfter(castle: Printed["castle"], steps: string[], count: number): TileView[] {
  const tiles = emptyCastle(castle);
  for (const step of steps.slice(0, count)) {
    const [tile, first, second] = step.split(" ");
    const at = tiles.findIndex((one) => one.tile === tile);
    const view = tiles[at];
    if (!view) continue;
    tiles[at] =
      second === undefined
        ? { ...view, built: view.built + 1, unbuilt: view.unbuilt - 1, builders: [...view.builders, Number(first)] }
        : { ...view, places: view.places.map((place) => (place.place === first ? { ...place, seat: Number(second) } : place)) };
  }
  return tiles;
}
