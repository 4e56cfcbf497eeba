/** Kingdom Builder, as the page's shell asks for it. */

import type { Line } from "../../choosing/choose";
import type { OptionsOf } from "../../net/messages";
import type { GameParts, Sentence } from "../parts";
import Board from "./Board.svelte";
import Legend from "./Legend.svelte";
import { chapter, soundOf, speaksOf, touches } from "./log";
import { describe, takesBack } from "./names";
import Own from "./own/Own.svelte";
import { CARD_ICONS } from "./cards";
import { lookOf } from "./colours";
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
  picks: ["seats", "first_game"] satisfies (keyof OptionsOf["kingdom"])[],
  editing: () => import("./editing"),
  picture: () => import("./Picture.svelte"),
  rulePicture: () => import("./RulePicture.svelte"),
  prepare: openBox,
  isLaid: ({ map }: KingdomView) => map.length > 0,
  expects,
  follows,
  facts: () => null,
  beside: ["token"],
  foretells: (events) => events.slice(1),
  tellsNone: true,
  sources: (source, all) => ({ icon: CARD_ICONS[source] ?? "", ...lookOf(source, all) }),
};
