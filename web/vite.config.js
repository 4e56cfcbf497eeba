import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync, gzipSync } from "node:zlib";
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

const kept = (first, last) => Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join("");
/** What everyone reads, what a name with accents needs, what Russian and Ukrainian need; each is fetched when it is first read. */
const LETTERS = {
  latin: ["latin", kept(0x20, 0x7e) + "\u00a0«»·×‐‑–—‘’“”„…−†→€"],
  accents: ["latin", kept(0xa1, 0xff)],
  cyrillic: ["cyrillic", kept(0x410, 0x44f) + "ЁёЄєІіЇїҐґ№"],
};
const FACES = {
  "source-sans": (part) => `@fontsource-variable/source-sans-3/files/source-sans-3-${part}-wght-normal.woff2`,
  alegreya: (part) => `@fontsource/alegreya/files/alegreya-${part}-700-normal.woff2`,
};

/** `node_modules/.letters`: of each typeface only the letters that are read here. */
function letters() {
  const folder = new URL("node_modules/.letters/", import.meta.url);
  return {
    name: "letters",
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      for (const [face, file] of Object.entries(FACES))
        for (const [name, [part, wanted]] of Object.entries(LETTERS)) {
          const whole = readFileSync(createRequire(import.meta.url).resolve(file(part)));
          const cut = await subsetFont(whole, wanted, { targetFormat: "woff2", keepFeatures: ["lnum", "tnum"] });
          writeFileSync(new URL(`${face}-${name}.woff2`, folder), cut);
        }
    },
  };
}

/** Beside each script and style the same compressed as far as it goes, in both ways; the house sends what is understood. */
function compressed() {
  return {
    name: "compressed",
    writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      for (const path of texts.map((name) => `${dir}/${name}`)) {
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons(), letters(), compressed()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
