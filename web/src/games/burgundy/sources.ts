import { extensions } from "./extensions";

/** Where points come from, as the score sheet shows it: icon, colour, ink, hatch. */

export type Sources = Record<string, [string, string, string, string]>;

const BASE: Sources = {
  areas: ["building", "#d0a179", "#2e1c0e", "upright"],
  phases: ["monastery", "#ecbd3c", "#2b210b", "dots"],
  bonuses: ["castle", "#2f6147", "#f6f0de", "falling"],
  animals: ["animal", "#a6cb69", "#1f2c10", "falling"],
  watchtowers: ["watchtower", "#b9734a", "#1e0f05", "level"],
  goods: ["ship", "#2a6ba4", "#ffffff", "level"],
  unsold: ["orange", "#d9831f", "#2b1703", "dots"],
  silver: ["bank", "#b9c4cb", "#1e2a32", "level"],
  workers: ["worker", "#69757d", "#ffffff", "upright"],
};

export const sourceOf = (source: string): Sources[string] | undefined =>
  BASE[source] ?? extensions()?.sources[source];
