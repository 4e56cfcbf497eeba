/** The analysis of the game that a reel shows: asked for, filled from the left, and its best lines shown. */

import type { AnalysisInfo, Alternative, Finding, Frame, Replay, TableInfo } from "../../net/messages";
import * as server from "../../net/server";
import type { Reel } from "../../table/reel.svelte";
import { widen } from "../../words/words.svelte";
import { decisionAt, markedFrames, markOf, ownDecisions, resignations, turnOf } from "./marks";

const PAUSE = 900; // milliseconds between two questions
const STEP = 380; // of a best line that plays

type Asked<Answer> = Map<string, Promise<Answer>>; // by what was asked for

export class Study {
  findings = $state.raw<Finding[]>([]);
  private told = $state.raw<AnalysisInfo | null>(null);
  problem = $state.raw<unknown>(null);
  /** The best line that is shown instead of the game, and how far. */
  private line = $state.raw<{ at: number; way: number; replay: Replay } | null>(null);
  private step = $state(0);
  private picked = $state.raw({ at: 0, way: 0 });
  aims = $state.raw<string[]>([]); // what is marked on the board
  private closed = false;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly lines: Asked<Replay> = new Map();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nor from this
  private readonly ways: Asked<Alternative[]> = new Map();

  constructor(
    private readonly id: string,
    private readonly reel: Reel,
    private readonly table: Pick<TableInfo, "seats" | "changes">,
  ) {
    reel.judges = (frame) => decisionAt(this.findings, frame) !== null;
  }

  rows = $derived(this.told?.rows ?? 0);
  done = $derived(this.told?.done ?? 0);
  failed = $derived(this.problem !== null && this.findings.length === 0); // nothing is known, nothing comes
  seats = $derived(this.told?.seats ?? []);
  decision = $derived.by(() => decisionAt(this.findings, this.reel.at));
  private readonly logged = $derived.by(() => this.reel.frames.map(({ told }) => told?.number)); // rows of the log
  private readonly own = $derived.by(() => ownDecisions(this.findings, this.told?.stood_in ?? []));
  /** Whether a bot decided the shown moment for whoever sits there. */
  stoodIn = $derived.by(() => this.decision !== null && !decisionAt(this.own, this.reel.at));
  resigned = $derived.by(() => (this.reel.whole ? resignations(this.table.changes, this.logged) : []));
  /** The resignation that ended the game: nobody was left. */
  ended = $derived.by(() => this.resigned.find(({ ends }) => ends));
  marked = $derived.by(() => markedFrames(this.own));
  turning = $derived.by(() =>
    turnOf({ turning: this.told?.turning ?? -1, seats: this.seats }, this.own, this.winner),
  );
  winner = $derived.by(() => this.told?.winners[0] ?? 0);
  /** Whose chances stand out: those of the one who looks, else the winner's. */
  hero = $derived.by(() => {
    const mine = this.table.seats.filter((seat) => seat.mine);
    return mine.length === 1 && mine[0] ? mine[0].seat : this.winner;
  });
  /** Which of the ways at the shown moment is looked at. */
  way = $derived.by(() => (this.picked.at === this.reel.at ? this.picked.way : 0));
  /** Whether that way plays on the board. */
  shows = $derived.by(() => this.line?.at === this.reel.at && this.line.way === this.way);
  /** What the board shows instead of the game: a way that plays. */
  frame: Frame | null = $derived.by(() =>
    this.shows ? (this.line?.replay.frames[this.step] ?? null) : null,
  );

  markOf = (place: number) => markOf(this.own, this.reel.spans, place);

  /** Its words first; then it goes on by itself. */
  async open(): Promise<void> {
    await Promise.all([widen("house", "study"), widen("house")]);
    void this.follow();
  }

  /** Have it analysed, and hear of it until all is. */
  private async follow(): Promise<void> {
    try {
      let info = await server.analyse(this.id);
      this.take(info, 0);
      while (!this.closed && !info.seats.length) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (!info.working) await server.analyse(this.id); // whoever was at it has gone
        const first = this.findings.length;
        info = await server.analysis(this.id, first);
        this.take(info, first);
      }
    } catch (problem) {
      this.problem = problem;
    }
  }

  private take(info: AnalysisInfo, first: number): void {
    this.findings = [...this.findings.slice(0, first), ...info.findings];
    this.told = { ...info, findings: [] };
  }

  /** A way to go on from a moment, line by line. */
  private lineAt(at: number, way: number): Promise<Replay> {
    return once(this.lines, `${at} ${way}`, () => server.bestLine(this.id, at, way));
  }

  /** The best ways to go on from a moment, with their reasons. */
  waysAt(at: number): Promise<Alternative[]> {
    return once(this.ways, `${at}`, () => server.waysAt(this.id, at));
  }

  choose(way: number): void {
    this.picked = { at: this.reel.at, way };
  }

  async toggle(): Promise<void> {
    const { way } = this;
    const { at } = this.reel;
    if (this.shows || !this.decision) {
      this.line = null;
      return;
    }
    this.reel.playing = false;
    try {
      const replay = await this.lineAt(at, way);
      this.step = matchMedia("(prefers-reduced-motion: reduce)").matches ? replay.moves : 0;
      this.line = { at, way, replay };
    } catch (problem) {
      this.problem = problem;
    }
  }

  /** The best line goes on by itself; what an effect gives back stops it. */
  run(): (() => void) | undefined {
    if (!this.shows || this.step >= (this.line?.replay.moves ?? 0)) return undefined;
    const timer = setTimeout(() => (this.step += 1), STEP);
    return () => clearTimeout(timer);
  }

  /** To where a marked move was chosen, before or after what is shown. */
  toMarked(way: 1 | -1): void {
    const frames = this.marked.map(({ at }) => at).sort((one, other) => way * (one - other));
    const next = frames.find((at) => way * (at - this.reel.at) > 0);
    if (next !== undefined) this.reel.show(next);
  }

  /** Whether a key was meant for the analysis. */
  press(key: KeyboardEvent): boolean {
    if (key.shiftKey && (key.key === "ArrowLeft" || key.key === "ArrowRight"))
      this.toMarked(key.key === "ArrowRight" ? 1 : -1);
    else if (key.code === "KeyB") void this.toggle();
    else return false;
    return true;
  }

  close(): void {
    this.closed = true;
    this.reel.judges = () => false;
  }
}

/** What is fetched once; what failed may be asked again. */
function once<Answer>(before: Asked<Answer>, key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const asked = before.get(key) ?? ask();
  before.set(key, asked);
  asked.catch(() => before.delete(key));
  return asked;
}
