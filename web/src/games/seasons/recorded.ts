/** A castle of a game that was really played, kept as what was built and where helpers went, in order. */

import type { TileView } from "./pieces";
import { SITES } from "./castle/scene";

const PLACES: Record<string, number> = {
  keep: 1,
  tavern: 2,
  "main-gate": 1,
  "small-gate": 1,
  stable: 2,
  "servants-house": 2,
  palace: 2,
  market: 2,
  smithy: 2,
};

/** The castle before anything is built, without its figures. */
function emptyCastle(): TileView[] {
  return [...new Set(SITES.map((site) => site.tile))].map((tile) => {
    const stands = tile === "market" || tile === "smithy" ? 1 : 0;
    const places = Array.from({ length: PLACES[tile] ?? 0 }, (_, at) => ({
      place: String(at + 1),
      named: String(at + 1),
      name: `${tile}-${at + 1}`,
      price: 0,
      seat: null,
      new: false,
    }));
    const count = SITES.filter((site) => site.tile === tile).length;
    return {
      tile,
      count,
      cost: null,
      points: null,
      unbuilt: count - stands,
      built: stands,
      builders: [],
      places,
      sure: {},
    };
  });
}

/** `tower 2`: seat 2 built a tower; `tavern 1 0`: a helper of seat 0 took the first place there. */
export function castleAfter(steps: string[], count: number): TileView[] {
  const tiles = emptyCastle();
  for (const step of steps.slice(0, count)) {
    const [tile, first, second] = step.split(" ");
    const at = tiles.findIndex((one) => one.tile === tile);
    const view = tiles[at];
    if (!view) continue;
    tiles[at] =
      second === undefined
        ? {
            ...view,
            built: view.built + 1,
            unbuilt: view.unbuilt - 1,
            builders: [...view.builders, Number(first)],
          }
        : {
            ...view,
            places: view.places.map((place) =>
              place.place === first ? { ...place, seat: Number(second) } : place,
            ),
          };
  }
  return tiles;
}
