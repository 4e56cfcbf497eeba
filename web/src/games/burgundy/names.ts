/** What spots and lines are called, for screen readers, buttons and previews. */

import type { Line } from "../../choose";
import { has, nameOf, say, titleOf } from "../../words.svelte";
import { more } from "./more";
import { effectWord, goodsWord, layoutOf, type BurgundyView } from "./pieces";
import type { Spot } from "./spots";

export const depotName = (depot: string): string => (depot === "black" ? nameOf("black") : say("depot-number", { depot }));

/** “Double proceeds” rather than “monastery 3”. */
export const tileTitle = (tile: string): string => {
  const title = titleOf(tile);
  return tile.startsWith("monastery-") ? say("monastery-titled", { number: tile.slice(10), title }) : title;
};
export const tileDoes = (tile: string): string => say(`does-${effectWord(tile)}`);

/** “depot 3, ship” or “space 12, building, number 3”. */
export function spotName(spot: Spot, table: BurgundyView, seat: number | null): string {
  const [kind] = spot.id.split(" ");
  const { depot = "", space = "", goods = "", value = "", duchy = "", die = "" } = spot.words;
  if (kind === "die") return die === "null" ? say("die-used") : say("die-shows", { die });
  if (kind === "tile") return `${depotName(depot)}, ${nameOf(spot.tile ?? "")}`;
  if (kind === "depot") return depotName(depot);
  if (kind === "stock") {
    const at = spot.id.split(" ")[1] ?? "";
    return `${depotName(at)}, ${say("goods-counted", { goods, count: table.stock[at]?.[goods] ?? 0 })}`;
  }
  if (kind === "stored") return say("stored-tile", { tile: spot.tile });
  if (kind === "goods") return say("own-goods", { goods: goodsWord(value), count: table.duchies[seat ?? 0]?.goods[goodsWord(value)] ?? 0 });
  if (kind === "workers") return say("workers-title");
  const added = more()?.spotName(spot, table);
  if (added) return added;
  const layout = duchy ? table.layouts[duchy] : layoutOf(table, seat ?? 0);
  const place = Number(space) - 1;
  return say("space-name", { space, colour: layout?.colours[place] ?? "", number: layout?.numbers[place] ?? 0, tile: spot.tile ?? "none" });
}

/** For those who hear it: what stands in brackets follows after a comma. */
export const heard = (name: string): string => name.replace(/ \(/g, ", ").replace(/\)/g, "");

/** What a line does, as a button says it. */
export function describe(line: Line): string {
  const { value, die, depot, silver, workers, ...words } = line.words;
  const paid = { silver: Number(silver ?? words["upkeep_silver"] ?? 0), workers: Number(workers ?? words["upkeep_workers"] ?? 0), more: words["points"] ?? 0 };
  const given = { ...words, ...(value ? { goods: goodsWord(value) } : {}), depot: depot ?? "", ...paid };
  const said = has(`line-${line.move}`) ? say(`line-${line.move}`, { ...given, ...(die ? { die } : {}), ...(value ? { value } : {}) }) : say(`move-${line.move}`);
  return die && die !== "any" && line.move !== "set-die" ? say("line-with-die", { what: said, die }) : said;
}

/** What undo takes back, as a noun. */
export function takesBack(line: Line): string {
  const { value, goods = "" } = line.words;
  return say(`back-${line.move}`, { ...line.words, goods: value ? goodsWord(value) : goods });
}
