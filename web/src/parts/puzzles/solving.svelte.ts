/** A puzzle that somebody is at: its table, the choosing there, and what came of the answer. */

import { Choosing } from "../../choosing/choosing.svelte";
import type { GameParts } from "../../games/parts";
import { guest } from "../../guest.svelte";
import type {
  GameInfo,
  Options,
  PuzzleAnswer,
  PuzzleHint,
  PuzzleInfo,
  PuzzleStreak,
  TableInfo,
} from "../../net/messages";
import { answerPuzzle, hintPuzzle } from "../../net/server";
import { Table } from "../../table/table.svelte";
import { PuzzleHouse } from "./house";

export class Solving {
  answer = $state.raw<PuzzleAnswer | null>(null);
  guess = $state("");
  hinted = $state(false);
  clue = $state.raw<PuzzleHint["clue"]>({});
  problem = $state.raw<unknown>(null);
  readonly table: Table;
  readonly choosing: Choosing;
  private house: PuzzleHouse | null = null;

  constructor(
    readonly puzzle: PuzzleInfo,
    readonly game: GameInfo,
    readonly parts: GameParts,
  ) {
    this.table = new Table(
      tableOf(puzzle),
      (listener) => (this.house = new PuzzleHouse(puzzle, listener, (line) => this.judge(line))),
    );
    this.choosing = new Choosing(this.table, game, parts);
  }

  get streak(): PuzzleStreak {
    return this.answer?.streak ?? this.puzzle.streak;
  }

  /** Whether the line, or giving up without one, is right, and why. */
  async judge(line: string): Promise<void> {
    if (this.answer) return;
    this.problem = null;
    try {
      const answer = await answerPuzzle(this.puzzle, line, this.hinted);
      this.open();
      this.guess = line;
      this.answer = answer;
    } catch (refusal) {
      this.problem = refusal;
    }
  }

  /** Leaves only what is worth a thought. */
  async hint(): Promise<void> {
    if (this.hinted || this.answer) return;
    try {
      const { lines, clue } = await hintPuzzle(this.puzzle);
      this.hinted = true;
      this.clue = clue;
      this.choosing.forget();
      this.house?.leave(lines);
    } catch (refusal) {
      this.problem = refusal;
    }
  }

  again(): void {
    this.answer = null;
    this.guess = "";
    this.open();
  }

  /** All lines, though a hint has left few. */
  private open(): void {
    this.choosing.forget();
    this.house?.leave(this.puzzle.position.seats[0]?.lines ?? []);
  }
}

/** The puzzle as a table of one person and those who played there: bots by their level, people by a number. */
function tableOf({ game, key, seat: mine, bots }: PuzzleInfo): TableInfo {
  const now = Date.now() / 1000;
  return {
    id: `puzzle-${key}`,
    game,
    options: {} as Options,
    settings: {
      live_gold: true,
      pace: "live",
      start_when_full: false,
      bots: "",
      absence: 0,
      hints: false,
      guided: false,
    },
    status: "running",
    seats: bots.map((bot, seat) => seatOf(seat, bot, seat === mine)),
    host: false,
    to_act: [mine],
    due: null,
    set_up: false,
    moves: 0,
    scores: [],
    winners: [],
    created: now,
    played: now,
    now,
    next: "",
    kept: "",
    take_back: false,
    changes: [],
    daily: "",
  };
}

const seatOf = (seat: number, bot: string, mine: boolean): TableInfo["seats"][number] => ({
  seat,
  kind: mine ? "me" : bot ? "bot" : "link",
  name: mine ? (guest.me?.name ?? "") : "",
  given: mine ? (guest.me?.given ?? 0) : 0,
  bot: mine ? "" : bot,
  mine,
  here: true,
  away_since: null,
  conceded: false,
});
