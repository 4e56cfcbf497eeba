/** Icons, laid into the page once: every piece refers to them, so that a hundred of them stay light. */

import icons from "virtual:icons";
import own from "virtual:icons/seasons";

Object.assign(icons, own); // score sheets draw them too

export const ICONS: Record<string, string> = {
  messenger: "tied-scroll",
  trader: "old-wagon",
  bricklayer: "trowel",
  stonemason: "stone-crafting",
  worker: "miner",
  "master-builder": "compass",
  wood: "log",
  clay: "clay-brick",
  stone: "stone-block",
  silver: "gold-bar",
  taler: "two-coins",
  helper: "meeple",
  rider: "horse-head",
  tavern: "beer-stein",
  stable: "horseshoe",
  "servants-house": "bed",
  market: "scales",
  smithy: "anvil",
  barn: "barn",
  plague: "death-skull",
  breach: "broken-wall",
  maiden: "rose",
  blizzard: "windy-stripes",
  winter: "snowflake-1",
};
/** What the set has not got, or only in more ink than it needs. */
const DRAWN: Record<string, string> = {
  sand: "M20 420c60-130 150-290 236-290s176 160 236 290q-30 28-236 28T20 420ZM120 96h40v40h-40ZM350 70h40v40h-40ZM430 160h36v36h-36ZM60 190h36v36h-36Z",
  inn: "M70 40h44v44h290v40H114v348H70ZM176 160h232v150q-20 90-116 130q-96-40-116-130ZM276 60h32v90h-32Z",
};

export function layDrawings(): void {
  if (document.getElementById("s-drawings")) return;
  const drawn = Object.entries(ICONS).map(([word, icon]) => [word, icons[icon] ?? ""]);
  const ours = Object.entries(DRAWN).map(([word, line]) => [word, `<path fill="currentColor" d="${line}"/>`]);
  const symbols = [...drawn, ...ours].map(
    ([word, body]) => `<symbol id="s-${word}" viewBox="0 0 512 512">${body}</symbol>`,
  );
  const drawings = `<svg id="s-drawings" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${symbols.join("")}</defs></svg>`;
  document.body.insertAdjacentHTML("beforeend", drawings);
}
