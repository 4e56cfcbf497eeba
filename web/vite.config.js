import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import subsetFont from "subset-font";
import { defineConfig } from "vite";
import { drawings } from "./icons.js";

const server = process.env.BASTIDE_SERVER ?? "http://127.0.0.1:8123";

/** `virtual:icons`: of the four thousand icons of the set, those that src/icons.json names; `virtual:icons/seasons`: those that one game alone shows. */
function icons() {
  const name = "virtual:icons";
  const read = (file) => JSON.parse(readFileSync(file, "utf-8"));
  const inside = (file) => read(new URL(`src/${file}`, import.meta.url));
  return {
    name,
    resolveId: (id) => (id.startsWith(name) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + name)) return undefined;
      const all = read(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json")).icons;
      const own = inside("games/seasons/icons.json");
      const common = Object.values(inside("icons.json")).flat().filter((icon) => !own.includes(icon));
      return `export default ${JSON.stringify(drawings(all, id.endsWith("/seasons") ? own : common))}`;
    },
  };
}

/** Of each typeface the letters that three languages need; those that only names with accents need come in a file of their own. */
function letters() {
  const kept = (first, last) => Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join("");
  const usual = kept(0x20, 0x7e) + "\u00a0«»·×‐‑–—‘’“”„…−†→€" + "ЁЄІЇ" + kept(0x410, 0x44f) + "ёєіїҐґ№";
  const rare = [...kept(0xa1, 0xff) + kept(0x400, 0x45f)].filter((letter) => !usual.includes(letter)).join("");
  const options = { targetFormat: "woff2", keepFeatures: ["kern", "lnum", "tnum"] };
  return {
    name: "letters",
    async generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const styles = files.filter((file) => file.fileName.endsWith(".css"));
      for (const font of files.filter((file) => file.fileName.endsWith(".woff2"))) {
        const whole = Buffer.from(font.source);
        const fileName = font.fileName.replace(".woff2", "-more.woff2");
        font.source = await subsetFont(whole, usual, options);
        this.emitFile({ type: "asset", fileName, source: await subsetFont(whole, rare, options) });
        for (const style of styles) style.source = String(style.source).replaceAll(`${font.fileName}?more`, fileName);
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons(), letters()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
