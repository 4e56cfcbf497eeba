import type { Module } from "../module";
import { unpaid } from "./news";
import Reach from "./Reach.svelte";
import { hungNotes, shieldNotes, shieldTitle } from "./shields";
import Upkeep from "./Upkeep.svelte";

export const module: Module = {
  events: {
    round: ["shield-laid", "upkeep-paid"],
    touching: ["shield-taken", "tile-laid"],
    coins: ["upkeep-paid"],
    wood: ["shield-taken", "tile-laid"],
    chosen: ["shield-taken", "tile-laid"],
  },
  sources: { shields: ["castle", "#8c3b34", "#ffffff", "falling"] },
  draws: { offered: Reach },
  questions: { upkeep: Upkeep },
  lies: { shield: "depots" },
  hung: ({ shields }, seat) => shields?.castles[seat] ?? {},
  news: (log, { round }, players) =>
    unpaid(log, round).map(({ seat, shield }) => ({
      of: `${seat} ${shield}`,
      key: "shield-unpaid",
      words: { player: players[seat] ?? "", title: shieldTitle(shield) },
    })),
  names: { shield: shieldTitle },
  notes: {
    shield: shieldNotes,
    space: (table, space, seat) => hungNotes(table, table.shields?.castles[seat]?.[space]),
  },
};
