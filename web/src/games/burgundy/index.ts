/** The Castles of Burgundy, as the page's shell asks for it. */

import type { Line, Picked } from "../../choose";
import type { GameParts, Sentence } from "../parts";
import Board from "./Board.svelte";
import { ICONS } from "./drawings";
import { guide } from "./guide";
import { chapter, soundOf, speaksOf, touches } from "./log";
import Miniature from "./Miniature.svelte";
import { describe, takesBack } from "./names";
import { openEffect, type BurgundyView } from "./pieces";
import PlayerNote from "./PlayerNote.svelte";
import { openBox } from "./printed";
import { spotsOf, wouldBe } from "./spots";
import Standing from "./Standing.svelte";

function expects(view: BurgundyView, lines: Line[]): Sentence {
  const effect = openEffect(view);
  if (view.stage === "choose") return { key: "expects-duchy" };
  if (effect) return { key: "expects-effect", words: { effect, tile: String(view.pending.at(-1)?.[1] ?? ""), decline: lines.some((line) => line.move === "decline") ? 1 : 0 } };
  const moves = new Set(lines.map((line) => line.move));
  if (moves.has("end-turn")) return { key: moves.has("buy") ? "expects-end" : "expects-end-only" };
  const dice = (view.dice[view.seat ?? 0] ?? []).filter((number) => number !== null);
  return { key: "expects-die", words: { dice: dice.join(", "), count: dice.length } };
}

const where = ({ phase, round }: BurgundyView): Sentence => ({ key: "bar-phase", words: { phase: phase ?? "A", round: round ?? 1 } });

function asked(picked: Picked, kind: string, word: string, view: BurgundyView): string {
  const seat = view.seat ?? 0;
  const spot = kind === "spot" ? spotsOf(view, seat).get(word) : undefined;
  return spot ? wouldBe(spot, picked, view, seat) : `take-workers ${picked["die"] ?? "1"}`;
}

const SOURCES: Record<string, [string, string, string, string]> = {
  areas: ["building", "#d0a179", "#2e1c0e", "upright"], phases: ["monastery", "#ecbd3c", "#2b210b", "dots"],
  bonuses: ["castle", "#2f6147", "#f6f0de", "falling"], animals: ["animal", "#a6cb69", "#1f2c10", "falling"],
  watchtowers: ["watchtower", "#b9734a", "#1e0f05", "level"], goods: ["ship", "#2a6ba4", "#ffffff", "level"],
  unsold: ["orange", "#d9831f", "#2b1703", "dots"], silver: ["bank", "#b9c4cb", "#1e2a32", "level"], workers: ["worker", "#69757d", "#ffffff", "upright"],
};
const MONASTERY: [string, string, string, string] = ["monastery", "#8a6a9e", "#ffffff", "dots"];

/** What one has lies under the own duchy, and every tile says what it is where one points at it. */
const Nothing = () => ({});

export const parts: GameParts = {
  boardKind: "spot",
  whole: true,
  picks: ["duchies"],
  Board, Own: Nothing, Legend: Nothing, PlayerNote, Standing, Miniature, describe, takesBack, speaksOf, touches, soundOf, chapter, guide,
  choices: () => import("./Choices.svelte"),
  rulePicture: () => import("./RulePicture.svelte"),
  prepare: openBox,
  where: (view) => where(view as unknown as BurgundyView),
  expects: (view, lines) => expects(view as unknown as BurgundyView, lines),
  wouldBe: (picked, kind, word, view) => asked(picked, kind, word, view as unknown as BurgundyView),
  sources: (source) => {
    const [icon, colour, ink, hatch] = SOURCES[source] ?? MONASTERY;
    return { icon: ICONS[icon] ?? "", colour, ink, hatch };
  },
};
