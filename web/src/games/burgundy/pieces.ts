/** What lies on the table of The Castles of Burgundy, as the page draws it. */

import { printed } from "./printed";

export type Counts = Record<string, number>;
/** What an area would bring if it were filled in this phase, and in the next. */
export interface Worth { left: number; now: number; next: number | null }
export interface DuchyView {
  duchy: string | null;
  tiles: Record<string, string>;
  storage: string[];
  goods: Counts;
  sold: Counts;
  silver: number;
  workers: number;
  points: Counts;
  brought: Counts; // by the first space of an area
}
export interface Layout { colours: string[]; numbers: number[]; areas: string[][]; confidence: string }
export interface BurgundyView {
  seats: number;
  seat: number | null;
  edition: string;
  stage: string;
  phase: string | null;
  round: number | null;
  line: number[];
  place: number[];
  order: number[];
  turn: number;
  rolled: number[];
  dice: (number | null)[][];
  depots: Record<string, (string | null)[]>;
  stock: Record<string, Counts>;
  round_goods: string[];
  bonuses: Record<string, (number | null)[]>;
  dealt: string[][];
  duchies: DuchyView[];
  bought: boolean;
  pending: [string, string | number][];
  current: number | null;
  white: number | null;
  layouts: Record<string, Layout>;
  picks: ([string, string] | null)[];
  chosen: boolean[];
  worths: Worth[][]; // by seat, area by area
  costs: { take: number[][]; sell: number[][]; place: Record<string, number[][]> } | null; // by die and number
}

const BUILDINGS = ["warehouse", "watchtower", "carpenter", "church", "market", "boarding-house", "bank", "town-hall"];
const ANIMALS = ["cow", "pig", "sheep", "chicken"];

export interface TileLook { kind: string; colour: string; figure: string }

/** A tile's word as it is drawn: `cow-3` is three cows, `monastery-12` the twelfth monastery. */
export function look(tile: string): TileLook {
  const [, kind = tile, figure = ""] = /^(.*?)(?:-(\d+))?$/.exec(tile) ?? [];
  const colour = ANIMALS.includes(kind) ? "animal" : BUILDINGS.includes(kind) ? "building" : kind;
  return { kind, colour, figure };
}

/** The word under which a tile's effect is explained. */
export function effectWord(tile: string): string {
  const { kind, colour } = look(tile);
  return kind === "monastery" ? tile : colour === "animal" ? "animal" : kind;
}

export const goodsNumber = (goods: string): number => printed().tiles.goods.colours.indexOf(goods) + 1;
export const goodsWord = (number: number | string): string => printed().tiles.goods.colours[Number(number) - 1] ?? "";
export const GOODS_INK: Record<string, string> = { teal: "#fff", purple: "#fff", pink: "#2b0d18", red: "#fff", brown: "#fff", orange: "#2b1703" };

/** The colours of a depot's spaces that are in use, as printed. */
export function slotColours(depot: number, seats: number, phase: string | null): string[] {
  const { depot: depots, exception } = printed().board;
  const { colours = [], players = [] } = depots[depot - 1] ?? {};
  const other = exception.filter((one) => one.seats === seats && one.depot === depot && one.phases.includes(phase ?? ""));
  return colours
    .map((colour, place) => other.find((one) => one.space === place + 1)?.colour ?? colour)
    .filter((_, place) => (players[place] ?? 9) <= seats);
}

export const layoutOf = (table: BurgundyView, seat: number): Layout | null => table.layouts[table.duchies[seat]?.duchy ?? ""] ?? null;

/** What is open last is decided first. */
export const openEffect = (table: BurgundyView): string => table.pending.at(-1)?.[0] ?? "";

export const bonusPoints = (seats: number): [number, number] => {
  const { large_bonus, small_bonus } = printed().scoring.by_seats;
  return [large_bonus[seats - 2] ?? 0, small_bonus[seats - 2] ?? 0];
};
