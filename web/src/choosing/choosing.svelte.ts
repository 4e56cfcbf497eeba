/** What the person at this screen is choosing: what is picked up, what a click leads to, what it would bring. */

import {
  bySpot,
  clickable,
  completed,
  isTool,
  kindOf,
  pickedUp,
  readLine,
  spotAt,
  through,
  toolsFor,
  type Line,
} from "./choose";
import type { GameParts } from "../games/parts";
import type { GameInfo, HintedWay, Previewed, Words } from "../net/messages";
import { asksAgain, settings } from "../settings.svelte";
import { choosingSeat, type Table } from "../table/table.svelte";

const KEPT = 400; // previews
const A_WHILE = 450; // milliseconds until what cannot be clicked explains itself

export class Choosing {
  held = $state.raw<string[]>([]); // tools picked up, where they are drawn
  offers = $state.raw<{ at: string; lines: Line[] } | null>(null); // several lines are left
  ready = $state.raw<Line | null>(null); // one line is left and asks once more
  pointed = $state.raw<string | null>(null); // where it is drawn
  preview = $state.raw<Previewed | null>(null);
  whyNot = $state.raw<{ words: Words; at: string } | null>(null);
  hinted = $state.raw<Line | null>(null); // what someone advises
  hints = $state.raw<HintedWay[] | null>(null); // the best ways to go on; none as long as they are thought of
  step = $state(0); // of the way that is followed: how much of it is done
  private follows = 0; // the row after which it goes on, if nobody else and no chance comes in between
  lit = $state.raw<string[]>([]);
  led = $state.raw<string | null>(null); // by a guide: the one line that may be chosen, or none
  nods = $state(0); // clicks beside what the guide asks for
  revealed = $state(true); // false behind the curtain between two people on one screen
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly previews = new Map<string, Previewed>();
  private wanted: string | null = null; // the line whose preview is waited for
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Table,
    readonly game: Pick<GameInfo, "moves" | "tells">,
    readonly parts: GameParts,
  ) {}

  seat = $derived.by(() => choosingSeat(this.table));
  sight = $derived.by(() => this.table.sight(this.seat));
  free = $derived.by(
    () =>
      this.revealed &&
      !this.table.catchingUp &&
      !this.table.sending &&
      this.table.acting !== null &&
      this.table.state === "open",
  );
  lines = $derived.by(() =>
    this.free
      ? (this.sight?.lines ?? [])
          .filter((line) => this.led === null || line === this.led)
          .map((line) => readLine(line, this.game.moves))
      : [],
  );
  private inHand = $derived.by(() => this.held.map(spotAt));
  /** The lines that fit what is held. */
  left = $derived.by(() => through(this.lines, this.inHand));
  private open = $derived.by(() => clickable(this.left, this.inHand, this.lines));
  private sorted = $derived.by(() => bySpot(this.offers?.lines ?? this.open));

  /** The spots that may be clicked now. */
  legal = $derived.by((): Set<string> => {
    const tools = this.offers
      ? this.offers.lines.flatMap(({ path }) => path.map(({ spot }) => spot))
      : toolsFor(this.inHand, this.left, this.lines);
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew each time
    return new Set([...this.sorted.keys(), ...tools]);
  });

  isLegal(id: string): boolean {
    return this.legal.has(spotAt(id));
  }

  isHeld(id: string): boolean {
    return this.held.includes(id);
  }

  /** Whether this was chosen and weighed, and one more word decides it. */
  isReady(id: string): boolean {
    return Boolean(this.ready?.how?.weighed) && this.ready?.path.at(-1)?.spot === spotAt(id);
  }

  /** The lines that a click on this spot leaves. */
  linesAt(id: string): Line[] {
    return this.sorted.get(spotAt(id)) ?? [];
  }

  // -- clicking

  click(id: string): void {
    this.whyNot = null;
    if (this.led !== null && !this.isLegal(id)) return this.nod();
    const spot = spotAt(id);
    if (!this.free || this.onlyTells(id)) return this.tell(id);
    if (this.offers && this.narrowOffers(id)) return;
    if (isTool(spot, this.lines)) return this.pick(id);
    const lines = this.linesAt(id);
    if (lines.length) this.choose(id, lines);
    else this.chooseOtherwise(id);
  }

  /** The guide asks for something else. */
  nod(): void {
    this.nods += 1;
  }

  /** Where nothing can be chosen a click says what it is, as a long press does. */
  private tell(id: string): void {
    this.putBack();
    this.point(id, true);
  }

  /** Nothing is chosen with it: whoever clicks it wants to know what it is. */
  private onlyTells(id: string): boolean {
    return this.game.tells.includes(kindOf(id));
  }

  /** A second click names one of the lines that the first has left. */
  private narrowOffers(id: string): boolean {
    const { at, lines } = this.offers ?? { at: id, lines: [] };
    const narrowed = through(lines, [spotAt(id)]);
    this.offers = null;
    if (at === id) return true;
    const [line] = narrowed;
    if (!line) return false;
    if (narrowed.length === 1) this.go(line, id);
    else this.offers = { at, lines: narrowed };
    return true;
  }

  private pick(id: string): void {
    this.putBack();
    if (this.isHeld(id)) {
      this.held = this.held.filter((one) => one !== id);
      return;
    }
    const spots = pickedUp(this.inHand, spotAt(id), this.lines);
    const line = completed(spots, this.lines);
    if (line && (this.led !== null || !line.how?.secret)) return this.go(line, id);
    if (line) this.ready = line; // a secret is told once one is sure
    this.held = [...this.held.filter((one) => spotAt(one) !== spotAt(id) && spots.includes(spotAt(one))), id];
  }

  private choose(id: string, lines: Line[]): void {
    const [line] = lines;
    if (lines.length === 1 && line) return this.go(line, id);
    this.ready = null;
    this.offers = { at: id, lines };
    this.pointed = id;
    void this.look(null);
  }

  /** What is held does not reach it: the same may be done with something else, or else it is said why not. */
  private chooseOtherwise(id: string): void {
    const moves = this.left.map(({ move }) => move);
    const others = clickable(this.lines, [], this.lines).filter(({ move }) => moves.includes(move));
    const lines = bySpot(others).get(spotAt(id)) ?? [];
    this.putBack();
    if (!lines.length) return void this.askWhy(id);
    this.held = [];
    this.choose(id, lines);
  }

  /** One line is left: it is played, or asks once more. */
  go(line: Line, id: string | null = null): void {
    const asks = line.how?.secret || line.how?.weighed || (asksAgain() && !line.how?.begins);
    if (this.led !== null || !asks) return this.play(line);
    this.offers = null;
    this.ready = line;
    this.pointed = id;
    void this.look(line);
  }

  /** A button that says all of a line has asked already; only those who always want to be asked are asked again. */
  answer(line: Line): void {
    if (settings.confirm === "always") this.go(line);
    else this.play(line);
  }

  play(line: Line, way = this.hints?.find(({ lines }) => lines[this.step] === line.text)): void {
    const seat = this.table.acting;
    if (seat === null || !this.free) return;
    const step = this.step + 1;
    this.forget();
    if (way && this.goesOn(way, step)) {
      [this.hints, this.step] = [[way], step];
      this.follows = (this.table.shown?.number ?? 0) + 1;
    }
    this.table.play(seat, line.text);
  }

  /** Whether more is left of a way than to end the turn. */
  private goesOn({ lines }: HintedWay, step: number): boolean {
    return lines.slice(step).some((line) => !readLine(line, this.game.moves).how?.ends);
  }

  /** Something else is to be chosen: what was being chosen is put back, a way that is followed goes on. */
  moved(): void {
    const number = this.table.shown?.number ?? 0;
    if (this.step && number < this.follows) return;
    const next = number === this.follows ? this.nextStep() : undefined;
    if (next && this.sight?.lines.includes(next)) this.suggest(next);
    else this.forget();
  }

  /** What was sent was not played: a way that is followed ends here. */
  refused(): void {
    if (this.step) this.forget();
  }

  /** How the way goes on that is followed. */
  private nextStep(): string | undefined {
    return this.step ? this.hints?.[0]?.lines[this.step] : undefined;
  }

  /** What asked once more. */
  playReady(): void {
    if (this.ready) this.play(this.ready);
  }

  undo(): void {
    if (this.seat !== null && this.sight?.undo) {
      this.forget();
      this.table.undo(this.seat);
    }
  }

  /** Points at a line that someone advises: its tools are picked up, its target shown. */
  suggest(text: string): void {
    const line = this.lines.find((one) => one.text === text);
    if (!line) return;
    this.putBack();
    this.hinted = line;
    this.held = line.path.filter(({ tool }) => tool).map(({ spot }) => spot);
    this.pointed = line.path.findLast(({ tool }) => !tool)?.spot ?? null;
    void this.look(line);
  }

  /** Whether hints may be asked for, and are not yet. */
  mayAsk = $derived.by(() => this.free && this.hints === null && this.table.info.settings.hints);

  /** What a bot would do here, with its reasons: of what stands here now, or it is too late. */
  async askHint(): Promise<void> {
    const { seat, lines } = this;
    if (seat === null || !this.mayAsk) return;
    const asked: HintedWay[] = [];
    this.hints = asked;
    const ways = await this.table.hints(seat);
    if (this.hints !== asked) return;
    this.hints = ways.length && lines.length ? ways : null;
    const [first] = ways;
    if (first) this.suggest(first.lines[0] ?? "");
  }

  // -- pointing

  point(id: string | null, long = false): void {
    clearTimeout(this.pause);
    if (id) this.passRefusal(id);
    if (this.isAsking || this.pointed === id) return;
    if (!id || long || this.isLegal(id) || this.onlyTells(id)) return this.pointAt(id);
    this.pointAt(null); // what cannot be clicked is in nobody's way who passes over it
    this.pause = setTimeout(() => (this.pointed = id), A_WHILE);
  }

  /** A question is open, or a guide says what to look at: passing over a piece changes nothing. */
  private get isAsking(): boolean {
    return this.led !== null || this.offers !== null || this.ready !== null;
  }

  private passRefusal(id: string): void {
    if (this.whyNot?.at !== id) this.whyNot = null;
  }

  private pointAt(id: string | null): void {
    this.pointed = id;
    void this.look(id ? (this.linesAt(id)[0] ?? null) : null);
  }

  leave(): void {
    clearTimeout(this.pause);
    this.pointed = null;
  }

  /** What a line brings, as the house says. */
  async look(line: Line | null): Promise<void> {
    this.wanted = line?.text ?? null;
    this.preview = null;
    if (!line || line.how?.secret) return;
    const seen = await this.previewOf(line);
    if (seen && this.wanted === line.text) this.preview = seen;
  }

  async previewOf(line: Line): Promise<Previewed | null> {
    const seat = this.table.acting;
    if (seat === null) return null;
    const key = `${this.table.shown?.number} ${line.text}`;
    const seen = this.previews.get(key) ?? (await this.table.preview(seat, line.text));
    if (!seen) return null;
    if (this.previews.size > KEPT) this.previews.clear();
    this.previews.set(key, seen);
    return seen;
  }

  /** What the preview brings by source, for the seat that chooses. */
  gain = $derived.by(() => {
    const { preview, seat } = this;
    if (!preview?.before || !preview.after || seat === null) return {};
    const [before = {}, after = {}] = [preview.before.sheets[seat], preview.after.sheets[seat]];
    const change = Object.keys(after).map(
      (source) => [source, (after[source] ?? 0) - (before[source] ?? 0)] as const,
    );
    return Object.fromEntries(change.filter(([, gold]) => gold !== 0));
  });

  // -- putting back

  /** Escape: one step back in the choosing. */
  putBack(): void {
    this.offers = null;
    this.ready = null;
    this.whyNot = null;
  }

  forget(): void {
    this.putBack();
    this.held = [];
    this.hinted = null;
    this.hints = null;
    this.step = 0;
    this.pointed = null;
    this.preview = null;
  }

  /** What was refused beside the board is said beside it too. */
  get refusedBeside(): Words | null {
    const refused = this.whyNot;
    return refused && this.parts.beside?.includes(kindOf(refused.at)) ? refused.words : null;
  }

  private async askWhy(id: string): Promise<void> {
    const seat = this.table.acting;
    if (seat === null || !this.free) return;
    const words = await this.table.whyNot(seat, [...this.inHand, spotAt(id)]);
    if (words) this.whyNot = { words, at: id };
  }
}
