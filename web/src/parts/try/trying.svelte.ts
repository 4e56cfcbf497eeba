/** A position that is being set up: what was changed, how it looks, and what the house says of it. */

import type { HintedWay, Options, Tried } from "../../net/messages";
import * as server from "../../net/server";
import type { Position } from "./editing";

/** A position with the options that it is of. */
interface Stage {
  options: Options;
  position: Position;
}

/** What a question has besides the position. */
interface More {
  follow?: boolean;
  seat?: number;
}

export class Trying {
  tried = $state.raw<Tried | null>(null);
  position = $state.raw<Position | null>(null); // as one has changed it; the house may not have answered yet
  ways = $state.raw<HintedWay[] | null>(null);
  thinking = $state(false);
  problem = $state<unknown>(null);
  private past = $state.raw<Stage[]>([]);
  private future = $state.raw<Stage[]>([]);
  private options = $state.raw<Options>({}); // those that the position is of, answered or not
  private agreeing: Options | null = null; // options that the house has been asked for and has not yet answered
  private asked = $state(0); // the newest question
  private answered = $state(0); // the newest that has an answer

  constructor(readonly game: string) {}

  canUndo = $derived(this.past.length > 0);
  canRedo = $derived(this.future.length > 0);
  waits = $derived(this.asked !== this.answered || this.position !== this.tried?.position);
  isLegal = $derived(!this.waits && this.tried?.problems.length === 0);

  /** What a page opens with: a new game, a moment of another, or what an address carries. */
  async open(fetched: Promise<Tried>): Promise<void> {
    this.past = this.future = [];
    await this.take(fetched);
  }

  async change(position: Position): Promise<void> {
    if (this.now) this.step(this.now);
    await this.ask(position, { follow: true });
  }

  /** Other options: what they know of the position stays. Refused, everything is as it was. */
  async agree(options: Options, more: More = {}): Promise<void> {
    const { now } = this;
    if (!now) return;
    const wish = { ...this.wish(now.position), options, former: now.options, ...more };
    const fetched = this.take(server.tryPosition(wish));
    this.agreeing = options;
    if (await fetched) this.step(now);
  }

  /** A new game of the same options; this one is a step back. */
  async anew(): Promise<void> {
    const { now } = this;
    if (!now) return;
    if (await this.take(server.tryPosition({ game: this.game, options: now.options }))) this.step(now);
  }

  async undo(): Promise<void> {
    const last = this.past.at(-1);
    if (!last || !this.now) return;
    this.future = [this.now, ...this.future];
    this.past = this.past.slice(0, -1);
    await this.back(last);
  }

  async redo(): Promise<void> {
    const [next, ...rest] = this.future;
    if (!next || !this.now) return;
    this.past = [...this.past, this.now];
    this.future = rest;
    await this.back(next);
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

  private get now(): Stage | null {
    return this.position && { options: this.options, position: this.position };
  }

  private step(from: Stage): void {
    this.past = [...this.past, from];
    this.future = [];
  }

  private async back({ options, position }: Stage): Promise<void> {
    this.options = options;
    this.position = position;
    await this.take(server.tryPosition(this.wish(position)));
  }

  private wish(position: Position) {
    return { game: this.game, options: this.options, position, seat: this.tried?.seat ?? 0 };
  }

  /** Options that are on their way go with it: neither is lost. */
  private async ask(position: Position, more: More): Promise<void> {
    this.position = position;
    if (this.agreeing) await this.agree(this.agreeing, more);
    else await this.take(server.tryPosition({ ...this.wish(position), ...more }));
  }

  /** Whether it is what is shown now: not where it was refused, or something newer was asked for. */
  private async take(fetched: Promise<Tried>): Promise<boolean> {
    const number = ++this.asked;
    this.agreeing = null;
    this.ways = null;
    this.problem = null;
    const tried = await fetched.catch((problem: unknown) => {
      if (number === this.asked) this.problem = problem;
      return null;
    });
    if (number !== this.asked) return false;
    this.answered = number;
    this.agreeing = null;
    if (!tried) return false;
    this.tried = tried;
    this.options = tried.options;
    this.position = tried.position;
    return true;
  }
}
