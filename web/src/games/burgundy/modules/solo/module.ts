import type { Module } from "../module";
import EffectNote from "./EffectNote.svelte";
import Target from "./Target.svelte";

export const module: Module = {
  draws: { strip: Target },
  lines: {
    "buy-points": {
      figure: ({ words }) => `+${words.points ?? 0}`,
      words: ({ points = 0 }) => ({ more: points }),
    },
    resolve: { Note: EffectNote },
  },
  lacks: ["player", "phase", "summary", "points"],
  wide: true,
  icons: { blank: "perspective-dice-six-faces-random" },
  events: {
    round: ["tile-removed"],
    touching: ["tile-laid"],
    coins: ["points-bought"],
    wood: ["tile-laid"],
    chosen: ["tile-laid"],
  },
  sources: {
    "spaces-castle": ["castle", "#2f6147", "#f6f0de", "falling"],
    "spaces-mine": ["mine", "#69757d", "#ffffff", "upright"],
    "spaces-monastery": ["monastery", "#ecbd3c", "#2b210b", "dots"],
    "spaces-ship": ["ship", "#2a6ba4", "#ffffff", "level"],
    "spaces-animal": ["animal", "#a6cb69", "#1f2c10", "falling"],
    "spaces-building": ["building", "#d0a179", "#2e1c0e", "upright"],
  },
};
