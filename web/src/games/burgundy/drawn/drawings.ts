/** Icons and hatches, laid into the page once: every piece refers to them, so that a hundred tiles stay light. */

import icons from "virtual:icons";

export const COLOURS = ["castle", "mine", "monastery", "ship", "animal", "building"] as const;

const KIND_ICONS: Record<string, string> = {
  castle: "medieval-gate",
  mine: "mine-wagon",
  monastery: "church",
  ship: "caravel",
  animal: "sheep",
  building: "family-house",
  cow: "cow",
  pig: "pig",
  sheep: "sheep",
  chicken: "rooster",
  warehouse: "warehouse",
  watchtower: "stone-tower",
  carpenter: "hand-saw",
  church: "ringing-bell",
  market: "scales",
  "boarding-house": "bed",
  bank: "two-coins",
  "town-hall": "clock-tower",
};
const GOODS_ICONS: Record<string, string> = {
  teal: "rolled-cloth",
  purple: "grapes",
  pink: "ring",
  red: "painted-pottery",
  brown: "wooden-chair",
  orange: "powder-bag",
};
const OTHER_ICONS: Record<string, string> = { worker: "hammer-nails", storage: "key" };

export const ICONS: Record<string, string> = { ...KIND_ICONS, ...GOODS_ICONS, ...OTHER_ICONS };

/** Heraldic hatching: colour never stands alone. */
const HATCHES: Record<string, [string, number]> = {
  castle: ['<path d="M-2-2L12 12M-2 8L2 12M8-2L12 2" stroke="#10251a" stroke-width="1.6"/>', 10],
  mine: ['<path d="M0 0L8 8M8 0L0 8" stroke="#161c20" stroke-width="1.1"/>', 8],
  monastery: ['<path d="M2 2h.01M6 6h.01" stroke="#6b4b00" stroke-width="2.3" stroke-linecap="round"/>', 8],
  ship: ['<path d="M0 2.300H7M0 5.800H7" stroke="#0b2f52" stroke-width="1.1"/>', 7],
  animal: ['<path d="M-2 12L12-2M-2 2L2-2M8 12L12 8" stroke="#33511a" stroke-width="1.6"/>', 10],
  building: ['<path d="M2 0V8M6 0V8" stroke="#6b3d1c" stroke-width="1.1"/>', 8],
};

export const iconOf = (word: string): string => `#b-${word}`;
export const hatchOf = (colour: string): string => `url(#b-hatch-${colour})`;

export function layDrawings(): void {
  if (document.getElementById("b-drawings")) return;
  const symbols = Object.entries(ICONS).map(
    ([word, icon]) => `<symbol id="b-${word}" viewBox="0 0 512 512">${icons[icon] ?? ""}</symbol>`,
  );
  const figure =
    'x="5" y="9" text-anchor="middle" style="font:700 11px Alegreya;font-variant-numeric:lining-nums" fill="currentColor"';
  const numbers = [1, 2, 3, 4, 5, 6].map(
    (number) => `<symbol id="b-die-${number}" viewBox="0 0 10 10"><text ${figure}>${number}</text></symbol>`,
  );
  const patterns = Object.entries(HATCHES).map(
    ([colour, [lines, size]]) =>
      `<pattern id="b-hatch-${colour}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${lines}</pattern>`,
  );
  const drawings = `<svg id="b-drawings" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${symbols.join("")}${numbers.join("")}${patterns.join("")}</defs></svg>`;
  document.body.insertAdjacentHTML("beforeend", drawings);
}
