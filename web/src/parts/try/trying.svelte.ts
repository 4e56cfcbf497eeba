/** A position that is being set up: what was changed, how it looks, and what the house says of it. */

import type { HintedWay, Tried } from "../../net/messages";
import * as server from "../../net/server";
import type { Position } from "./editing";

export class Trying {
  tried = $state.raw<Tried | null>(null);
  position = $state.raw<Position | null>(null); // as one has changed it; the house may not have answered yet
  ways = $state.raw<HintedWay[] | null>(null);
  thinking = $state(false);
  problem = $state<unknown>(null);
  private past = $state.raw<Position[]>([]);
  private future = $state.raw<Position[]>([]);
  private asked = 0; // the newest question

  constructor(readonly game: string) {}

  canUndo = $derived(this.past.length > 0);
  canRedo = $derived(this.future.length > 0);
  waits = $derived(this.position !== this.tried?.position);
  isLegal = $derived(!this.waits && this.tried?.problems.length === 0);

  /** Begins anew: a game of these options, or a moment of another game. */
  async open(fetched: Promise<Tried>): Promise<void> {
    this.past = this.future = [];
    await this.take(fetched);
  }

  async change(position: Position): Promise<void> {
    if (this.position) this.past = [...this.past, this.position];
    this.future = [];
    await this.ask(position, { follow: true });
  }

  async undo(): Promise<void> {
    const last = this.past.at(-1);
    if (!last || !this.position) return;
    this.future = [this.position, ...this.future];
    this.past = this.past.slice(0, -1);
    await this.ask(last);
  }

  async redo(): Promise<void> {
    const [next, ...rest] = this.future;
    if (!next || !this.position) return;
    this.past = [...this.past, this.position];
    this.future = rest;
    await this.ask(next);
  }

  /** With the eyes of another seat. */
  async see(seat: number): Promise<void> {
    if (this.position) await this.ask(this.position, { seat });
  }

  /** The best ways to go on, for whoever is to act. */
  async analyse(): Promise<void> {
    const { tried } = this;
    if (!tried) return;
    this.thinking = true;
    this.ways = null;
    this.problem = null;
    try {
      const ways = await server.tryHints(this.wish(tried.position));
      if (this.tried === tried) this.ways = ways;
    } catch (problem) {
      this.problem = problem;
    }
    this.thinking = false;
  }

  private wish(position: Position) {
    const { options = {}, seat = 0 } = this.tried ?? {};
    return { game: this.game, options, position, seat };
  }

  private async ask(position: Position, more: { follow?: boolean; seat?: number } = {}): Promise<void> {
    this.position = position;
    await this.take(server.tryPosition({ ...this.wish(position), ...more }));
  }

  private async take(fetched: Promise<Tried>): Promise<void> {
    const number = ++this.asked;
    this.ways = null;
    this.problem = null;
    try {
      const tried = await fetched;
      if (number !== this.asked) return;
      this.tried = tried;
      this.position = tried.position;
    } catch (problem) {
      if (number === this.asked) this.problem = problem;
    }
  }
}
