/** Everything a person reads, from the Fluent files of the house, in the reader's language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Event, Words } from "../net/messages";
import * as server from "../net/server";
import { keep, kept } from "../settings.svelte";

export const LANGUAGES = ["en", "ru", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ru: "Русский", uk: "Українська" };

type Argument = string | number | null | undefined | unknown[] | boolean;
export type Arguments = Record<string, Argument>;

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const loaded = new Map<string, FluentResource>();
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const wide = new Set<string>();
/** The words of the house, and of each game with the house's; the book is that of the game one looks at. */
const spoken = $state<{ language: Language; book: string; bundles: Record<string, FluentBundle> }>({
  language: firstLanguage(),
  book: "house",
  bundles: {},
});

export const language = (): Language => spoken.language;

let last: Promise<void> = Promise.resolve();
/** One change after the other: words of the language before must not come over those of the next. */
const inTurn = (change: () => Promise<void>): Promise<void> => (last = last.then(change, change));

/** Changes the language on the spot; the page keeps its place. */
export const speak = (language: Language): Promise<void> => inTurn(() => change(language));

async function change(language: Language): Promise<void> {
  const books = Object.keys({ house: null, ...spoken.bundles });
  const bundles = await Promise.all(
    books.map(async (book) => [book, await bundleOf(language, book)] as const),
  );
  spoken.bundles = Object.fromEntries(bundles);
  spoken.language = language;
  document.documentElement.lang = language;
  keep("language", language);
}

/** The words of a game come before those of the others from now on. */
export async function open(book: string): Promise<void> {
  if (!spoken.bundles[book]) {
    const bundle = await bundleOf(spoken.language, book);
    spoken.bundles = { ...spoken.bundles, [book]: bundle };
  }
  spoken.book = book;
}

export function say(key: string, given: Arguments = {}, book = spoken.book): string {
  const bundle = bundleWith(key, book);
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, filledIn(given), []) : key;
}

/** What home says of a game whose own words have not come. */
export const ofGame = (game: string, key: "title" | "title-short" | "game-takes"): string =>
  sayOr(`${game}-${key}`, game);

/** The bundle that says it: the book's own, else any that knows it. */
function bundleWith(key: string, book = spoken.book): FluentBundle | undefined {
  const own = spoken.bundles[book];
  return own?.hasMessage(key) ? own : Object.values(spoken.bundles).find((bundle) => bundle.hasMessage(key));
}

/** The message of a key if it can be said whole, without anything left to fill in; otherwise the other text. */
export function sayOr(key: string, otherwise: string): string {
  const bundle = bundleWith(key);
  const pattern = bundle?.getMessage(key)?.value;
  const missing: Error[] = [];
  const text = bundle && pattern ? bundle.formatPattern(pattern, {}, missing) : "";
  return text && !missing.length ? text : otherwise;
}

export const has = (key: string): boolean => bundleWith(key) !== undefined;

/** What people call the thing that lines call by this word. */
export const nameOf = (word: string): string => (has(`name-${word}`) ? say(`name-${word}`) : word);

/** The same at the beginning of a label. */
export function titleOf(word: string): string {
  const name = has(`label-${word}`) ? say(`label-${word}`) : nameOf(word);
  return name.charAt(0).toLocaleUpperCase(spoken.language) + name.slice(1);
}

/** A line of the log. */
export function tellEvent(told: Event, players: string[], key: string = told.event): string {
  const player = "seat" in told ? { player: players[told.seat] ?? "" } : {};
  const other = "other" in told ? { other: players[Number(told.other) - 1] ?? "" } : {}; // as lines count players
  return say(key, { ...told, ...player, ...other });
}

/** A line under its player's name: the name is not said again. */
export function tellDeed(event: Event, players: string[], doer: number): string {
  const nameless = players.map((player, seat) => (seat === doer ? "" : player));
  return tellEvent(event, nameless).replace(/ {2,}/g, " ").trim();
}

/** What someone is about to do, said to them: “You change a die”, where there are words for it. */
export function tellYou(event: Event, players: string[], seat: number): string {
  const own = "seat" in event && event.seat === seat && has(`you-${event.event}`);
  if (own) return tellEvent(event, players, `you-${event.event}`);
  const told = tellDeed(event, players, seat);
  return told.charAt(0).toLocaleUpperCase(spoken.language) + told.slice(1);
}

/** A sentence of the house in the reader's language; its own text where the words are not known. */
export const tell = (words: Words): string => (has(words.key) ? say(words.key, words.arguments) : words.text);

function filledIn(given: Arguments): Record<string, string | number> {
  const filled: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) {
    const word = plain(value);
    if (typeof word === "string") filled[`${name}_name`] = nameOf(word);
    filled[name] = word;
  }
  return filled;
}

function plain(value: Argument): string | number {
  if (value === null || value === undefined) return "hidden";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "boolean" ? String(value) : value;
}

/** Another book of a game joins its first: few tables need it. */
export async function widen(
  book: string,
  other: "later" | "guide" | "study" | "try" = "later",
): Promise<void> {
  wide.add(`${book}-${other}`);
  await inTurn(async () => {
    const bundle = await bundleOf(spoken.language, book);
    spoken.bundles = { ...spoken.bundles, [book]: bundle };
  });
}

/** A part of the page that says what the house says only there; another language does not fetch it anew. */
export const withWords = async <Part>(part: Promise<Part>): Promise<Part> => {
  const fetched = await part;
  await widen("house");
  return fetched;
};

async function bundleOf(language: Language, book: string): Promise<FluentBundle> {
  const others = [...wide].filter((other) => other.startsWith(`${book}-`));
  const books = [...new Set(["house", book, ...others])];
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const words of await Promise.all(books.map((one) => load(language, one))))
    bundle.addResource(words, { allowOverrides: true });
  return bundle;
}

async function load(language: Language, book: string): Promise<FluentResource> {
  const name = `${language}/${book}`;
  const words = loaded.get(name) ?? new FluentResource(await server.words(language, book));
  loaded.set(name, words);
  return words;
}

function firstLanguage(): Language {
  const wishes = [kept("language", ""), ...(globalThis.navigator?.languages ?? [])];
  const known = wishes.map((wish) => LANGUAGES.find((one) => one === wish.slice(0, 2)));
  return known.find((one) => one !== undefined) ?? "en";
}
