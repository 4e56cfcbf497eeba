/** Kingdom Builder, as the page's shell asks for it. */

import type { Line } from "../../choosing/choose";
import type { GameParts, Sentence } from "../parts";
import Board from "./Board.svelte";
import Legend from "./Legend.svelte";
import { chapter, soundOf, speaksOf, touches } from "./log";
import { describe, takesBack } from "./names";
import Own from "./own/Own.svelte";
import { CARD_ICONS } from "./cards";
import type { KingdomView } from "./pieces";
import PlayerNote from "./PlayerNote.svelte";
import { openBox } from "./box";
import Standing from "./Standing.svelte";

function expects(view: KingdomView, lines: Line[]): Sentence {
  const moves = new Set(lines.map((line) => line.move));
  if (moves.has("settle")) return { key: "expects-settle", words: { hex: view.lifted } };
  if (!moves.has("build")) return { key: moves.size > 1 ? "expects-end" : "expects-end-only" };
  const key = moves.size === 1 ? "expects-build" : "expects-extra-or-build";
  return { key, words: { count: view.owed, terrain: view.card } };
}

/** The card of the turn lies open. */
const follows = ({ card, owed }: KingdomView): Sentence | null =>
  card ? { key: "follows-card", words: { terrain: card, count: owed } } : null;

const COLOURS: [string, string, string][] = [
  ["#2a6ba4", "#ffffff", "level"],
  ["#2f6147", "#f6f0de", "falling"],
  ["#ecbd3c", "#2b210b", "dots"],
  ["#d0a179", "#2e1c0e", "upright"],
];

export const parts: GameParts = {
  Board,
  Own,
  Legend,
  PlayerNote,
  Standing,
  describe,
  takesBack,
  speaksOf,
  touches,
  soundOf,
  chapter,
  choices: () => import("./setup"),
  picks: ["seats", "first_game"],
  editing: () => import("./editing"),
  picture: () => import("./Picture.svelte"),
  rulePicture: () => import("./RulePicture.svelte"),
  prepare: openBox,
  expects,
  follows,
  facts: () => null,
  beside: ["token"],
  foretells: (events) => events.slice(1),
  tellsNone: true,
  sources: (source, all) => {
    const [colour, ink, hatch] = COLOURS[all.indexOf(source) % COLOURS.length] as [string, string, string];
    return { icon: CARD_ICONS[source] ?? "", colour, ink, hatch };
  },
};
