/** What spots and lines are called, for screen readers, buttons and previews. */

import type { Line } from "../../choose";
import { nameOf, say, sayOr, titleOf } from "../../words.svelte";
import { isWorker, placesOf, type Counts, type SeasonsView } from "./pieces";
import type { Spot } from "./spots";
import { counted, paidIn } from "./ways";

/** “sand 4, clay 1” for those who hear it. */
export const piecesHeard = (pieces: Counts): string =>
  Object.entries(pieces).filter(([, count]) => count).map(([piece, count]) => say("piece-count", { piece, count })).join(", ") || say("pieces-none");

/** “Sand cart”, “Rider”. */
export const cartTitle = (cart: string): string => (cart === "rider" ? titleOf("rider") : say("cart-of", { resource: cart }));

export function spotName(spot: Spot, table: SeasonsView, seat: number | null, players: string[]): string {
  const [kind = "", word = "", more = "", most = ""] = spot.id.split(" ");
  const whose = (one: number | null | undefined) => (typeof one === "number" ? (players[one] ?? "") : say("place-free"));
  const view = table.castle.tiles.find((one) => one.tile === word);
  if (kind === "tile") return Number(more) < (view?.built ?? 0) ? say("tile-stands", { tile: titleOf(word) }) : say("tile-unbuilt", { tile: titleOf(word), cost: view?.cost ?? 0, points: view?.points ?? 0 });
  if (kind === "place") return placeName(table, word, more, whose);
  if (kind === "cart") return cartName(table, word, whose);
  if (kind === "tower") return `${say("tower-title")}: ${say("piece-count", { piece: word, count: table.tower[word] ?? 0 })}`;
  if (kind === "stock") return `${say("stock-title")}: ${say("piece-count", { piece: word, count: table.stock[word] ?? 0 })}`;
  if (kind === "lying") return `${titleOf(more)} (${whose(Number(word))}): ${say("piece-count", { piece: most, count: table.ribbon.find((one) => one.seat === Number(word) && one.card === more)?.pieces?.[most] ?? 0 })}`;
  if (kind === "gift") return `${titleOf("maiden")}: ${say("piece-count", { piece: word, count: table.winter?.maiden?.gifts[word] ?? 0 })}`;
  const mine = table.players[seat ?? 0];
  if (kind === "own") return say("piece-count", { piece: word, count: word === "taler" ? (mine?.talers ?? 0) : (mine?.resources[word] ?? 0) });
  if (kind === "supply") return say("helpers-count", { count: mine?.helpers ?? 0 });
  return kind === "card" ? cardName(word) : titleOf(word);
}

/** What stands on the card comes first: whoever speaks to the page says what they see. */
function cardName(card: string): string {
  const printed = `${isWorker(card) ? say("worker-title") : titleOf(card)} ${say(`short-${card}`)}`;
  return isWorker(card) ? `${printed}: ${titleOf(card)}` : printed;
}

function cartName(table: SeasonsView, word: string, whose: (seat: number | null | undefined) => string): string {
  const cart = table.carts.find((one) => one.cart === word);
  return `${titleOf(cart?.resource ?? "")} ${say("cart-brings", { count: cart?.brings ?? 0 })}; ${cartTitle(word)}: ${whose(cart?.seat)}`;
}

function placeName(table: SeasonsView, building: string, number: string, whose: (seat: number | null | undefined) => string): string {
  const place = placesOf(table).get(building)?.find((one) => one.place === number);
  return `${titleOf(building)}, ${say("place-for", { price: place?.price ?? 0 })}: ${whose(place?.seat)}`;
}

/** The long text of a thing: what it is for. */
export const does = (about: string): string => sayOr(`does-${about}`, "");

/** What a line does, as a button says it. */
export function describe(line: Line): string {
  const words = line.text.split(" ").slice(1);
  if (line.move === "choose") return say("line-choose", { cards: words.map(titleOf).join(" + ") });
  if (line.move === "fill") return say("line-fill", { pieces: words.slice(1).map(nameOf).join(", ") });
  if (line.move === "pay" || line.move === "turn-in") return say(`line-${line.move}`, { pieces: piecesHeard(paidIn(line)) });
  return words.length ? say(`line-${line.move}`, line.words) : say(`move-${line.move}`);
}

/** What undo takes back, as a noun. */
export function takesBack(line: Line): string {
  const words = line.text.split(" ").slice(1);
  return say(`back-${line.move}`, { ...line.words, cards: words.map(titleOf).join(" + "), pieces: piecesHeard(line.move === "fill" ? counted(words.slice(1)) : paidIn(line)) });
}
