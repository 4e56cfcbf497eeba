/** What a hand over the table does: clicks narrow the lines, tool first or target first; pointing shows the consequence. */

import type { Choosing } from "../../choosing.svelte";
import type { Line } from "../../choose";
import type { Previewed } from "../../messages";
import { asksAgain } from "../../settings.svelte";
import { isTool, linesOf, linesWith, type Spot } from "./spots";

const KEPT = 300; // previews
const A_WHILE = 450; // milliseconds until what cannot be clicked explains itself
const BEGINS = ["erect"]; // how it is paid asks once more
const SECRET = ["choose"]; // what such a line brings depends on what nobody knows yet

export class Hand {
  pointed = $state.raw<Spot | null>(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly previews = new Map<string, Previewed>();
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly choosing: Choosing, private readonly spots: () => Map<string, Spot>) {}

  /** What was picked up: a helper, silver to change, the first of two cards. */
  tool = $derived.by((): Spot | null => this.spots().get(this.choosing.picked["spot"] ?? "") ?? null);
  left = $derived.by((): Line[] => (this.tool ? linesWith(this.tool, this.choosing.lines) : this.choosing.lines));

  linesAt(spot: Spot | undefined): Line[] {
    if (!spot) return [];
    return linesOf(spot, this.choosing.offers?.lines ?? this.left).filter((line) => line.move !== "exchange" || this.changes);
  }

  /** Silver is changed once it was picked up, or where picking it up means something else. */
  private changes = $derived.by(() => {
    const silver = this.spots().get("own silver");
    return this.tool?.id === "own silver" || (silver !== undefined && !isTool(silver, this.choosing.lines));
  });

  /** What may be clicked now, by where it is drawn. */
  legal = $derived.by((): Set<string> => {
    const { lines } = this.choosing;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew each time
    return new Set([...this.spots().values()].filter((spot) => this.linesAt(spot).length > 0 || this.canPick(spot, lines)).map((spot) => spot.id));
  });

  private canPick(spot: Spot, lines: Line[]): boolean {
    if (!isTool(spot, lines)) return false;
    return this.tool?.id.startsWith("card ") ? linesWith(spot, this.left).length > 0 : true;
  }

  isPicked = (id: string): boolean => this.tool?.id === id;

  click(spot: Spot): void {
    const { choosing } = this;
    choosing.whyNot = null;
    if (!choosing.free) return;
    if (choosing.offers && this.narrowOffers(spot)) return;
    if (isTool(spot, choosing.lines)) return this.pick(spot);
    const all = linesOf(spot, choosing.lines);
    if (all.length && (all[0]?.move !== "exchange" || this.changes)) return this.choose(spot, all);
    choosing.putBack();
    void choosing.click({ kind: "spot", word: spot.id });
  }

  /** A second click names one of the lines that the first has left. */
  private narrowOffers(spot: Spot): boolean {
    const { choosing } = this;
    const { target, lines } = choosing.offers ?? { target: null, lines: [] };
    const narrowed = [...linesOf(spot, lines), ...linesWith(spot, lines)];
    choosing.offers = null;
    if (target?.word === spot.id) return true;
    const [line] = narrowed;
    if (!line) return false;
    if (narrowed.length === 1) this.go(line, spot);
    else choosing.offers = { target: { kind: "spot", word: target?.word ?? spot.id }, lines: narrowed };
    return true;
  }

  private pick(spot: Spot): void {
    const { choosing, tool } = this;
    choosing.putBack();
    const together = tool?.id.startsWith("card ") && tool !== spot ? linesWith(spot, this.left) : linesWith(spot, choosing.lines).filter((line) => line.text.split(" ").length === 2);
    const [line] = spot.id.startsWith("card ") ? together : [];
    if (line && together.length === 1 && tool?.id !== spot.id) return this.go(line, spot);
    choosing.picked = tool?.id === spot.id ? {} : { spot: spot.id };
  }

  private choose(spot: Spot, all: Line[]): void {
    const { choosing } = this;
    const fitting = linesOf(spot, this.left);
    if (!fitting.length) choosing.picked = {}; // what was picked up does not reach it
    const lines = fitting.length ? fitting : all;
    const [line] = lines;
    if (lines.length === 1 && line) return this.go(line, spot);
    choosing.offers = { target: { kind: "spot", word: spot.id }, lines };
    choosing.preview = null;
  }

  /** One line is left: it is played, or asks once more. */
  go(line: Line, spot: Spot | null = null): void {
    const { choosing } = this;
    if (!asksAgain() || BEGINS.includes(line.move)) return choosing.play(line);
    choosing.offers = null;
    choosing.ready = line;
    this.pointed = spot;
    void this.look(line);
  }

  point(spot: Spot | null, held = false): void {
    clearTimeout(this.pause);
    if (spot && this.choosing.whyNot && this.choosing.whyNot.target.word !== spot.id) this.choosing.whyNot = null;
    if (this.choosing.offers || this.choosing.ready || this.pointed === spot) return;
    if (spot && !held && !this.legal.has(spot.id)) {
      this.pointed = null;
      this.pause = setTimeout(() => (this.pointed = spot), A_WHILE);
      return;
    }
    this.pointed = spot;
    void this.look(this.linesAt(spot ?? undefined)[0] ?? null);
  }

  leave(): void {
    clearTimeout(this.pause);
    this.pointed = null;
  }

  private wanted: string | null = null;

  /** What a line brings, as the house says. */
  async look(line: Line | null): Promise<void> {
    const { choosing } = this;
    const seat = choosing.table.acting;
    choosing.preview = null;
    this.wanted = line?.text ?? null;
    if (!line || seat === null || SECRET.includes(line.move)) return;
    const seen = await this.previewOf(line, seat);
    if (seen && this.wanted === line.text) choosing.preview = seen;
  }

  private async previewOf(line: Line, seat: number): Promise<Previewed | null> {
    const key = `${this.choosing.table.shown?.number} ${line.text}`;
    const known = this.previews.get(key) ?? (await this.choosing.table.preview(seat, line.text));
    if (!known) return null;
    if (this.previews.size > KEPT) this.previews.clear();
    this.previews.set(key, known);
    return known;
  }
}
