import type { Module } from "../module";

export const module: Module = { icons: { "white-castle": "castle" } };
