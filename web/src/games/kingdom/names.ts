/** What hexes and lines are called, for screen readers, buttons and previews. */

import type { Line } from "../../choosing/choose";
import { readHex } from "../../board/hexgrid";
import { nameOf, say, titleOf } from "../../words/words.svelte";
import { terrainAt, type KingdomView } from "./pieces";

/** “7.12, forest” or “3.4, farm (location)”. */
export function hexName(table: KingdomView, hex: string, players: readonly string[]): string {
  const place = table.locations[hex];
  const terrain = nameOf(place ?? terrainAt(table.map, readHex(hex)));
  const owner = table.settlements.findIndex((hexes) => hexes.includes(hex));
  const settled = owner >= 0 ? say("hex-settled", { player: players[owner] ?? "" }) : "";
  return [hex, terrain, settled].filter(Boolean).join(", ");
}

/** What a location or a castle is called and good for. */
export function placeTold(table: KingdomView, hex: string): { name: string; says: string[] } {
  const location = table.locations[hex];
  if (!location) return { name: titleOf("castle"), says: [say("pays-castles"), say("place-taken")] };
  const says = [
    say("place-token", { does: say(`does-${location}`) }),
    say("place-left", { count: table.stacks[hex] ?? 0 }),
    say("place-taken"),
  ];
  return { name: titleOf(location), says };
}

/** What a line does, as a button says it. */
export function describe(line: Line): string {
  const location = line.words["location"];
  if (!location) return say(`move-${line.move}`);
  return say(`move-${line.move}`, {
    location_label: say(`label-${location}`),
    location_does: say(`does-${location}`),
  });
}

export const lineNames = (lines: Line[]): string => lines.map(describe).join("; ");

/** What undo takes back, as a noun. */
export function takesBack({ move, words }: Line): string {
  const location = words["location"];
  return say(`takes-back-${move}`, {
    hex: words["hex"] ?? "",
    label: location ? say(`label-${location}`) : "",
  });
}
