/** What the editor's parts have in common: the position, what is printed of modules and modes, and fields of tiles and goods. */

import type { Boxes, BurgundyOptions, BurgundyPosition, BurgundyView } from "../../../net/messages";
import { box as askBox } from "../../../net/server";
import { among, number, withAt, type Field, type Group } from "../../../parts/try/editing";
import { say, titleOf } from "../../../words/words.svelte";
import { theBox, thePieces } from "../box";
import { tileTitle } from "../names";
import type { Tile } from "../pieces";

export type Laid = BurgundyPosition;
export type Duchy = Laid["duchies"][number];
export type Wares = Record<string, number>;
type EditorBox = Pick<Boxes["burgundy"], "modules" | "modes" | "catalogue">;

/** What a module or a mode adds to the editor: `editing.ts` in a folder of its key, found by itself; every part may be missing. */
export interface PartEditing {
  options?: (keyof BurgundyOptions)[]; // of its own that a position leaves open
  tiles?: string[]; // beside those that are printed for it
  lacks?: Lacked[]; // what the base game sets, and this has no use for
  partners?: (view: BurgundyView, seat: number) => number[]; // who has the duchy together with a seat
  ofPlayer?: (position: Laid, view: BurgundyView, seat: number) => Field<Laid>[];
  groups?: (position: Laid, view: BurgundyView, seat: number) => Group<Laid>[];
}
export type Lacked = "points" | "bridge";

const parts = Object.fromEntries(
  Object.entries(import.meta.glob<{ editing: PartEditing }>("../modules/*/editing.ts", { eager: true })).map(
    ([path, { editing }]) => [path.split("/")[2] ?? "", editing],
  ),
);
export const partAt = (key: string): PartEditing | undefined => parts[key];

/** The keys of the modules and the mode of a table: each has its part in the view. */
const keysOf = (view: BurgundyView): string[] => [...(view.modules ?? []), ...(view.mode ? [view.mode] : [])];
export const inForce = (view: BurgundyView): PartEditing[] => keysOf(view).flatMap((key) => parts[key] ?? []);

let opened: EditorBox | null = null;
export async function openEditorBox(): Promise<void> {
  opened ??= await askBox("burgundy", "board", "duchies", "scoring", "tiles", "faces", "areas");
}
export const inBox = (): EditorBox => {
  if (!opened) throw new Error("what is printed is fetched before the editor opens");
  return opened;
};

/** The duchies of a table: those that its modules or its mode bring, or the edition's. */
export function duchiesFor(view: BurgundyView): string[] {
  const { modules, modes } = inBox();
  const keys = keysOf(view);
  const brought = [
    ...modules.duchy.filter(({ module }) => keys.includes(module)),
    ...modes.duchy.filter(({ mode }) => keys.includes(mode)),
  ].map((one) => one.number);
  const usual = thePieces().duchies.duchy.filter((one) => one.edition === view.edition);
  return brought.length ? brought : [...new Set(usual.map((one) => one.number))];
}

/** Every tile that a table plays with, by colour. */
export function tilesOf(view: BurgundyView): string[] {
  const keys = keysOf(view);
  const printed = inBox().catalogue.filter(({ module }) => module === null || keys.includes(module));
  return [...printed.map(({ tile }) => tile), ...inForce(view).flatMap(({ tiles = [] }) => tiles)];
}

/** Those of which one lies nowhere, so that it can be laid; what no box has printed there is always. */
export function tilesLeft(view: BurgundyView): string[] {
  const { stacks, black, removed } = view;
  const always = inForce(view).flatMap(({ tiles = [] }) => tiles);
  const left = (tile: string) => [stacks, black, removed].some((pile) => (pile[tile] ?? 0) > 0);
  return tilesOf(view).filter((tile) => always.includes(tile) || left(tile));
}

const catalogued = (tile: string) => inBox().catalogue.find((one) => one.tile === tile);
/** Whether there is such a tile with a black back. */
export const isBlackBacked = (tile: string): boolean => catalogued(tile)?.black ?? false;
/** Whether a tile goes to a space of a depot: by the colour of both, or by a black back. */
export const goesTo = (tile: string, colour: string | null | undefined): boolean =>
  colour ? catalogued(tile)?.colour === colour : isBlackBacked(tile);

const NOTHING = "";

export const goods = (): string[] => theBox().tiles.goods.colours;

export const wares = (held: Wares, set: (wares: Wares) => Laid): Field<Laid>[] =>
  goods().map((one) =>
    number(titleOf(one), held[one] ?? 0, [0, theBox().tiles.goods.own], (value) =>
      set({ ...held, [one]: value }),
    ),
  );

export const tileChoice = (
  label: string,
  tile: string | null,
  offered: string[],
  set: (tile: Tile | null) => Laid,
): Field<Laid> =>
  among(
    label,
    tile ?? NOTHING,
    [...new Set([NOTHING, ...(tile ? [tile] : []), ...offered])],
    (word) => (word ? tileTitle(word) : say("try-nothing")),
    (word) => set((word || null) as Tile | null),
  );

/** The spaces of a storage, one after the other. */
export function stored(
  label: string,
  tiles: Tile[],
  room: number,
  view: BurgundyView,
  set: (tiles: Tile[]) => Laid,
): Field<Laid>[] {
  const places = Array.from({ length: room }, (_, place) => place);
  const store = (place: number, tile: Tile | null) =>
    set(places.flatMap((at) => (at === place ? (tile ?? []) : (tiles[at] ?? []))));
  return places.map((place) =>
    tileChoice(say(label, { number: place + 1 }), tiles[place] ?? null, tilesLeft(view), (tile) =>
      store(place, tile),
    ),
  );
}

/** A player's duchy otherwise; partners have what is changed together. */
export function withDuchy(position: Laid, view: BurgundyView, seat: number, part: Partial<Duchy>): Laid {
  const others = inForce(view).flatMap(({ partners }) => partners?.(view, seat) ?? []);
  const laid = [seat, ...others].reduce(
    (duchies, one) => withAt(duchies, one, { ...(duchies[one] as Duchy), ...part }),
    position.duchies,
  );
  return { ...position, duchies: laid };
}

/** What is a player's own. */
export const withOwn = (position: Laid, seat: number, part: Partial<Duchy>): Laid => ({
  ...position,
  duchies: withAt(position.duchies, seat, { ...(position.duchies[seat] as Duchy), ...part }),
});
