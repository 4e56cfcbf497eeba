/** What lies on the table of The Castles of Burgundy, as the page draws it. */

import { printed } from "./printed";

export type Counts = Record<string, number>;
/** What an area would bring if it were filled in this phase, and in the next. */
export interface Worth { left: number; now: number; next: number | null }
export interface DuchyView {
  duchy: string | null;
  tiles: Record<string, string>;
  storage: string[];
  shared?: string[]; // of a team
  goods: Counts;
  sold: Counts;
  silver: number;
  workers: number;
  points: Counts;
  brought: Counts; // by the first space of an area
}
export interface Layout {
  colours: string[];
  numbers: number[];
  areas: string[][];
  confidence: string;
  hexes?: [number, number][]; // where it is not the usual hexagon
  rivers?: [string, string][];
  posts?: string[][]; // the spaces that touch each border post
}
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
  pending: [string, string | number | null][];
  current: number | null;
  white: number | null;
  layouts: Record<string, Layout>;
  picks: ([string, string] | null)[];
  chosen: boolean[];
  worths: Worth[][]; // by seat, area by area
  // of modules, teams and the solo game, each only where it is played
  modules?: string[];
  mode?: "team" | "solo";
  team?: { names: string[]; partners: number[] };
  solo?: { score: number; target: number; blanks: string[]; open: string[]; tile: string | null };
  border_posts?: { count: string; joined: number[]; completed: (number | null)[] };
  inns?: { lying: number };
  trade_routes?: { order: string; rows: string[][]; hands: string[][]; laid: string[][]; cards: Record<string, { spaces: [string, string][]; confidence: string }> };
  shields?: { depots: Record<string, string[]>; castles: Record<string, string>[]; gone: string[]; copied: (number | null)[]; points: Counts; doubles: Record<string, number | null> };
  costs: { take: number[][]; sell: number[][]; place: Record<string, number[][]> } | null; // by die and number
}

const BUILDINGS = ["warehouse", "watchtower", "carpenter", "church", "market", "boarding-house", "bank", "town-hall", "crane", "white-castle"];
const ANIMALS = ["cow", "pig", "sheep", "chicken", "geese"];

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
  return kind === "monastery" ? tile : colour === "animal" && kind !== "geese" ? "animal" : kind;
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

export const layoutOf = (table: BurgundyView, seat: number): Layout | null => table.layouts?.[table.duchies[seat]?.duchy ?? ""] ?? null;

/** What is open last is decided first. */
export const openEffect = (table: BurgundyView): string => table.pending.at(-1)?.[0] ?? "";

export const bonusPoints = (seats: number): [number, number] => {
  const { large_bonus, small_bonus } = printed().scoring.by_seats;
  return [large_bonus[seats - 2] ?? 0, small_bonus[seats - 2] ?? 0];
};
