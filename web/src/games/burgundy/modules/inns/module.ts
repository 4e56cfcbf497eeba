import { say } from "../../../../words/words.svelte";
import type { Module } from "../module";
import InnsAtDepot from "./InnsAtDepot.svelte";

export const module: Module = {
  draws: { board: InnsAtDepot },
  icons: { inn: "tavern-sign" },
  events: {
    round: ["inn-laid"],
    touching: ["inn-bought"],
    coins: ["inn-bought"],
    chosen: ["inn-bought"],
  },
  tiles: { inns: () => "inn" },
  lies: { inns: "depots" },
  names: { inns: (_, table) => say("inns-lie", { count: table.inns?.lying ?? 0 }) },
};
