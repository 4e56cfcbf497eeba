import { say } from "../../../../words/words.svelte";
import type { Module } from "../module";
import Lying from "./Lying.svelte";

export const module: Module = {
  draws: { board: Lying },
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
