/** A Castle for All Seasons, as the page's shell asks for it. */

import type { Line, Picked } from "../../choose";
import type { GameParts, Sentence } from "../parts";
import Board from "./Board.svelte";
import { ICONS } from "./drawings";
import { guide } from "./guide";
import { heading } from "./heading";
import { chapter, soundOf, speaksOf, touches } from "./log";
import Miniature from "./Miniature.svelte";
import { describe, takesBack } from "./names";
import { characterOf, type SeasonsView } from "./pieces";
import PlayerNote from "./PlayerNote.svelte";
import { openBox } from "./printed";
import Standing from "./Standing.svelte";
import { wouldBe } from "./wouldbe";

function expects(view: SeasonsView, lines: Line[]): Sentence {
  const { pending } = view;
  const kind = pending?.kind ?? view.stage;
  const words = { card: pending?.card ?? "", tile: pending?.tile ?? "", cost: pending?.cost ?? 0, talers: pending?.talers ?? 0, resource: pending?.resource ?? "", count: pending?.number ?? 1 };
  if (kind !== "action") return { key: `expects-${kind}`, words };
  const moves = new Set(lines.map((line) => line.move));
  const can = ["buy", "erect", "house"].find((move) => moves.has(move)) ?? "end";
  const character = characterOf(pending?.card ?? "");
  return { key: can === "erect" ? `expects-erect-${character}` : `expects-${can}`, words: { card: character, left: (can === "house" ? pending?.helpers_left : pending?.tiles_left) ?? 0 } };
}

const TURNS = ["send", "take", "action", "pay"];
const where = ({ round, rounds, season }: SeasonsView): Sentence => ({ key: "bar-round", words: { round: Math.max(1, round), rounds, season } });

const SOURCES: Record<string, [string, string, string, string]> = {
  stonemason: ["stonemason", "#b4532f", "#fff6e6", "falling"], worker: ["worker", "#94622f", "#fff6e6", "upright"], "master-builder": ["master-builder", "#2f6147", "#f6f0de", "dots"],
  breach: ["breach", "#76828a", "#ffffff", "level"], maiden: ["maiden", "#cf6f93", "#2b0d18", "dots"], keep: ["keep", "#4a5861", "#ffffff", "upright"], tavern: ["tavern", "#d9b65f", "#2b1f06", "level"],
  "main-gate": ["main-gate", "#2a6ba4", "#ffffff", "falling"], "small-gate": ["small-gate", "#5b9dc6", "#0b2033", "falling"], stable: ["stable", "#a6cb69", "#1f2c10", "upright"],
  "servants-house": ["servants-house", "#7a4a94", "#ffffff", "level"], market: ["market", "#d7a429", "#2b1f06", "dots"], palace: ["palace", "#9c2a24", "#fff6e6", "level"],
  smithy: ["smithy", "#b9c4cb", "#1e2a32", "falling"], barn: ["barn", "#2f8f8a", "#ffffff", "upright"],
};
const NO_ICON: Record<string, string> = { keep: "stone-tower", "main-gate": "medieval-gate", "small-gate": "medieval-gate", palace: "village" };

/** What one has lies under the castle, and everything says what it is where one points at it. */
const Nothing = () => ({});

export const parts: GameParts = {
  boardKind: "spot",
  whole: true,
  Board, Own: Nothing, Legend: Nothing, PlayerNote, Standing, Miniature, describe, takesBack, speaksOf, touches, soundOf, chapter, heading, guide,
  picks: ["costs", "points", "prices", "winter_spaces"],
  choices: () => import("./Choices.svelte"),
  rulePicture: () => import("./RulePicture.svelte"),
  prepare: openBox,
  where: (view) => where(view as unknown as SeasonsView),
  hasTurn: (view) => TURNS.includes((view as unknown as SeasonsView).stage),
  expects: (view, lines) => expects(view as unknown as SeasonsView, lines),
  wouldBe: (_: Picked, __: string, word: string, view) => wouldBe(word, view as unknown as SeasonsView),
  sources: (source) => {
    const [icon = "", colour = "#76828a", ink = "#fff", hatch = "level"] = SOURCES[source] ?? [];
    return { icon: ICONS[icon] ?? NO_ICON[icon] ?? "", colour, ink, hatch };
  },
};
