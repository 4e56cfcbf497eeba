/** The Castles of Burgundy, as the page's shell asks for it. */

import type { Line } from "../../choosing/choose";
import type { BurgundyEvent, OptionsOf, Told } from "../../net/messages";
import type { GameParts, News, Sentence } from "../parts";
import Board from "./Board.svelte";
import { ICONS } from "./drawn/drawings";
import { chapter, ordered, soundOf, speaksOf, touches } from "./log";
import { fetchExtensions, needsExtensions } from "./extending";
import { extensions } from "./extensions";
import { describe, takesBack, tileDoes } from "./names";
import { openEffect, type BurgundyView } from "./pieces";
import PlayerNote from "./PlayerNote.svelte";
import { openBox } from "./box";
import { sourceOf } from "./sources";
import { summary } from "./summary";
import { factsOf } from "./choosing/facts";
import Price from "./choosing/Price.svelte";
import Standing from "./Standing.svelte";

function expects(view: BurgundyView, lines: Line[]): Sentence {
  if (view.stage === "choose") {
    const duchies = new Set(lines.map(({ words }) => words.duchy));
    return { key: "expects-duchy", words: { count: duchies.size } };
  }
  const added = extensions()?.expects(view, lines);
  if (added) return added;
  const moves = new Set(lines.map((line) => line.move));
  if (openEffect(view)) return effectExpected(view, moves.has("decline"));
  if (moves.has("end-turn")) return { key: moves.has("buy") ? "expects-end" : "expects-end-only" };
  const dice = (view.dice[view.current ?? 0] ?? []).filter((die) => die !== null);
  return { key: "expects-die", words: { dice: dice.join(", "), count: dice.length } };
}

const effectExpected = (view: BurgundyView, declines: boolean): Sentence => ({
  key: "expects-effect",
  words: {
    effect: openEffect(view),
    tile: view.due?.tile ?? "",
    decline: declines ? 1 : 0,
  },
});

const where = ({ phase, round }: BurgundyView): Sentence => ({
  key: "bar-phase",
  words: { phase: phase ?? "A", round: round ?? 1 },
});

const section = ({ phase, round }: BurgundyView) =>
  phase && round ? { part: phase, step: String(round) } : null;

const news = (log: Told[], view: BurgundyView, players: string[]): News[] =>
  extensions()?.news(log, view, players) ?? [];

/** What the line and its points tell already. */
const TOLD = ["tile-taken", "tile-placed", "tile-bought", "scored", "goods-sold"];

const MONASTERY: [string, string, string, string] = ["monastery", "#8a6a9e", "#ffffff", "dots"];

/** What one has lies under the own duchy, and every tile says what it is where one points at it. */
const Nothing = () => ({});

export const parts: GameParts = {
  whole: true,
  picks: ["seats", "duchies", "mode", "modules"] satisfies (keyof OptionsOf["burgundy"])[],
  Board,
  Own: Nothing,
  Legend: Nothing,
  PlayerNote,
  Standing,
  describe,
  takesBack,
  does: ({ words }) => (words["tile"] ? tileDoes(words["tile"]) : ""),
  watched: (spot) => spot.replace(/^space /, "seen "),
  speaksOf,
  touches,
  soundOf,
  chapter,
  choices: () => import("./setup"),
  ownBoards: true,
  hasTurn: ({ stage }: BurgundyView) => stage !== "choose",
  editing: () => import("./editing").then(({ open }) => open()),
  picture: () => import("./Picture.svelte"),
  rulePicture: () => import("./RulePicture.svelte"),
  prepare: openBox,
  news,
  where,
  section,
  later: { fetch: fetchExtensions, needs: needsExtensions },
  expects,
  summary,
  facts: factsOf,
  foretells: (events: BurgundyEvent[]) => ordered(events).filter(({ event }) => !TOLD.includes(event)),
  Price,
  sources: (source) => {
    const [icon, colour, ink, hatch] = sourceOf(source) ?? MONASTERY;
    return { icon: ICONS[icon] ?? "", colour, ink, hatch };
  },
};
