/** What the person at this screen is choosing: clicks narrow the lines, the last one is played. */

import { narrow, narrowBy, offered, readLine, type Fields, type Line, type Picked } from "./choose";
import type { GameParts } from "./games/parts";
import type { Previewed, Words } from "./messages";
import { asksAgain } from "./settings.svelte";
import { choosingSeat, type Table } from "./table.svelte";

export interface Target { kind: string; word: string }

export class Choosing {
  picked = $state.raw<Picked>({}); // tool first: the words chosen so far
  offers = $state.raw<{ target: Target; lines: Line[] } | null>(null); // several lines are left
  ready = $state.raw<Line | null>(null); // one line is left and asks once more
  hovered = $state.raw<Target | null>(null);
  preview = $state.raw<Previewed | null>(null);
  whyNot = $state.raw<{ words: Words; target: Target } | null>(null);
  hinted = $state.raw<Line | null>(null); // what someone advises
  lit = $state.raw<string[]>([]);
  revealed = $state(true); // false behind the curtain between two people on one screen
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private previews = new Map<string, Previewed>();

  constructor(readonly table: Table, private readonly fields: Fields, private readonly parts: GameParts) {}

  seat = $derived.by(() => choosingSeat(this.table));
  sight = $derived.by(() => this.table.sight(this.seat));
  free = $derived.by(
    () => this.revealed && !this.table.catchingUp && !this.table.sending && this.table.acting !== null && this.table.state === "open",
  );
  lines = $derived.by(() => (this.free ? (this.sight?.lines ?? []).map((line) => readLine(line, this.fields)) : []));
  left = $derived.by(() => narrowBy(this.lines, this.picked));

  offered(kind: string): string[] {
    return offered(this.left, kind);
  }

  linesAt(target: Target): Line[] {
    return narrow(this.left, target.kind, target.word);
  }

  pick(kind: string, word: string): void {
    this.putBack();
    if (this.picked[kind] === word) this.picked = {};
    else if (narrow(this.lines, kind, word).length) this.picked = { [kind]: word };
    else void this.askWhy({ kind, word });
  }

  /** A click on the board. */
  async click(target: Target): Promise<void> {
    this.whyNot = null;
    const lines = this.linesAt(target);
    const [line] = lines;
    if (!line) {
      this.putBack();
      return this.askWhy(target);
    }
    if (lines.length > 1) {
      this.offers = { target, lines };
      this.hover(target);
    } else if (asksAgain()) {
      this.offers = null;
      this.ready = line;
      this.hover(target);
    } else this.play(line);
  }

  play(line: Line): void {
    const seat = this.table.acting;
    if (seat === null || !this.free) return;
    this.forget();
    this.table.play(seat, line.text);
  }

  undo(): void {
    if (this.seat !== null && this.sight?.undo) {
      this.forget();
      this.table.undo(this.seat);
    }
  }

  /** Points at a line that someone advises: its tool is picked, its target shown. */
  suggest(text: string): void {
    const line = this.lines.find((one) => one.text === text);
    if (!line) return;
    this.putBack();
    this.hinted = line;
    const kind = this.parts.boardKind;
    this.picked = Object.fromEntries(Object.entries(line.words).filter(([other]) => other !== kind));
    const word = line.words[kind];
    this.hover(word ? { kind, word } : null);
  }

  hover(target: Target | null): void {
    this.hovered = target;
    const [line] = target ? this.linesAt(target) : [];
    void this.look(line ?? null);
  }

  async look(line: Line | null): Promise<void> {
    const seat = this.table.acting;
    if (!line || seat === null) {
      this.preview = null;
      return;
    }
    const key = `${this.table.shown?.number} ${line.text}`;
    if (this.preview?.line !== line.text) this.preview = this.previews.get(key) ?? null;
    if (this.preview) return;
    const seen = await this.table.preview(seat, line.text);
    if (!seen) return;
    if (this.previews.size > 400) this.previews.clear();
    this.previews.set(key, seen);
    const wanted = this.ready ?? (this.hovered ? this.linesAt(this.hovered)[0] : null);
    if (wanted?.text === line.text) this.preview = seen;
  }

  /** What the preview brings by source, for the seat that chooses. */
  gain = $derived.by(() => {
    const { preview, seat } = this;
    if (!preview?.before || !preview.after || seat === null) return {};
    const [before = {}, after = {}] = [preview.before.sheets[seat], preview.after.sheets[seat]];
    const change = Object.keys(after).map((source) => [source, (after[source] ?? 0) - (before[source] ?? 0)] as const);
    return Object.fromEntries(change.filter(([, gold]) => gold !== 0));
  });

  /** Escape: one step back in the choosing. */
  putBack(): void {
    this.offers = null;
    this.ready = null;
    this.whyNot = null;
  }

  forget(): void {
    this.putBack();
    this.picked = {};
    this.hinted = null;
    this.hovered = null;
    this.preview = null;
  }

  private async askWhy(target: Target): Promise<void> {
    const seat = this.table.acting;
    if (seat === null || !this.free || !this.sight) return;
    const line = this.parts.wouldBe(this.picked, target.kind, target.word, this.sight.view);
    const words = await this.table.why(seat, line);
    if (words) this.whyNot = { words, target };
  }
}
