/** Kingdom Builder, as the page's shell asks for it. */

import type { Line, Picked } from "../../choose";
import type { GameParts, Sentence } from "../parts";
import Board from "./Board.svelte";
import { guide } from "./guide";
import Legend from "./Legend.svelte";
import { chapter, soundOf, speaksOf, touches } from "./log";
import Miniature from "./Miniature.svelte";
import { describe, takesBack } from "./names";
import Own from "./Own.svelte";
import { CARD_ICONS, type KingdomView } from "./pieces";
import PlayerNote from "./PlayerNote.svelte";
import { openBox, printed } from "./printed";
import Standing from "./Standing.svelte";

function expects(view: KingdomView, lines: Line[]): Sentence {
  const moves = new Set(lines.map((line) => line.move));
  if (moves.has("settle")) return { key: "expects-settle", words: { hex: view.lifted } };
  if (!moves.has("build")) return { key: moves.size > 1 ? "expects-end" : "expects-end-only" };
  const key = moves.size === 1 ? "expects-build" : "expects-extra-or-build";
  return { key, words: { count: view.owed, terrain: view.card } };
}

/** The card of the turn lies open. */
const follows = ({ card, owed }: KingdomView): Sentence | null => (card ? { key: "follows-card", words: { terrain: card, count: owed } } : null);

/** Clicking a hex means the chosen token, the lifted settlement, or the mandatory action. */
function wouldBe(picked: Picked, kind: string, word: string, view: KingdomView): string {
  const location = kind === "location" ? word : picked["location"];
  const hex = kind === "hex" ? word : (Object.values(view.settlements[view.current ?? 0] ?? [])[0] ?? "1.1");
  if (location) return `${printed().pieces.moving.includes(location) ? "lift" : "use"} ${location} ${hex}`;
  return view.lifted ? `settle ${hex}` : `build ${hex}`;
}

const COLOURS: [string, string, string][] = [
  ["#2a6ba4", "#ffffff", "level"], ["#2f6147", "#f6f0de", "falling"], ["#ecbd3c", "#2b210b", "dots"], ["#d0a179", "#2e1c0e", "upright"],
];

export const parts: GameParts = {
  boardKind: "hex",
  Board, Own, Legend, PlayerNote, Standing, Miniature, describe, takesBack, speaksOf, touches, soundOf, chapter, guide,
  choices: () => import("./Choices.svelte"),
  rulePicture: () => import("./RulePicture.svelte"),
  prepare: openBox,
  expects: (view, lines) => expects(view as unknown as KingdomView, lines),
  follows: (view) => follows(view as unknown as KingdomView),
  wouldBe: (picked, kind, word, view) => wouldBe(picked, kind, word, view as unknown as KingdomView),
  sources: (source, all) => {
    const [colour, ink, hatch] = COLOURS[all.indexOf(source) % COLOURS.length] as [string, string, string];
    return { icon: CARD_ICONS[source] ?? "", colour, ink, hatch };
  },
};
