/** What a hand over the table does: clicks narrow the lines, tool first or target first; pointing shows the consequence. */

import type { Choosing } from "../../choosing.svelte";
import { narrowBy, type Line } from "../../choose";
import type { Previewed } from "../../messages";
import { asksAgain } from "../../settings.svelte";
import { ordered } from "./log";
import { isTool, linesOf, type Spot } from "./spots";

const places = (move: string): boolean => move.startsWith("place");
const KEPT = 300; // previews
const A_WHILE = 450; // milliseconds until what cannot be clicked explains itself

type Seen = Previewed & { scored: number };

export class Hand {
  pointed = $state.raw<Spot | null>(null);
  private moves = $state.raw<{ picked: object; moves: string[] } | null>(null); // a stored tile is picked for placing, not for taking its like
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly previews = new Map<string, Seen>();

  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly choosing: Choosing, private readonly spots: () => Map<string, Spot>) {}

  left = $derived.by((): Line[] => {
    const { picked, lines } = this.choosing;
    const narrowed = narrowBy(lines, picked);
    const moves = this.moves?.picked === picked ? this.moves.moves : null;
    return moves ? narrowed.filter((line) => moves.includes(line.move)) : narrowed;
  });

  /** The lines a spot stands for; none while nobody may choose. */
  linesAt(spot: Spot | undefined): Line[] {
    return spot ? linesOf(spot, this.choosing.offers ? this.choosing.offers.lines : this.left) : [];
  }

  /** What may be clicked now, by where it is drawn. */
  legal = $derived.by((): Set<string> => {
    const lines = this.choosing.offers?.lines ?? this.left;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew each time
    return new Set([...this.spots().values()].filter((spot) => this.glows(spot, lines)).map((spot) => spot.id));
  });

  private glows(spot: Spot, lines: Line[]): boolean {
    return linesOf(spot, spot.id.startsWith("die ") ? this.choosing.lines : lines).length > 0;
  }

  isPicked(spot: Spot | undefined): boolean {
    const { picked } = this.choosing;
    const words = Object.entries(spot?.words ?? {});
    return words.length > 0 && words.every(([kind, word]) => picked[kind] === word);
  }

  click(spot: Spot): void {
    const { choosing } = this;
    choosing.whyNot = null;
    if (!choosing.free || spot.tells) return this.tell(spot);
    if (choosing.offers && this.narrowOffers(spot)) return;
    const all = linesOf(spot, choosing.lines);
    if (!all.length) {
      choosing.putBack();
      void choosing.click({ kind: "spot", word: spot.id });
    } else if (isTool(spot, choosing.lines)) this.pick(spot);
    else this.choose(spot, all);
  }

  /** Where nothing can be chosen a click says what it is, as a long press does. */
  private tell(spot: Spot): void {
    this.choosing.putBack();
    this.point(spot, true);
  }

  /** A second click names one of the lines that the first has left. */
  private narrowOffers(spot: Spot): boolean {
    const { choosing } = this;
    const { target, lines } = choosing.offers ?? { target: null, lines: [] };
    const narrowed = linesOf(spot, lines);
    choosing.offers = null;
    if (target?.word === spot.id) return true;
    const [line] = narrowed;
    if (!line) return false;
    if (narrowed.length === 1) this.go(line, spot);
    else choosing.offers = { target: { kind: "spot", word: target?.word ?? spot.id }, lines: narrowed };
    return true;
  }

  private pick(spot: Spot): void {
    const { choosing } = this;
    choosing.putBack();
    const { words, moves } = spot.also?.moves.some(places) ? spot.also : spot;
    const others = Object.fromEntries(Object.entries(choosing.picked).filter(([kind]) => !(kind in words)));
    const both = { ...others, ...words };
    const wasPicked = Object.entries(words).every(([kind, word]) => choosing.picked[kind] === word);
    const picked = wasPicked ? others : narrowBy(choosing.lines, both).length ? both : { ...words };
    choosing.picked = picked;
    this.moves = picked["tile"] ? { picked, moves: words["tile"] ? moves.filter(places) : (this.moves?.moves ?? ["place"]) } : null;
  }

  private choose(spot: Spot, all: Line[]): void {
    const { choosing } = this;
    const fitting = linesOf(spot, this.left);
    if (!fitting.length) choosing.picked = {}; // what was picked does not reach it
    const lines = fitting.length ? fitting : all;
    const [line] = lines;
    if (lines.length === 1 && line) this.go(line, spot);
    else {
      choosing.offers = { target: { kind: "spot", word: spot.id }, lines };
      choosing.preview = null;
    }
  }

  /** One line is left: it is played, or asks once more. */
  go(line: Line, spot: Spot | null = null): void {
    const { choosing } = this;
    if (!asksAgain()) return choosing.play(line);
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
    const lines = spot && !isTool(spot, this.choosing.lines) ? this.linesAt(spot) : [];
    void this.look(lines[0] ?? null);
  }

  leave(): void {
    clearTimeout(this.pause);
    this.pointed = null;
  }

  /** What a line brings, as the house says. */
  async look(line: Line | null): Promise<void> {
    const { choosing } = this;
    const seat = choosing.table.acting;
    choosing.preview = null;
    if (!line || seat === null) return;
    const seen = await this.previewOf(line, seat);
    const wanted = choosing.ready ?? choosing.offers?.lines.find((one) => one.text === line.text) ?? this.linesAt(this.pointed ?? undefined)[0];
    if (seen && wanted?.text === line.text) choosing.preview = seen;
  }

  /** The points that the first thing a line sets off scores, as the house says; what follows by itself is not counted. */
  async scores(line: Line): Promise<number> {
    const seat = this.choosing.table.acting;
    return seat === null ? 0 : ((await this.previewOf(line, seat))?.scored ?? 0);
  }

  private async previewOf(line: Line, seat: number): Promise<Seen | null> {
    const key = `${this.choosing.table.shown?.number} ${line.text}`;
    const known = this.previews.get(key);
    if (known) return known;
    const seen = await this.choosing.table.preview(seat, line.text);
    if (!seen) return null;
    if (this.previews.size > KEPT) this.previews.clear();
    const chosen = seen.events.findIndex(({ event }) => event === "effect-chosen");
    const next = seen.events[chosen + 1];
    const scored = next?.event === "scored" ? Number(next["points"]) : 0;
    const told = { ...seen, scored, events: ordered(seen.events).filter(({ event }) => event !== "scored") }; // points stand by source
    this.previews.set(key, told);
    return told;
  }
}
