/** What a module or a mode adds to the page: `module.ts` in a folder of its key, found by itself; every part may be missing. */

import type { Component } from "svelte";
import type { Line } from "../../../choosing/choose";
import type { Choosing } from "../../../choosing/choosing.svelte";
import type { Score, Told } from "../../../net/messages";
import type { Arguments } from "../../../words/words.svelte";
import type { News, Sentence } from "../../parts";
import type { Shape } from "../depots/shapes";
import type { Ground } from "../duchy/ground";
import type { EventLists } from "../log";
import type { BurgundyView, Layout, Whose } from "../pieces";
import type { Sources } from "../sources";

export interface Module {
  icons?: Record<string, string>; // drawings that the base game does not need, by the word of the tile or piece
  events?: Partial<EventLists>;
  sources?: Sources; // of points
  names?: Record<string, (what: string, table: BurgundyView) => string>; // by kind of spot: what it is called
  notes?: Record<string, Notes>; // likewise: what else the bubble says of it
  tiles?: Record<string, (what: string) => string>; // likewise: the tile that lies there
  lies?: Record<string, Side>; // likewise: on which side of the table
  draws?: Partial<Places>;
  questions?: Record<string, Question>; // by effect: what is drawn where it is open
  lines?: Record<string, LineShown>; // by move: how lines look and sound that no piece of the table stands for
  expects?: (due: Due) => Partial<Sentence> | undefined; // of what is open: another sentence, or more words for it
  lacks?: Shown[]; // what the base game shows, and this has no use for
  wide?: boolean; // its duchies leave no corner free
  rank?: (table: BurgundyView, seat: number) => string; // stands before a player's name
  news?: (log: Told[], table: BurgundyView, players: string[]) => News[];
}
/** `lines`: those that no piece of the table stands for. */
export type Question = Component<{ table: BurgundyView; choosing: Choosing; lines: Line[] }>;
export interface LineShown {
  tile?: (line: Line) => string; // drawn as a tile, beside others
  figure?: (line: Line) => string; // or as a mere figure
  Note?: Component<{ line: Line; table: BurgundyView; choosing: Choosing }>; // or as its sentence, with this under it
  words?: (words: Line["words"]) => Arguments; // more of them for its sentence
  namesDie?: boolean; // which names its die itself
}
type Due = BurgundyView["pending"][number];
type Notes = (table: BurgundyView, what: string, seat: number, players: string[]) => string[];
export type Side = "depots" | "duchy";
export type Shown = "player" | "phase" | "summary" | "points"; // points: spaces are counted instead

/** What is drawn where, at tables that play with the module. */
export interface Places {
  strip: Component<{ table: BurgundyView; side?: boolean }>; // instead of the bridge and the bonus tiles
  board: Component<Boarded>; // on the main board
  over: Component<Over>; // the spaces of a duchy, of any table
  owned: Component<{ table: BurgundyView; seat: number }>; // under a duchy that is looked at closely
  offered: Component<{ choosing: Choosing; hot: string | null }>; // between the two sides
  above: Component<Owned & { whole?: boolean }>; // the duchy
  storage: Component<Owned & { picked: (id: string) => boolean }>; // beside one's own
  standing: Component<{ table: BurgundyView; score: Score | null; players: string[]; seat: number | null }>;
}
export interface Boarded {
  table: BurgundyView;
  shape: Shape;
  names: (id: string) => string;
  legal: Set<string>;
  hot: string | null;
}
interface Over {
  layout: Layout;
  ground: Ground;
  whose: Whose | null; // none: nobody's yet
  names?: ((id: string) => string) | null; // of what tells something
}
interface Owned {
  table: BurgundyView;
  seat: number;
  names?: (id: string) => string;
  legal?: Set<string>;
  hot?: string | null;
}
