import type { Module } from "../module";

export const module: Module = {
  icons: { geese: "goose", crane: "cargo-crane" },
  lines: { "copy-building": { tile: ({ words }) => words.kind ?? "" } },
  events: { coins: ["workers-bought"] },
};
