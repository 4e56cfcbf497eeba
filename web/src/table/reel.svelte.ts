/** Where one is in a recorded game: step by step, turn by turn, or as it plays by itself. */

import type { GameParts } from "../games/parts";
import type { Frame, Replay } from "../net/messages";
import { keep, kept } from "../settings.svelte";
import { marksOf, openingOf, shownAt, spansOf, turnAt, turnOfMove } from "./moments";

const STEP = 900; // milliseconds at the plain speed
export const SPEEDS = [0.5, 1, 2, 4];

export class Reel {
  frames = $state.raw<Frame[]>([]);
  last = $state(0); // the number of the last move, come or not
  playing = $state(false);
  speed = $state(Number(kept("replay.speed", "1")) || 1);
  private wish = $state<number | null>(null); // nothing: where the first player is to act
  /** Whether a choice is looked at in a frame; then the move that was chosen there is told in it, too. */
  judges = $state.raw<(frame: number) => boolean>(() => false);

  constructor(private readonly parts: GameParts) {}

  opening = $derived.by(() => openingOf(this.frames, this.parts.chapter));
  at = $derived(Math.min(this.last, Math.max(0, this.wish ?? this.opening)));
  frame = $derived.by(() => shownAt(this.frames, this.at, this.parts.isLaid));
  whole = $derived(this.frames.length > this.last);
  /** What has not come yet may change where the first player is to act. */
  settled = $derived(this.wish !== null || this.opening < this.frames.length - 1 || this.whole);
  spans = $derived.by(() => spansOf(this.frames, this.parts.chapter));
  marks = $derived.by(() => marksOf(this.frames, this.spans, this.parts));
  told = $derived.by(() => this.at + Number(!this.playing && this.judges(this.at))); // the last move that is
  /** The place of the turn. */
  now = $derived(this.told > this.at ? turnOfMove(this.spans, this.told) : turnAt(this.spans, this.at));

  take({ moves, frames }: Replay): void {
    this.last = moves;
    this.frames = frames;
  }

  show(move: number): void {
    this.wish = Math.min(this.last, Math.max(0, move));
  }

  /** To a move: what has come of it, or where it was chosen if choices are looked at. */
  showMove(move: number): void {
    this.show(this.judges(move - 1) ? move - 1 : move);
  }

  /** As an address says it; one that says nothing leaves it to the game. */
  showWished(move: string | null): void {
    const number = Number(move ?? NaN);
    this.wish = Number.isInteger(number) ? Math.max(0, number) : null;
  }

  step(moves: number): void {
    this.show(this.at + moves);
  }

  /** To the beginning of another turn; back to that of this one first, if one is inside it. */
  turn(way: 1 | -1): void {
    const inside = this.told > (this.spans[this.now]?.first ?? 0);
    const to = this.spans[this.now + (way === 1 ? 1 : inside ? 0 : -1)];
    if (to) this.showMove(to.first);
    else this.show(way === 1 ? this.last : 0);
  }

  toggle(): void {
    if (!this.playing && this.at >= this.last) this.show(this.opening);
    this.playing = !this.playing;
  }

  /** The next speed; after the last comes the first. */
  change(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    keep("replay.speed", String(this.speed));
  }

  /** Goes on while it plays; what an effect gives back stops it. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.at >= this.last) {
      this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => this.step(1), STEP / this.speed);
    return () => clearTimeout(timer);
  }

  /** Whether a key has led somewhere. */
  press(key: string): boolean {
    const deeds: Record<string, () => void> = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      ArrowUp: () => this.turn(-1),
      ArrowDown: () => this.turn(1),
      PageUp: () => this.turn(-1),
      PageDown: () => this.turn(1),
      Home: () => this.show(0),
      End: () => this.show(this.last),
      " ": () => this.toggle(),
    };
    deeds[key]?.();
    return key in deeds;
  }
}
