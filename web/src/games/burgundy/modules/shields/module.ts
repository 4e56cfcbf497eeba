import type { Module } from "../module";
import AtDepots from "./AtDepots.svelte";
import ShieldList from "./ShieldList.svelte";
import Hung from "./Hung.svelte";
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
  draws: { board: AtDepots, over: Hung, owned: ShieldList, offered: Reach },
  questions: { upkeep: Upkeep },
  lines: {
    "set-die": { figure: ({ words }) => `→ ${words.value ?? ""}`, namesDie: true },
    "pay-upkeep": {
      words: ({ upkeep_silver, upkeep_workers }) => ({
        silver: Number(upkeep_silver),
        workers: Number(upkeep_workers),
      }),
    },
  },
  expects: (due) => {
    if (due.effect === "choose-player") return { words: { changes: due.changes ?? "" } };
    // Room that a shield gave is gone.
    return due.effect === "discard" && due.tile === null ? { key: "expects-shed" } : undefined;
  },
  lies: { shield: "depots" },
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
