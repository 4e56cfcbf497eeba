import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import subsetFont from "subset-font";
import { defineConfig } from "vite";
import { drawings } from "./icons.js";

const server = process.env.BASTIDE_SERVER ?? "http://127.0.0.1:8123";

/** `virtual:icons`: of the four thousand icons of the set, those that src/icons.json names; `/kingdom`, `/seasons`: those that one game alone shows; `-later`: those that few tables need. */
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
      const [kingdom, seasons] = ["kingdom", "seasons"].map((game) => inside(`games/${game}/icons.json`));
      const own = [...kingdom, ...seasons];
      const sets = {
        "": Object.values(inside("icons.json"))
          .flat()
          .filter((icon) => !own.includes(icon)),
        "-later": Object.values(inside("icons-later.json")).flat(),
        "/kingdom": kingdom,
        "/seasons": seasons,
      };
      return `export default ${JSON.stringify(drawings(all, sets[id.slice(name.length + 1)]))}`;
    },
  };
}

const kept = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join("");
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
          const cut = await subsetFont(whole, wanted, {
            targetFormat: "woff2",
            keepFeatures: ["lnum", "tnum"],
          });
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
      const texts = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
      for (const path of texts.map((name) => `${dir}/${name}`)) {
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

/** `sw.js`: the service worker, which knows the version of the build and the files that its pages need, but for the games. */
function worker() {
  return {
    name: "worker",
    generateBundle(_, bundle) {
      const needed = new Set();
      const need = (name) => {
        if (needed.has(name)) return;
        needed.add(name);
        bundle[name]?.viteMetadata?.importedCss.forEach((style) => needed.add(style));
        bundle[name]?.imports?.forEach(need);
      };
      for (const { fileName, isEntry, facadeModuleId } of Object.values(bundle))
        if (isEntry || facadeModuleId?.includes("/src/pages/")) need(fileName);
      const shell = [...needed].map((name) => `/${name}`);
      const version = createHash("sha256")
        .update(Object.keys(bundle).sort().join())
        .digest("hex")
        .slice(0, 12);
      const source = readFileSync(new URL("src/worker.js", import.meta.url), "utf-8")
        .replace("__VERSION__", version)
        .replace('"__SHELL__"', shell.map((name) => JSON.stringify(name)).join(", "));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

// What is small and always needed comes together: every file of its own costs its head.
// What home shows of a game is a part of the game, too; what every page has, and what every table has.
const GROUPS = [
  {
    name: "kingdom-card",
    test: /games\/kingdom\/(card|box|pieces|map\/(Ground|Settlement))\b/,
  },
  {
    name: "burgundy-card",
    test: /games\/burgundy\/(card|box|pieces|names|extensions|drawn\/(drawings|Tile)|duchy\/(ground|layouts|MiniDuchy|Space))\b/,
  },
  {
    name: "seasons-card",
    test: /games\/seasons\/(card|drawn\/icon|pieces|castle\/(Pennant|scene|shapes|Building|Landscape|PlaceMark|Places|Plate|Castle))\b/,
  },
  {
    name: "shared",
    test: /rolldown\/runtime|src\/(net\/server|route\.svelte|board\/hexgrid|table\/(context|shown)|parts\/(signs\/([Ss]ign|Glyph)|common\/Dialog|table\/SeatMark)|choosing\/(choose\.ts|Preview))\b/,
  },
  {
    name: "table",
    test: /src\/(board\/(swipe|arc|[Ff]lights)|table\/(turns|summary)|choosing\/(placing|pointing|Notes|Bubble|WhyNot)|parts\/(common\/(files|HereOnly|CopyLink)|table\/(OnePart|LinkDialog|Players|ScoreStrip|Tabs))|style\/game)\b/,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

export default defineConfig({
  plugins: [svelte(), icons(), letters(), worker(), compressed()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
