/** What lies on the table of Kingdom Builder, as the page draws it. */

import { centre, corners, SIDE, type Spot } from "../../board/hexgrid";
import { spelling } from "../../choosing/choose";
import type { KingdomView, SpotKinds, View } from "../../net/messages";
import { theBox } from "./box";

export type { KingdomView };
export const spot = spelling<SpotKinds["kingdom"]>();

/** The view of a table of this game; the shell hands on no other. */
export function kingdomView(view: View): KingdomView {
  if (view.game !== "kingdom") throw new Error(`a view of ${view.game} at a table of kingdom`);
  return view;
}

export const LOCATION_ICONS: Record<string, string> = {
  sanctuary: "greek-temple",
  farm: "wheat",
  oasis: "palm-tree",
  tavern: "beer-stein",
  tower: "stone-tower",
  barn: "barn",
  paddock: "horseshoe",
  harbour: "anchor",
  castle: "medieval-gate",
};

export const CASTLE_INK = "#6b4d0a";
export const LOCATION_INK = "#7a2a20";
export const PARCHMENT = "#f6eeda";

/** What grows or lies on a terrain, around 0, 0 in a hex of side 20. */
export const TEXTURES: Record<string, string> = {
  grass:
    '<path d="M-9 7q1-4 .5-6M-7 7q2-3 3-5M4-4q1-4 .5-6M6-4q2-3 3-5M2 10q1-4 .5-6M4 10q2-3 3-5" stroke="#4d7020" fill="none" stroke-width="1.3" stroke-linecap="round"/>',
  canyon:
    '<path d="M-12-5l5-3 5 4 5-4 5 3M-12 2l5-3 5 4 5-4 5 3M-12 9l5-3 5 4 5-4 5 3" stroke="#6d3516" fill="none" stroke-width="1.2" stroke-linejoin="round"/>',
  desert:
    '<path d="M-7-3h.01M0-9h.01M7-4h.01M-2 2h.01M5 7h.01M-8 8h.01M10 3h.01" stroke="#a07d26" stroke-width="2.1" stroke-linecap="round"/>',
  flowers:
    '<path d="M-6-5h.01M6-7h.01M1 2h.01M-7 8h.01M8 6h.01" stroke="#8a2a5c" stroke-width="3.6" stroke-linecap="round"/><path d="M-6-5h.01M6-7h.01M1 2h.01M-7 8h.01M8 6h.01" stroke="#fff3c9" stroke-width="1.4" stroke-linecap="round"/>',
  forest: '<path d="M-7-10l4.500 9h-9ZM6-8l4.500 9h-9ZM-1 2l4.500 9h-9Z" fill="#1d4229"/>',
  water:
    '<path d="M-11-5q3-3 5.500 0t5.500 0 5.500 0M-8 2q3-3 5.500 0t5.500 0 5.500 0M-11 9q3-3 5.500 0t5.500 0 5.500 0" stroke="#dbeef9" fill="none" stroke-width="1.2" stroke-linecap="round"/>',
  mountain:
    '<path d="M-12 9L-4-8 1 2 5-4 12 9Z" fill="#55534f"/><path d="M-4-8l2.800 5.600-2 1.800-2.600-1.600-1.400 1.200Z" fill="#fff"/>',
};

export const HOUSE = "M-9-1L0-10 9-1V8.500H-9Z";
export const HOUSE_SIGNS = [
  "M0-1.500l3.600 3.600L0 5.700-3.600 2.100Z",
  "M0-1.400a3.400 3.400 0 1 1-.01 0Z",
  "M-3.600-.8H3.600L0 5.400Z",
  "M-3-.7h6v6h-6Z",
];

/** Every hex of a map with its terrain. */
export function spots(map: string[]): (Spot & { terrain: string })[] {
  const { letters } = theBox().quadrants;
  return map.flatMap((line, row) =>
    [...line].map((letter, column) => ({ row, column, terrain: letters[letter] ?? "" })),
  );
}

export const terrainAt = (map: string[], { row, column }: Spot): string =>
  theBox().quadrants.letters[map[row]?.[column] ?? ""] ?? "";

/** One path for many hexes: the browser paints seven shapes instead of four hundred. */
export const hexPath = (hexes: Spot[], side: number = SIDE): string =>
  hexes.map((hex) => `M${corners(centre(hex), side).split(" ").join("L")}Z`).join("");

/** The rows of a quadrant as it lies, as printed or turned. */
export function quadrantRows(name: string, turned = false): string[] {
  const rows = theBox().quadrants.quadrant.find((one) => one.location === name)?.rows ?? [];
  return turned ? rows.map((row) => [...row].reverse().join("")).reverse() : rows;
}
