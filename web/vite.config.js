import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { drawings } from "./icons.js";

const server = process.env.BASTIDE_SERVER ?? "http://127.0.0.1:8123";

/** `virtual:icons`: of the four thousand icons of the set, those that src/icons.json names. */
function icons() {
  const name = "virtual:icons";
  return {
    name,
    resolveId: (id) => (id === name ? "\0" + name : undefined),
    load(id) {
      if (id !== "\0" + name) return undefined;
      const set = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const all = JSON.parse(readFileSync(set, "utf-8")).icons;
      const wanted = JSON.parse(readFileSync(new URL("src/icons.json", import.meta.url), "utf-8"));
      return `export default ${JSON.stringify(drawings(all, Object.values(wanted).flat()))}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
