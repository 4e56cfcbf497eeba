/** Everything on the table that can be meant with a click, and the words of a line it stands for. No rule lives here. */

import type { Line } from "../../choose";
import { workersFor } from "./costs";
import { groundOf, SPACES } from "./ground";
import { more } from "./more";
import { goodsNumber, layoutOf, type BurgundyView } from "./pieces";

interface Way { moves: string[]; words: Record<string, string> }
export interface Spot extends Way {
  id: string; // where it is drawn: `data-spot`
  also?: Way; // with modules, in teams or alone
  tile?: string; // what lies there
  tells?: boolean; // what it is, and nothing is chosen with it
}

const die = (table: BurgundyView, seat: number): Spot[] =>
  (table.dice[seat] ?? []).map((number, place) => ({ id: `die ${place}`, moves: ["take", "place", "sell-goods", "take-workers"], words: { die: String(number) } }));

const depotTiles = (table: BurgundyView): Spot[] =>
  Object.entries(table.depots).flatMap(([depot, tiles]) =>
    tiles.flatMap((tile, place) => (tile ? [{ id: `tile ${depot} ${place}`, moves: ["take", "buy"], words: { depot, tile }, tile }] : [])),
  );

const depots = (table: BurgundyView): Spot[] => Object.keys(table.stock).map((depot) => ({ id: `depot ${depot}`, moves: ["load"], words: { depot } }));

/** Goods in the depots; a ship chooses among those of the depots it loads from. */
const wares = (table: BurgundyView): Spot[] =>
  Object.entries(table.stock).flatMap(([depot, stock]) =>
    Object.keys(stock).map((goods) => ({ id: `stock ${depot} ${goods}`, moves: loadsFrom(table, depot) ? ["take-goods"] : [], words: { goods } })),
  );

function loadsFrom(table: BurgundyView, depot: string): boolean {
  const [effect, about] = table.pending.at(-1) ?? [];
  return effect !== "choose-goods" || Number(about) >= 100 || String(about).includes(depot); // beyond 100: a colour from all depots too
}

function own(table: BurgundyView, seat: number, numberOf: (goods: string) => number): Spot[] {
  const { storage = [], goods = {}, tiles = {} } = table.duchies[seat] ?? {};
  return [
    ...storage.map((tile, place) => ({ id: `stored ${place}`, moves: ["place", "discard"], words: { tile }, tile })),
    ...Object.keys(goods).map((word) => ({ id: `goods ${word}`, moves: ["sell-goods"], words: { value: String(numberOf(word)) } })),
    { id: "workers", moves: ["take-workers"], words: {} },
    ...groundOf(layoutOf(table, seat)).spaces.map((space) => ({ id: `space ${space}`, moves: ["place"], words: { space }, ...(tiles[space] ? { tile: tiles[space] } : {}) })),
  ];
}

const toChoose = (table: BurgundyView, seat: number): Spot[] =>
  (table.dealt[seat] ?? []).flatMap((duchy) => groundOf(table.layouts[duchy]).spaces.map((space) => ({ id: `duchy ${duchy} ${space}`, moves: ["choose-duchy"], words: { duchy, space } })));

/** All of them, for the seat that looks; a spectator has none of their own. */
export function spotsOf(table: BurgundyView, seat: number | null, numberOf: (goods: string) => number = goodsNumber): Map<string, Spot> {
  const common = [...depotTiles(table), ...depots(table), ...wares(table)];
  const mine = seat === null ? [] : [...die(table, seat), ...own(table, seat, numberOf), ...(table.stage === "choose" ? toChoose(table, seat) : [])];
  const spots = new Map<string, Spot>([...common, ...mine].map((spot) => [spot.id, spot]));
  more()?.addSpots(spots, table, seat);
  return spots;
}

const means = ({ moves, words }: Way, line: Line): boolean => moves.includes(line.move) && Object.entries(words).every(([kind, word]) => line.words[kind] === word);

export const linesOf = (spot: Spot, lines: Line[]): Line[] => lines.filter((line) => means(spot, line) || (spot.also && means(spot.also, line)));

/** Whether a click chooses with what, not what: a die, or a stored tile that may be placed. */
export const isTool = (spot: Spot, lines: Line[]): boolean =>
  spot.id.startsWith("die ") || (/^(stored|shared|tile|inns)\b/.test(spot.id) && linesOf(spot, lines).some(({ move }) => move.startsWith("place")));

/** The line a click on something illegal would have been, to ask why not. */
export function wouldBe(spot: Spot, picked: Record<string, string>, table: BurgundyView, seat: number): string {
  const told = more()?.wouldBe(spot, picked, table);
  if (told) return told;
  const number = table.pending.length ? "any" : (picked["die"] ?? nearestDie(spot, picked, table, seat));
  const { depot = "1", tile = "castle", space = "1", value = "1", goods = "teal", duchy = "1" } = spot.words;
  const [kind] = spot.id.split(" ");
  if (kind === "tile") return depot === "black" ? `buy black ${tile} 2 0` : `take ${number} ${depot} ${tile}`;
  if (kind === "space") return `place ${number} ${picked["tile"] ?? table.duchies[seat]?.storage[0] ?? "castle"} ${space}`;
  if (kind === "goods") return `sell-goods ${number} ${value}`;
  if (kind === "workers") return `take-workers ${number}`;
  if (kind === "depot") return `load ${depot}`;
  if (kind === "stock") return `take-goods ${goods}`;
  if (kind === "stored") return `place ${number} ${tile} ${SPACES.find((one) => !table.duchies[seat]?.tiles[one]) ?? "1"}`;
  if (kind === "duchy") return `choose-duchy ${duchy} ${space}`;
  return `take-workers ${spot.words["die"] ?? "1"}`;
}

/** Of the dice left the one that would take the fewest workers, as the house counts them. */
function nearestDie(spot: Spot, picked: Record<string, string>, table: BurgundyView, seat: number): string {
  const dice = (table.dice[seat] ?? []).filter((number) => number !== null).map(String);
  const [move = ""] = spot.moves;
  const workers = (die: string) => workersFor({ text: "", move, words: { tile: table.duchies[seat]?.storage[0] ?? "", ...picked, ...spot.words, die } }, table);
  return dice.sort((one, other) => workers(one) - workers(other))[0] ?? "1";
}
