import { say } from "../../../../words/words.svelte";
import type { Module } from "../module";
import Shared from "./Shared.svelte";
import Teams from "./Teams.svelte";

export const module: Module = {
  events: { wood: ["tile-stored"] },
  names: { shared: (tile) => say("shared-tile", { tile }) },
  tiles: { shared: (tile) => tile },
  draws: { storage: Shared, standing: Teams },
  wide: true,
  rank: ({ team }, seat) => team?.names[seat] ?? "",
};
