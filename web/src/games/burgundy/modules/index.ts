/** Modules of 2019, the team game and the solo game: what the page draws and names beyond the base game. No rule lives here. */

import later from "virtual:icons-later";
import { kindOf, wordsAt, type Line } from "../../../choosing/choose";
import type { Told } from "../../../net/messages";
import type { News, Sentence } from "../../parts";
import { isSpace } from "../duchy/areas";
import type { EventLists } from "../log";
import type { BurgundyView } from "../pieces";
import type { Sources } from "../sources";
import { has } from "../../../words/words.svelte";
import Decision from "./Decision.svelte";
import "./modules.css";
import type { LineShown, Module, Places, Question, Shown, Side } from "./module";
import RiverMouths from "./RiverMouths.svelte";
import Rivers from "./Rivers.svelte";

/** Each found by its folder, which has its key. */
const found = Object.entries(import.meta.glob<{ module: Module }>("./*/module.ts", { eager: true })).map(
  ([path, { module }]) => ({ key: path.split("/")[1] ?? "", module }),
);
const each = found.map(({ module }) => module);
/** Those a table plays with: each has its part in the view. */
const inForce = (table: BurgundyView): Module[] =>
  found.flatMap(({ key, module }) => (key in table ? [module] : []));
const gathered = (list: keyof EventLists) => each.flatMap(({ events }) => events?.[list] ?? []);
const events: EventLists = {
  setup: gathered("setup"),
  round: gathered("round"),
  touching: gathered("touching"),
  coins: gathered("coins"),
  wood: gathered("wood"),
  chosen: gathered("chosen"),
};
const merged = <T>(parts: (Record<string, T> | undefined)[]): Record<string, T> =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part ?? {})));
const sources = merged(each.map((one) => one.sources)) satisfies Sources;
const ICONS = merged(each.map((one) => one.icons));
const NAMES = merged(each.map((one) => one.names));
const NOTES = merged(each.map((one) => one.notes));
const TILES = merged(each.map((one) => one.tiles));
const SIDES = merged(each.map((one) => one.lies));
const QUESTIONS = merged(each.map((one) => one.questions));
const LINES = merged(each.map((one) => one.lines));

/** The drawings that the base game does not need, laid out once. */
function layDrawings(): void {
  if (document.getElementById("b-later")) return;
  const symbols = Object.entries(ICONS).map(
    ([word, icon]) => `<symbol id="b-${word}" viewBox="0 0 512 512">${later[icon] ?? ""}</symbol>`,
  );
  const drawings = `<svg id="b-later" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${symbols.join("")}</defs></svg>`;
  document.body.insertAdjacentHTML("beforeend", drawings);
}

function spotName(id: string, table: BurgundyView): string {
  const [what = ""] = wordsAt(id);
  return NAMES[kindOf(id)]?.(what, table) ?? "";
}

/** What else the bubble says of a spot. */
function notes(id: string, table: BurgundyView, seat: number | null, players: string[]): string[] {
  const [what = ""] = wordsAt(id);
  if (isSpace(id) && seat === null) return [];
  return NOTES[isSpace(id) ? "space" : kindOf(id)]?.(table, what, seat ?? 0, players) ?? [];
}

const news = (log: Told[], table: BurgundyView, players: string[]): News[] =>
  inForce(table).flatMap((one) => one.news?.(log, table, players) ?? []);

/** What modules draw at a place of the table. */
const drawn = <Place extends keyof Places>(place: Place, table: BurgundyView): Places[Place][] =>
  inForce(table).flatMap(({ draws }) => draws?.[place] ?? []);
const lacks = (shown: Shown, table: BurgundyView): boolean =>
  inForce(table).some((one) => one.lacks?.includes(shown));
const rank = (table: BurgundyView, seat: number): string =>
  inForce(table)
    .map((one) => one.rank?.(table, seat) ?? "")
    .join("");

/** What is open, if the base has no words for it. */
function expects(table: BurgundyView, lines: Line[]): Sentence | null {
  const due = table.pending.at(-1);
  if (!due) return null;
  const [own] = inForce(table).flatMap((one) => one.expects?.(due) ?? []);
  const key = own?.key ?? `expects-${due.effect}`;
  const about = table.due?.die ?? "";
  const decline = lines.some((line) => line.move === "decline") ? 1 : 0;
  return has(key) ? { key, words: { about, decline, ...own?.words } } : null;
}

export const modules = {
  layDrawings,
  events,
  sources,
  spotName,
  notes,
  expects,
  news,
  drawn,
  lacks,
  rank,
  isWide: (table: BurgundyView): boolean => inForce(table).some(({ wide }) => wide),
  tileAt: (id: string): string | undefined => TILES[kindOf(id)]?.(wordsAt(id)[0] ?? ""),
  lies: (id: string): Side | undefined => SIDES[kindOf(id)],
  lineOf: (move: string): LineShown | undefined => LINES[move],
  under: [Rivers],
  over: [RiverMouths, ...each.flatMap(({ draws }) => draws?.over ?? [])],
  questionOf: (effect: string): Question | undefined => QUESTIONS[effect],
  Decision,
};
export type Extensions = typeof modules;
