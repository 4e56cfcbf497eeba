/** What on the table a click can mean: each spot with the lines it stands for. No rule lives here. */

import type { Line } from "../../choose";
import { CARDS, laidOut, placesOf, type SeasonsView } from "./pieces";
import { SITES } from "./scene";

/** Lines of these moves that have these words. */
export interface Reading { moves: string[]; words: Record<string, string> }
export interface Spot {
  id: string; // where it is drawn: `data-spot`
  means: Reading[];
  tool?: Reading; // what it is picked up for
  about?: string; // the word under which it is explained
}

const agrees = (line: Line, { moves, words }: Reading): boolean =>
  moves.includes(line.move) && Object.entries(words).every(([kind, word]) => (line.move === "choose" ? line.text.split(" ").includes(word) : line.words[kind] === word));

export const linesOf = (spot: Spot, lines: Line[]): Line[] => lines.filter((line) => spot.means.some((reading) => agrees(line, reading)));
export const linesWith = (spot: Spot | undefined, lines: Line[]): Line[] => lines.filter((line) => spot?.tool !== undefined && agrees(line, spot.tool));
/** Whether a click chooses with what, not what. */
export const isTool = (spot: Spot, lines: Line[]): boolean => linesWith(spot, lines).length > 0 && !linesOf(spot, lines).length;

const helperFrom = (origin: string): Reading => ({ moves: ["send", "house"], words: { origin } });

function castle(table: SeasonsView): Spot[] {
  const built = Object.fromEntries(table.castle.tiles.map((one) => [one.tile, one.built]));
  return SITES.map(({ tile, number }) => {
    const reading: Reading = number < (built[tile] ?? 0) ? { moves: ["house"], words: { building: tile } } : { moves: ["erect"], words: { tile } };
    return { id: `tile ${tile} ${number}`, means: [reading], about: tile };
  });
}

/** Of equal free places of a building the lines name one; the others mean it too. */
function places(table: SeasonsView, seat: number | null): Spot[] {
  return [...placesOf(table)].flatMap(([building, all]) =>
    all.map((one) => {
      const own = building === "inn" && one.seat === seat && seat !== null;
      const reading = { moves: ["house"], words: { building, place: one.named } };
      return { id: `place ${building} ${one.place}`, means: [reading], about: building, ...(own ? { tool: helperFrom("inn") } : {}) };
    }),
  );
}

const carts = (table: SeasonsView, seat: number | null): Spot[] =>
  table.carts.map(({ cart, seat: owner }) => ({
    id: `cart ${cart}`, means: [{ moves: ["send", "call-back"], words: { cart } }], about: `cart-${cart}`, ...(owner === seat && seat !== null ? { tool: helperFrom(cart) } : {}),
  }));

const pieces = (table: SeasonsView): Spot[] => [
  ...Object.keys(table.tower).map((resource) => ({ id: `tower ${resource}`, means: [{ moves: ["take"], words: { resource } }], about: "defence" })),
  ...Object.keys(table.stock).map((resource) => ({ id: `stock ${resource}`, means: [{ moves: ["exchange"], words: { resource } }], about: "stock" })),
  ...table.ribbon.flatMap(({ card, seat, pieces: lying }) =>
    [...new Set(laidOut(lying ?? {}))].map((resource) => ({ id: `lying ${seat} ${card} ${resource}`, means: [{ moves: ["buy"], words: { seat: String(seat), card, resource } }], about: card })),
  ),
  ...[...(table.winter?.table ?? []), table.winter?.card].flatMap((card) => (card ? [{ id: `winter ${card}`, means: [], about: card }] : [])),
  ...[...new Set(laidOut(table.winter?.maiden?.gifts ?? {}))].map((gift) => ({ id: `gift ${gift}`, means: [{ moves: ["pick"], words: { gift } }], about: "maiden" })),
];

function own(table: SeasonsView): Spot[] {
  const card = (word: string): Spot => {
    const reading = { moves: ["choose"], words: { card: word } };
    const alone = { moves: ["remove", "fill-first"], words: { card: word } };
    return (table.pending?.number ?? 1) > 1 ? { id: `card ${word}`, means: [alone], tool: reading, about: word } : { id: `card ${word}`, means: [reading, alone], about: word };
  };
  const given = ["sand", "wood", "clay", "stone", "silver", "taler"].map((gift) => ({
    id: `own ${gift}`, means: [{ moves: ["give"], words: { gift } }], about: "own", ...(gift === "silver" ? { tool: { moves: ["exchange"], words: {} } } : {}),
  }));
  return [...CARDS.map(card), ...given, { id: "supply", means: [], tool: helperFrom("supply"), about: "supply" }];
}

/** All of them, for the seat that looks; a spectator has none of their own. */
export function spotsOf(table: SeasonsView, seat: number | null): Map<string, Spot> {
  const common = [...castle(table), ...places(table, seat), ...carts(table, seat), ...pieces(table)];
  return new Map([...common, ...(seat === null ? [] : own(table))].map((spot) => [spot.id, spot]));
}
