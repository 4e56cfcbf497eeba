/** What spots and lines are called, for screen readers, buttons and previews. */

import { kindOf, wordsAt, type Line } from "../../choosing/choose";
import { has, nameOf, say, titleOf, type Arguments } from "../../words/words.svelte";
import { extensions } from "./extensions";
import { goodsWord, layoutOf, look, openEffect, type BurgundyView, type Layout } from "./pieces";

export const depotName = (depot: string): string =>
  depot === "black" ? nameOf("black") : say("depot-number", { depot });

/** “Double proceeds” rather than “monastery 3”. */
export const tileTitle = (tile: string): string => {
  const title = titleOf(tile);
  const { kind, figure: number } = look(tile);
  return kind === "monastery" ? say("monastery-titled", { number, title }) : title;
};
/** Under its own word, or that of its kind or its colour. */
export function tileDoes(tile: string): string {
  const { kind, colour } = look(tile);
  return say(`does-${[tile, kind].find((word) => has(`does-${word}`)) ?? colour}`);
}

interface Named {
  id: string;
  table: BurgundyView;
  seat: number;
  word: string;
  more: string;
}
const NAMES: Record<string, (named: Named) => string> = {
  die: ({ word }) => say("die-shows", { die: word }),
  tile: ({ word, more }) => `${depotName(word)}, ${nameOf(more)}`,
  depot: ({ word }) => depotName(word),
  stock: ({ id, word, table }) => stockName(id, word, table),
  stored: ({ word }) => say("stored-tile", { tile: word }),
  goods: ({ word, table, seat }) =>
    say("own-goods", { goods: word, count: table.duchies[seat]?.goods[word] ?? 0 }),
  workers: () => say("workers-title"),
  space: ({ word, table, seat }) => spaceName(layoutOf(table, seat), word, table.duchies[seat]?.tiles[word]),
  duchy: ({ word, more, table }) => spaceName(table.layouts[word], more),
};

/** “depot 3, ship” or “space 12, for a building, number 3, empty”. */
export function spotName(id: string, table: BurgundyView, seat: number | null): string {
  const [word = "", more = ""] = wordsAt(id);
  const name = NAMES[kindOf(id)];
  return name?.({ id, table, seat: seat ?? 0, word, more }) ?? extensions()?.spotName(id, table) ?? "";
}

/** Of goods it matters in which depot they lie. */
function stockName(id: string, goods: string, table: BurgundyView): string {
  const depot = id.split(" #")[1] ?? "";
  return `${depotName(depot)}, ${say("goods-counted", { goods, count: table.stock[depot]?.[goods] ?? 0 })}`;
}

function spaceName(layout: Layout | null | undefined, space: string, tile = "none"): string {
  const place = Number(space) - 1;
  return say("space-name", {
    space,
    colour: layout?.colours[place] ?? "",
    number: layout?.numbers[place] ?? 0,
    tile,
  });
}

/** For those who hear it: what stands in brackets follows after a comma. */
export const heard = (name: string): string => name.replace(/ \(/g, ", ").replace(/\)/g, "");

/** What a line does, as a button says it. */
export function describe(line: Line, view?: BurgundyView): string {
  const declined = `decline-${view ? openEffect(view) : ""}`;
  if (line.move === "decline" && has(declined)) return say(declined);
  const { die } = line.words;
  const what = has(`line-${line.move}`) ? say(`line-${line.move}`, told(line)) : say(`move-${line.move}`);
  return die && die !== "any" && !extensions()?.lineOf(line.move)?.namesDie
    ? say("line-with-die", { what, die })
    : what;
}

/** The words of a line, and what it pays, for every message that may ask. */
function told({ move, words }: Line): Arguments {
  const { value, depot = "", silver = 0, workers = 0 } = words;
  return {
    ...words,
    ...(value ? { goods: goodsWord(value) } : {}),
    depot,
    silver: Number(silver),
    workers: Number(workers),
    ...extensions()?.lineOf(move)?.words?.(words),
  };
}

/** What undo takes back, as a noun. */
export function takesBack(line: Line): string {
  const { value, goods = "" } = line.words;
  return say(`back-${line.move}`, { ...line.words, goods: value ? goodsWord(value) : goods });
}

/** A player, with what a mode calls them. */
export function called(table: BurgundyView, seat: number, player: string): string {
  const rank = extensions()?.rank(table, seat) ?? "";
  return rank ? `${rank} · ${player}` : player;
}
