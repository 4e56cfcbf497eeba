/** What lies on the table of A Castle for All Seasons, as the page draws it. */

import { drawnAs, spelling, wordsAt } from "../../choosing/choose";
import type { SeasonsView, SpotKinds, View } from "../../net/messages";

export const spot = spelling<SpotKinds["seasons"]>();

export type Counts = Record<string, number>;
export type { SeasonsView };
export type PlaceView = TileView["places"][number];
export type TileView = SeasonsView["castle"]["tiles"][number];
export type Character = PlayerView["hand"][number];
export type CartView = SeasonsView["carts"][number];
export type ActionView = SeasonsView["ribbon"][number];
export type PlayerView = SeasonsView["players"][number];
export type WinterView = NonNullable<SeasonsView["winter"]>;

/** What the page marks of the printed figures: those that no source gives. */
const GUESSED: TileView["sure"][string][] = ["reconstructed", "conflict", "inferred"];
export const isGuessed = (sure: TileView["sure"], figure: string): boolean =>
  GUESSED.some((how) => how === sure[figure]);

/** The view of a table of this game; the shell hands on no other. */
export function seasonsView(view: View): SeasonsView {
  if (view.game !== "seasons") throw new Error(`a view of ${view.game} at a table of seasons`);
  return view;
}

/** Every place for a helper, by building: in the castle, and on winter cards. */
export function placesOf(table: Pick<SeasonsView, "castle" | "winter">): Map<string, PlaceView[]> {
  const castle = table.castle.tiles.flatMap((one): [string, PlaceView[]][] =>
    one.places.length && one.built ? [[one.tile, one.places]] : [],
  );
  const { inn, barn } = table.winter ?? {};
  return new Map([
    ...castle,
    ...(inn ? [["inn", [inn.place]] as [string, PlaceView[]]] : []),
    ...(barn ? [["barn", barn.places] as [string, PlaceView[]]] : []),
  ]);
}

/** Where the places of a building are drawn; of equal free ones the lines name one, and all mean it. */
export const placeIds = (building: string, places: PlaceView[]): string[] =>
  drawnAs(places.map(({ named }) => spot("place", building, named)));

/** The place that is drawn there. */
export function placeAt(table: SeasonsView, id: string): PlaceView | undefined {
  const [building = ""] = wordsAt(id);
  const places = placesOf(table).get(building) ?? [];
  return places[placeIds(building, places).indexOf(id)];
}

/** Where a tile or the building it has become is drawn: of several of a kind each has its own number. */
export const siteId = (tile: string, number: number, built: number): string =>
  number < built
    ? (drawnAs(Array<string>(number + 1).fill(spot("building", tile))).at(-1) ?? "")
    : (drawnAs(Array<string>(number - built + 1).fill(spot("tile", tile))).at(-1) ?? "");

/** Pieces one by one, in printed order: `{ wood: 2, silver: 1 }` is wood, wood, silver. */
export const laidOut = (pieces: Counts): string[] =>
  Object.entries(pieces).flatMap(([piece, count]) => Array<string>(count).fill(piece));
