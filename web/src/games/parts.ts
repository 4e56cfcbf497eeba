/** What a game adds to the page's shell: its boards and pieces, and which words fit. */

import type { Component } from "svelte";
import type { Sound } from "../table/alerts";
import type { Line } from "../choosing/choose";
import type { Event, GameInfo, OptionName, Options, Score, TableChange, Told, View } from "../net/messages";
import type { Choosing } from "../choosing/choosing.svelte";
import type { Editing } from "../parts/try/editing";
import type { Summary } from "../table/summary";
import type { Turn } from "../table/turns";
import type { Arguments } from "../words/words.svelte";

export interface Sentence {
  key: string;
  words?: Arguments;
}
export interface News extends Sentence {
  of: string;
} // what happened, in no language
export interface BoardProps {
  view: View;
  choosing?: Choosing | null; // absent where one only looks
  marked?: string[]; // what was done last
  lit?: string[]; // what a line of the log speaks of
  aims?: string[]; // spots that must be drawn though nobody may click them: something is marked there
  decides?: number | undefined; // the seat whose decision is looked at, where nobody chooses
  edit?: ((spot: string) => void) | undefined; // where a position is set up: whatever is clicked
}
export interface SeatProps {
  view: View;
  seat: number;
}
/** A sentence about a piece, or a figure with its name. */
export interface Note {
  text: string;
  figure?: string | number;
  tone?: "good" | "small";
}
/** What a bubble says of something on the table. */
export interface Facts {
  title: string;
  notes: Note[];
  always?: Note[]; // said beside a refusal, too
  bare?: boolean; // no more than its name, which is worth saying only where something can be done
}
export interface Source {
  icon: string;
  colour: string;
  ink: string;
  hatch: string;
}

export interface ChoicesProps {
  game: GameInfo;
  options: Options;
  free?: boolean;
  change?: (wish: TableChange) => void;
}
/** What the host of a table chooses before the start. */
export interface BeforeStart {
  default: Component<ChoicesProps>; // what is seen at once
  Folded?: Component<ChoicesProps>; // what is seldom chosen
  Picture: Component<{ preset: string }>;
}

/** What takes a view, an event or options is a method: a game's own takes those of its game, for it is handed no other's. */
export interface GameParts {
  Board: Component<BoardProps>;
  whole?: boolean; // the board is the whole table: nothing stands beside it
  Own: Component<SeatProps & { choosing?: Choosing | null; compact?: boolean }>;
  Legend: Component;
  PlayerNote: Component<SeatProps>;
  Standing: Component<{
    view: View;
    score: Score | null;
    players: string[];
    gain?: Record<string, number>;
    seat: number | null;
    live?: boolean;
  }>;
  // what play itself does not need is loaded where it is shown
  choices: () => Promise<BeforeStart>;
  picks?: OptionName[]; // the options that are chosen there, not in the form, beside those of modules and modes
  rulePicture: () => Promise<{ default: Component<{ clause: string }> }>;
  /** The board of a finished game, small; where everyone has one of their own, that of a seat. */
  picture: () => Promise<{ default: Component<SeatProps> }>;
  ownBoards?: boolean;
  /** How a line of the score sheet looks; its place among the others chooses the colour. */
  sources: (source: string, all: string[]) => Source;
  expects(view: View, lines: Line[]): Sentence;
  /** What is open to all about the turn of whoever is to act. */
  follows?(view: View): Sentence | null;
  /** What happened of late by itself and should not be missed. */
  news?(log: Told[], view: View, players: string[]): News[];
  /** Whether the board lies on the table; a replay shows none before it does. */
  isLaid?(view: View): boolean;
  /** How far the game is, where it is not counted in turns. */
  where?(view: View): Sentence;
  /** The phase, or the round where there are none, and its part; nothing before the first. */
  section?(view: View): { part: string; step: string } | null;
  /** Whether there is a turn that will be ended; otherwise nothing offers to. */
  hasTurn?(view: View): boolean;
  /** What the last phase or round brought, once one is over. */
  summary?(log: Told[], view: View, seat: number | null, players: string[]): Summary | null;
  /** What stands beside the heading of a part of the log, instead of the number of the turn. */
  heading?: (turn: Turn) => string;
  describe(line: Line, view?: View): string; // a view where the words depend on what is open
  takesBack: (line: Line) => string; // what undo names
  /** What the piece is good for that a line is about; no bubble says it where a sheet asks. */
  does?: (line: Line) => string;
  /** The spot as it is drawn for those who only look, where it is another. */
  watched?: (spot: string) => string;
  /** What there is to say of a spot, where it is drawn; nothing if its lines say it all. */
  facts(id: string, view: View, seat: number | null, players: string[]): Facts | null;
  beside?: string[]; // the kinds of spots that lie beside the board
  /** Of what a line would set off, what the points do not tell. */
  foretells(events: Event[]): Event[];
  tellsNone?: boolean; // that a line brings no points is worth saying
  Price?: Component<{ line: Line; view: View }>; // what a line costs, where lines differ in that
  speaksOf(event: Event): string[];
  /** Where an event has put a piece or taken one away. */
  touches(event: Event): string[];
  soundOf(event: Event): Sound | null;
  /** Which part of the log an event belongs to: a seat's turn, the set-up, the end. */
  chapter(event: Event, begun: boolean): number | "setup" | "round" | "end" | null;
  /** How a position is set up. */
  editing: () => Promise<{ editing: Editing }>;
  /** Fetches what is printed in the box, before anything is drawn from it. */
  prepare: () => Promise<void>;
  /** What some tables need beyond that, with its words; and which they are. Also before the start. */
  later?: { fetch: () => Promise<void>; needs(options: Options, game: GameInfo): boolean };
}
