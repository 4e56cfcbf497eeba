/** What lies on the table of A Castle for All Seasons, as the page draws it. */

export type Counts = Record<string, number>;
export interface PlaceView { place: string; named: string; price: number; seat: number | null; new: boolean }
export interface TileView {
  tile: string;
  cost: number | null; // nothing for what stands from the start
  points: number | null;
  unbuilt: number;
  built: number;
  builders: number[];
  places: PlaceView[];
  sure: Record<string, string>; // how sure its figures are
}
export interface CartView { cart: string; resource: string; brings: number; seat: number | null; new: boolean }
export interface ActionView { card: string; seat: number; done: boolean; now: boolean; pieces: Counts | null }
export interface PlayerView {
  points: number;
  talers: number;
  resources: Counts;
  helpers: number; // in the supply
  hand: string[];
  played: string[];
  removed: string[];
  chosen: boolean;
  choice: string[] | null; // one's own, or everyone's after the reveal
}
export interface WinterView {
  card: string | null;
  unseen: string[];
  table: string[];
  out: string[];
  spaces: number[];
  inn: { host: number | null; coins: number; place: PlaceView } | null;
  barn: { places: PlaceView[] } | null;
  maiden: { gifts: Counts; wooing: number[] } | null;
}
export interface Pending {
  kind: string;
  seat: number | null;
  number?: number;
  card?: string;
  tile?: string;
  cost?: number;
  built?: number;
  tiles_left?: number;
  helpers_left?: number;
  talers?: number;
  buyer?: number;
  resource?: string;
}
export interface SeasonsView {
  seat: number | null;
  seats: number;
  season: string;
  round: number;
  rounds: number;
  space: number;
  active: number;
  stage: string;
  to_act: number[];
  players: PlayerView[];
  castle: { tiles: TileView[] };
  carts: CartView[];
  tower: Counts;
  stock: Counts;
  bank: number;
  smithy: number;
  track: number;
  ribbon: ActionView[];
  pending: Pending | null;
  winter: WinterView | null;
  worth: Record<string, number | null>;
}

export const CARDS = ["messenger", "trader", "bricklayer", "stonemason", "worker-wood", "worker-sand", "worker-stone", "master-builder"];
export const isWorker = (card: string): boolean => card.startsWith("worker");
/** The character of a card: three cards are workers. */
export const characterOf = (card: string): string => (isWorker(card) ? "worker" : card);

/** Every place for a helper, by building: in the castle, and on winter cards. */
export function placesOf(table: SeasonsView): Map<string, PlaceView[]> {
  const castle = table.castle.tiles.flatMap((one): [string, PlaceView[]][] => (one.places.length && one.built ? [[one.tile, one.places]] : []));
  const { inn, barn } = table.winter ?? {};
  return new Map([...castle, ...(inn ? [["inn", [inn.place]] as [string, PlaceView[]]] : []), ...(barn ? [["barn", barn.places] as [string, PlaceView[]]] : [])]);
}

/** Pieces one by one, in printed order: `{ wood: 2, silver: 1 }` is wood, wood, silver. */
export const laidOut = (pieces: Counts): string[] => Object.entries(pieces).flatMap(([piece, count]) => Array<string>(count).fill(piece));
