/** What a game adds to the page's shell: its boards and pieces, and which words fit. */

import type { Component } from "svelte";
import type { Sound } from "../alerts";
import type { Line, Picked } from "../choose";
import type { Event, GameInfo, Score, TableChange, Told, View } from "../messages";
import type { Choosing } from "../choosing.svelte";
import type { Turn } from "../turns";
import type { Arguments } from "../words.svelte";

export interface Sentence { key: string; words?: Arguments }
export interface News extends Sentence { of: string } // what happened, in no language
/** A piece of the guided first game; it is past when its time has come and gone. */
export interface Prompt {
  key: string;
  due: (seen: Guided) => boolean;
  past?: (seen: Guided) => boolean; // otherwise the reader says so
}
export interface Guided { view: View; lines: Line[]; events: Event[]; seat: number; final: boolean }

export interface BoardProps {
  view: View;
  choosing?: Choosing | null; // absent where one only looks
  marked?: string[]; // what was done last
  lit?: string[]; // what a line of the log speaks of
}
export interface SeatProps { view: View; seat: number }
export interface Source { icon: string; colour: string; ink: string; hatch: string }

export interface GameParts {
  boardKind: string; // the kind of word that a click on the board names
  Board: Component<BoardProps>;
  whole?: boolean; // the board is the whole table: nothing stands beside it
  Own: Component<SeatProps & { choosing?: Choosing | null; compact?: boolean }>;
  Legend: Component;
  PlayerNote: Component<SeatProps>;
  Standing: Component<{ view: View; score: Score | null; players: string[]; gain?: Record<string, number>; seat: number | null; live?: boolean }>;
  /** A small table: the given position, or a recorded game that plays by itself. */
  Miniature: Component<{ view: View | null }>;
  // what play itself does not need is loaded where it is shown
  choices: () => Promise<{ default: Component<{ game: GameInfo; options: Record<string, unknown>; free?: boolean; change?: (wish: TableChange) => void }> }>;
  picks?: string[]; // the options that are chosen there, not in the form
  idle?: (options: Record<string, unknown>) => string[]; // those that do not matter beside others
  rulePicture: () => Promise<{ default: Component<{ clause: string }> }>;
  /** How a line of the score sheet looks; its place among the others chooses the colour. */
  sources: (source: string, all: string[]) => Source;
  expects: (view: View, lines: Line[]) => Sentence;
  /** What is open to all about the turn of whoever is to act. */
  follows?: (view: View) => Sentence | null;
  /** What happened of late by itself and should not be missed. */
  news?: (log: Told[], view: View, players: string[]) => News[];
  /** How far the game is, where it is not counted in turns. */
  where?: (view: View) => Sentence;
  /** Whether there is a turn that will be ended; otherwise nothing offers to. */
  hasTurn?: (view: View) => boolean;
  /** What stands beside the heading of a part of the log, instead of the number of the turn. */
  heading?: (turn: Turn) => string;
  describe: (line: Line) => string;
  takesBack: (line: Line) => string; // what undo names
  /** The line a click on something illegal would have been, to ask why not. */
  wouldBe: (picked: Picked, kind: string, word: string, view: View) => string;
  speaksOf: (event: Event) => string[];
  /** Where an event has put a piece or taken one away. */
  touches: (event: Event) => string[];
  soundOf: (event: Event) => Sound | null;
  /** Which part of the log an event belongs to: a seat's turn, the set-up, the end. */
  chapter: (event: Event, begun: boolean) => number | "setup" | "round" | "end" | null;
  /** Fetches what is printed in the box, before anything is drawn from it. */
  prepare: () => Promise<void>;
  guide: Prompt[];
  /** What some tables need beyond that, with its words; and which they are. Also before the start and in the guided game. */
  later?: { fetch: () => Promise<void>; needs: (options: Record<string, unknown>) => boolean };
}
