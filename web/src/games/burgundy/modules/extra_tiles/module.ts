import type { Module } from "../module";

export const module: Module = {
  icons: { geese: "goose", crane: "cargo-crane" },
  events: { coins: ["workers-bought"] },
};
