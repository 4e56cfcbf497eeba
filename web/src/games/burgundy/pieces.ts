/** What lies on the table of The Castles of Burgundy, as the page draws it. */

import { drawnAs, spelling } from "../../choosing/choose";
import type { BurgundyView, SpotKinds, View } from "../../net/messages";
import { theBox, thePieces } from "./box";

export const spot = spelling<SpotKinds["burgundy"]>();
/** Where pieces are drawn, some of which may be missing; equal ones are one spot. */
export function drawnIn(spots: (string | null)[]): string[] {
  const ids = drawnAs(spots.filter((one) => one !== null));
  return spots.map((one) => (one === null ? "" : (ids.shift() ?? "")));
}
export const tileIds = (depot: string, tiles: (string | null)[]): string[] =>
  drawnIn(tiles.map((tile) => tile && spot("tile", depot, tile)));

export type Counts = Record<string, number>;
export type { BurgundyView };
export type DuchyView = BurgundyView["duchies"][number];
export type Tile = DuchyView["storage"][number];
export type Effect = BurgundyView["pending"][number]["effect"];
export type Layout = BurgundyView["layouts"][string];
export type Worth = BurgundyView["worths"][number][number];

/** The view of a table of this game; the shell hands on no other. */
export function burgundyView(view: View): BurgundyView {
  if (view.game !== "burgundy") throw new Error(`a view of ${view.game} at a table of burgundy`);
  return view;
}

export interface TileLook {
  kind: string;
  colour: string;
  figure: string;
}

/** A tile as it is printed: `cow-3` is three cows, `monastery-12` the twelfth monastery. What has no colour is drawn in its own. */
export function look(tile: string): TileLook {
  const { kind = tile, colour, figure } = thePieces().faces[tile] ?? {};
  return { kind, colour: colour ?? kind, figure: `${figure ?? ""}` };
}

export const goodsNumber = (goods: string): number =>
  theBox().tiles.goods.colours.findIndex((one) => one === goods) + 1;
export const goodsWord = (number: number | string): string =>
  theBox().tiles.goods.colours[Number(number) - 1] ?? "";
export const GOODS_INK: Record<string, string> = {
  teal: "#fff",
  purple: "#fff",
  pink: "#2b0d18",
  red: "#fff",
  brown: "#fff",
  orange: "#2b1703",
};

/** What tells whose duchy is which. */
export type Charted = { layouts: BurgundyView["layouts"]; duchies: Pick<DuchyView, "duchy">[] };

/** At which table a duchy lies, and whose it is. */
export interface Whose {
  table: BurgundyView;
  seat: number;
}

export const layoutOf = (table: Charted, seat: number): Layout | null =>
  table.layouts?.[table.duchies[seat]?.duchy ?? ""] ?? null;

/** What is open last is decided first. */
export const openEffect = (table: BurgundyView): Effect | "" => table.pending.at(-1)?.effect ?? "";
export const bonusPoints = (seats: number): [number, number] => {
  const { large_bonus, small_bonus } = theBox().scoring.by_seats;
  return [large_bonus[seats - 2] ?? 0, small_bonus[seats - 2] ?? 0];
};
