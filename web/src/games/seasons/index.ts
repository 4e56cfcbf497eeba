/** A Castle for All Seasons, as the page's shell asks for it. */

import type { Line } from "../../choosing/choose";
import type { OptionsOf } from "../../net/messages";
import type { GameParts, Sentence } from "../parts";
import Board from "./Board.svelte";
import { ICONS } from "./drawn/drawings";
import { heading } from "./heading";
import { chapter, soundOf, speaksOf, touches } from "./log";
import { describe, takesBack } from "./names";
import type { SeasonsView } from "./pieces";
import { characterOf } from "./people/cards";
import PlayerNote from "./PlayerNote.svelte";
import { openBox } from "./box";
import { widen, type Arguments } from "../../words/words.svelte";
import Standing from "./Standing.svelte";
import { summary } from "./summary";
import { factsOf } from "./castle/facts";

type Pending = NonNullable<SeasonsView["pending"]>;
type Acting = Extract<Pending, { kind: "action" }>;
type Removal = Extract<Pending, { kind: "plague" | "blizzard" }>;

function expects({ pending, stage }: SeasonsView, lines: Line[]): Sentence {
  if (pending?.kind === "action") return actionExpected(pending, lines);
  if (pending?.kind === "plague" || pending?.kind === "blizzard") return removalExpected(pending, lines);
  return { key: `expects-${pending?.kind ?? stage}`, words: { ...NOTHING, ...(pending && asked(pending)) } };
}

/** A card or talers; whoever cannot pay is told what it would take. */
function removalExpected({ kind, talers }: Removal, lines: Line[]): Sentence {
  const can_pay = !lines.length || lines.some((line) => line.move === "pay-bank") ? 1 : 0;
  return { key: "expects-removal", words: { winter_card: kind, talers, can_pay } };
}

const NOTHING: Arguments = { card: "", tile: "", cost: 0, resource: "", count: 1 };
function asked(pending: Pending): Arguments {
  switch (pending.kind) {
    case "choose":
      return { count: pending.number };
    case "pay":
      return { card: pending.card, tile: pending.tile, cost: pending.cost };
    case "agree":
      return { card: pending.card, resource: pending.resource };
    default:
      return {};
  }
}

const DOES = ["buy", "erect", "house"] as const;
/** What the character still has to do, in the order it is done. */
function actionExpected({ card, helpers_left, tiles_left }: Acting, lines: Line[]): Sentence {
  const moves = new Set(lines.map((line) => line.move));
  const can = DOES.find((move) => moves.has(move)) ?? "end";
  const character = characterOf(card);
  return {
    key: can === "erect" ? `expects-erect-${character}` : `expects-${can}`,
    words: { card: character, left: can === "house" ? helpers_left : tiles_left },
  };
}

const where = ({ round, rounds, season }: SeasonsView): Sentence => ({
  key: "bar-round",
  words: { round: Math.max(1, round), rounds, season },
});

const section = ({ round }: SeasonsView) => (round ? { part: String(round), step: "" } : null);

const SOURCES: Record<string, [string, string, string, string]> = {
  stonemason: ["stonemason", "#b4532f", "#fff6e6", "falling"],
  worker: ["worker", "#94622f", "#fff6e6", "upright"],
  "master-builder": ["master-builder", "#2f6147", "#f6f0de", "dots"],
  breach: ["breach", "#76828a", "#ffffff", "level"],
  maiden: ["maiden", "#cf6f93", "#2b0d18", "dots"],
  keep: ["keep", "#4a5861", "#ffffff", "upright"],
  tavern: ["tavern", "#d9b65f", "#2b1f06", "level"],
  "main-gate": ["main-gate", "#2a6ba4", "#ffffff", "falling"],
  "small-gate": ["small-gate", "#5b9dc6", "#0b2033", "falling"],
  stable: ["stable", "#a6cb69", "#1f2c10", "upright"],
  "servants-house": ["servants-house", "#7a4a94", "#ffffff", "level"],
  market: ["market", "#d7a429", "#2b1f06", "dots"],
  palace: ["palace", "#9c2a24", "#fff6e6", "level"],
  smithy: ["smithy", "#b9c4cb", "#1e2a32", "falling"],
  barn: ["barn", "#2f8f8a", "#ffffff", "upright"],
};
const NO_ICON: Record<string, string> = {
  keep: "stone-tower",
  "main-gate": "medieval-gate",
  "small-gate": "medieval-gate",
  palace: "village",
};

/** What one has lies under the castle, and everything says what it is where one points at it. */
const Nothing = () => ({});

export const parts: GameParts = {
  whole: true,
  Board,
  Own: Nothing,
  Legend: Nothing,
  PlayerNote,
  Standing,
  describe,
  takesBack,
  speaksOf,
  touches,
  soundOf,
  chapter,
  heading,
  picks: [
    "seats",
    "season",
    "costs",
    "points",
    "prices",
    "winter_spaces",
  ] satisfies (keyof OptionsOf["seasons"])[],
  choices: async () => {
    const [setup] = await Promise.all([import("./setup"), widen("seasons")]);
    return setup;
  },
  editing: () => import("./editing"),
  picture: () => import("./Picture.svelte"),
  rulePicture: () => import("./RulePicture.svelte"),
  prepare: openBox,
  where,
  section,
  hasTurn: ({ in_turn }: SeasonsView) => in_turn,
  expects,
  facts: factsOf,
  summary,
  foretells: (events) => events.slice(1).filter(({ event }) => !["scored", "turn-ended"].includes(event)),
  sources: (source) => {
    const [icon = "", colour = "#76828a", ink = "#fff", hatch = "level"] = SOURCES[source] ?? [];
    return { icon: ICONS[icon] ?? NO_ICON[icon] ?? "", colour, ink, hatch };
  },
};
