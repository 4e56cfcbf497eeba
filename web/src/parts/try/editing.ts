/** What a game says of its positions: the pieces that can be laid, where they go, and everything that is a number or a choice. */

import { tick, type Component } from "svelte";
import type { GameInfo, Options, Tried, View, Words } from "../../net/messages";
import { say } from "../../words/words.svelte";

export type Position = Tried["position"];

/** A piece that is laid by hand. */
export interface Tool {
  id: string;
  label: string;
  seat?: number;
}
export interface Counter<Laid> {
  kind: "number";
  label: string;
  value: number;
  least: number;
  most: number;
  set: (value: number) => Laid;
}
export interface Choice<Laid> {
  kind: "choice";
  label: string;
  value: string;
  options: { value: string; label: string }[];
  set: (value: string) => Laid;
}
/** Things of which each is there or not. */
export interface Several<Laid> {
  kind: "several";
  label: string;
  options: { value: string; label: string; on: boolean }[];
  toggle: (value: string) => Laid;
}
export type Field<Laid> = Counter<Laid> | Choice<Laid> | Several<Laid>;

export interface Group<Laid> {
  title: string;
  seat?: number;
  tools?: Tool[];
  fields?: Field<Laid>[];
}

/** Methods: a game's own takes positions and views of its game, for it is handed no other's. */
export interface Editing<Laid = Position, Shown = View> {
  /** What can be set; the first group is open. */
  groups(position: Laid, view: Shown, seat: number, game: GameInfo): Group<Laid>[];
  /** The position after a piece is laid on a spot, or taken off it; nothing where it does not go. */
  place(position: Laid, tool: string, spot: string, view: Shown, seat: number): Laid | null;
  Picture: Component<{ tool: string }>;
  /** What is agreed before and no position settles. */
  options?(game: GameInfo, chosen: Options): Field<Options>[];
  boards?: boolean; // everyone has a board of their own: whose is seen is a choice
  /** Where on the board what is said not to be possible lies, as lines of the log call it. */
  speaksOf?(problem: Words): string[];
}

export const ERASER = "erase";

/** The same list with one thing otherwise. */
export const withAt = <One>(list: One[], place: number, one: One): One[] =>
  list.map((other, at) => (at === place ? one : other));

/** One choice among words, each under its name. */
export const among = <Laid>(
  label: string,
  value: string,
  words: readonly string[],
  name: (word: string) => string,
  set: (word: string) => Laid,
): Choice<Laid> => ({
  kind: "choice",
  label,
  value,
  options: words.map((word) => ({ value: word, label: name(word) })),
  set,
});

/** Things of which each is there or not, by all that are. */
export const several = <Laid>(
  label: string,
  words: readonly string[],
  there: readonly string[],
  name: (word: string) => string,
  set: (there: string[]) => Laid,
): Several<Laid> => ({
  kind: "several",
  label,
  options: words.map((word) => ({ value: word, label: name(word), on: there.includes(word) })),
  toggle: (word) => set(words.filter((one) => there.includes(one) !== (one === word))),
});

/** A number that can be counted up and down between two others. */
export const number = <Laid>(
  label: string,
  value: number,
  [least, most]: [number, number],
  set: (value: number) => Laid,
): Counter<Laid> => ({ kind: "number", label, value, least, most, set });

/** All the points of a player as one number; what is entered goes to one source, the others keep theirs. */
export function points<Laid>(
  held: Record<string, number>,
  source: string,
  most: number,
  set: (points: Record<string, number>) => Laid,
): Counter<Laid> {
  const total = Object.values(held).reduce((sum, one) => sum + one, 0);
  const rest = total - (held[source] ?? 0);
  return number(say("try-numbers"), total, [rest, most], (value) => set({ ...held, [source]: value - rest }));
}

export const player = (seat: number): string => say("try-player", { number: seat + 1 });

/** The seats of whatever each player has one of. */
export const seatsOf = (each: readonly unknown[]): number[] => each.map((_, seat) => seat);

/** One of the players. */
export const somebody = <Laid>(
  label: string,
  seat: number,
  seats: number[],
  set: (seat: number) => Laid,
): Choice<Laid> =>
  among(
    label,
    String(seat),
    seats.map(String),
    (word) => player(Number(word)),
    (word) => set(Number(word)),
  );

/** When the answer has come a select shows what is in force: what was refused is chosen no longer. */
export async function settle(select: HTMLSelectElement, answer: Promise<void>, inForce: () => string) {
  await answer;
  await tick();
  select.value = inForce();
}
