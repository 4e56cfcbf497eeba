/** The Castles of Burgundy, as the page's shell asks for it. */

import type { Line, Picked } from "../../choose";
import type { GameParts, Sentence } from "../parts";
import Board from "./Board.svelte";
import { ICONS } from "./drawings";
import { guide } from "./guide";
import { chapter, soundOf, speaksOf, touches } from "./log";
import { fetchMore, needsMore } from "./fetching";
import { more } from "./more";
import Miniature from "./Miniature.svelte";
import { describe, takesBack } from "./names";
import { openEffect, type BurgundyView } from "./pieces";
import PlayerNote from "./PlayerNote.svelte";
import { openBox } from "./printed";
import { SOURCES } from "./sources";
import { spotsOf, wouldBe } from "./spots";
import Standing from "./Standing.svelte";

function expects(view: BurgundyView, lines: Line[]): Sentence {
  const effect = openEffect(view);
  if (view.stage === "choose") return { key: "expects-duchy" };
  const added = more()?.expects(view, lines);
  if (added) return added;
  if (effect) return { key: "expects-effect", words: { effect, tile: String(view.pending.at(-1)?.[1] ?? ""), decline: lines.some((line) => line.move === "decline") ? 1 : 0 } };
  const moves = new Set(lines.map((line) => line.move));
  if (moves.has("end-turn")) return { key: moves.has("buy") ? "expects-end" : "expects-end-only" };
  const dice = (view.dice[view.current ?? 0] ?? []).filter((die) => die !== null);
  return { key: "expects-die", words: { dice: dice.join(", "), count: dice.length } };
}

const where = ({ phase, round }: BurgundyView): Sentence => ({ key: "bar-phase", words: { phase: phase ?? "A", round: round ?? 1 } });

function asked(picked: Picked, kind: string, word: string, view: BurgundyView): string {
  const seat = view.seat ?? 0;
  const spot = kind === "spot" ? spotsOf(view, seat).get(word) : undefined;
  return spot ? wouldBe(spot, picked, view, seat) : `take-workers ${picked["die"] ?? "1"}`;
}

const MONASTERY: [string, string, string, string] = ["monastery", "#8a6a9e", "#ffffff", "dots"];

/** Modes have set-ups of their own. */
const IDLE: Record<string, string[]> = { team: ["seats", "edition", "setup", "tie"], solo: ["seats", "edition", "setup", "tie"] };

/** What one has lies under the own duchy, and every tile says what it is where one points at it. */
const Nothing = () => ({});

export const parts: GameParts = {
  boardKind: "spot",
  whole: true,
  picks: ["duchies", "mode", "target", "modules", "posts", "route_order", "shield5", "shield7"],
  Board, Own: Nothing, Legend: Nothing, PlayerNote, Standing, Miniature, describe, takesBack, speaksOf, touches, soundOf, chapter, guide,
  choices: () => import("./Choices.svelte"),
  rulePicture: () => import("./RulePicture.svelte"),
  prepare: openBox,
  idle: ({ mode }) => IDLE[String(mode)] ?? [],
  news: (log, view, players) => more()?.news(log, view as unknown as BurgundyView, players) ?? [],
  where: (view) => where(view as unknown as BurgundyView),
  later: { fetch: fetchMore, needs: needsMore },
  expects: (view, lines) => expects(view as unknown as BurgundyView, lines),
  wouldBe: (picked, kind, word, view) => asked(picked, kind, word, view as unknown as BurgundyView),
  sources: (source) => {
    const [icon, colour, ink, hatch] = SOURCES[source] ?? MONASTERY;
    return { icon: ICONS[icon] ?? "", colour, ink, hatch };
  },
};
