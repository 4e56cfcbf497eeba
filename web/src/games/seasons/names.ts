/** What spots and lines are called, for screen readers, buttons and previews. */

import type { Line } from "../../choosing/choose";
import { nameOf, say, sayOr, titleOf } from "../../words/words.svelte";
import { placeAt, type Counts, type PlayerView, type SeasonsView } from "./pieces";
import { isWorker } from "./people/cards";
import { kindOf, wordsAt } from "../../choosing/choose";
import { counted, keepsAll, paidIn } from "./choosing/ways";

/** “sand 4, clay 1” for those who hear it. */
export const piecesHeard = (pieces: Counts): string =>
  Object.entries(pieces)
    .filter(([, count]) => count)
    .map(([piece, count]) => say("piece-count", { piece, count }))
    .join(", ") || say("pieces-none");

/** “Sand cart”, “Rider”. */
export const cartTitle = (cart: string): string =>
  cart === "rider" ? titleOf("rider") : say("cart-of", { resource: cart });

interface Named {
  id: string;
  table: SeasonsView;
  seat: number;
  players: string[];
  words: [string, string, string];
}
const NAMES: Record<string, (named: Named) => string> = {
  building: ({ words: [tile] }) => say("tile-stands", { tile: titleOf(tile) }),
  tile: ({ table, words: [tile] }) => tileName(table, tile),
  place: placeName,
  cart: cartName,
  tower: ({ table, words: [piece] }) => `${say("tower-title")}: ${pieceCount(piece, table.tower)}`,
  stock: ({ table, words: [piece] }) => `${say("stock-title")}: ${pieceCount(piece, table.stock)}`,
  lying: lyingName,
  gift: ({ table, words: [piece] }) =>
    `${titleOf("maiden")}: ${pieceCount(piece, table.winter?.maiden?.gifts)}`,
  own: ({ table, seat, words: [piece] }) => ownName(table.players[seat], piece),
  supply: ({ table, seat }) => say("helpers-count", { count: table.players[seat]?.helpers ?? 0 }),
  card: ({ words: [card] }) => cardName(card),
};

export function spotName(id: string, table: SeasonsView, seat: number | null, players: string[]): string {
  const [word = "", more = "", most = ""] = wordsAt(id);
  return (
    NAMES[kindOf(id)]?.({ id, table, seat: seat ?? 0, players, words: [word, more, most] }) ?? titleOf(word)
  );
}

const pieceCount = (piece: string, pieces: Counts | null | undefined): string =>
  say("piece-count", { piece, count: pieces?.[piece] ?? 0 });

const whose = (seat: number | null | undefined, players: string[]): string =>
  typeof seat === "number" ? (players[seat] ?? "") : say("place-free");

function tileName(table: SeasonsView, tile: string): string {
  const { cost = 0, points = 0 } = table.castle.tiles.find((one) => one.tile === tile) ?? {};
  return say("tile-unbuilt", { tile: titleOf(tile), cost, points });
}

/** A piece that lies on someone's card. */
function lyingName({ table, players, words: [owner, card, piece] }: Named): string {
  const seat = Number(owner);
  const lying = table.ribbon.find((one) => one.seat === seat && one.card === card);
  return `${titleOf(card)} (${whose(seat, players)}): ${pieceCount(piece, lying?.pieces)}`;
}

const ownName = (mine: PlayerView | undefined, piece: string): string =>
  pieceCount(piece, { ...mine?.resources, taler: mine?.talers ?? 0 });

/** What stands on the card comes first: whoever speaks to the page says what they see. */
function cardName(card: string): string {
  const printed = `${isWorker(card) ? say("worker-title") : titleOf(card)} ${say(`short-${card}`)}`;
  return isWorker(card) ? `${printed}: ${titleOf(card)}` : printed;
}

function cartName({ table, players, words: [word] }: Named): string {
  const cart = table.carts.find((one) => one.cart === word);
  const brings = say("cart-brings", { count: cart?.brings ?? 0 });
  return `${titleOf(cart?.resource ?? "")} ${brings}; ${cartTitle(word)}: ${whose(cart?.seat, players)}`;
}

function placeName({ id, table, players, words: [building] }: Named): string {
  const place = placeAt(table, id);
  const price = say("place-for", { price: place?.price ?? 0 });
  return `${titleOf(building)}, ${price}: ${whose(place?.seat, players)}`;
}

/** The long text of a thing: what it is for. */
export const does = (about: string): string => sayOr(`does-${about}`, "");

/** What a line does, as a button says it. */
export function describe(line: Line): string {
  if (line.move === "choose") return say("line-choose", { cards: line.last.map(titleOf).join(" + ") });
  if (line.move === "fill") return say("line-fill", { pieces: line.last.map(nameOf).join(", ") });
  if (keepsAll(line)) return say("line-keep-all");
  if (line.move === "change-talers")
    return say("line-change-talers", { talers: Number(line.words["talers"]) });
  if (line.move === "pay" || line.move === "turn-in")
    return say(`line-${line.move}`, { pieces: piecesHeard(paidIn(line)) });
  return line.last.length ? say(`line-${line.move}`, line.words) : say(`move-${line.move}`);
}

/** What undo takes back, as a noun. */
export function takesBack(line: Line): string {
  return say(`back-${line.move}`, {
    ...line.words,
    talers: Number(line.words["talers"] ?? 0),
    cards: line.last.map(titleOf).join(" + "),
    pieces: piecesHeard(line.move === "fill" ? counted(line.last) : paidIn(line)),
  });
}
