/** What the bubble beside a thing says of it: its title, its figures, what it is for. */

import { say, sayOr, titleOf } from "../../words.svelte";
import { cartTitle, does, spotName } from "./names";
import { characterOf, placesOf, type SeasonsView } from "./pieces";
import type { Spot } from "./spots";

export interface Facts { title: string; rows: [string, string | number][]; does: string; unsure: boolean; builds?: string }

const GUESSED = ["reconstructed", "conflict", "inferred"];

export function factsOf(spot: Spot, table: SeasonsView, players: string[]): Facts {
  const [kind = "", word = "", more = ""] = spot.id.split(" ");
  const plain: Facts = { title: spotName(spot, table, table.seat, players), rows: [], does: does(spot.about ?? ""), unsure: false };
  if (kind === "tile") return tileFacts(plain, word, Number(more), table);
  if (kind === "place") return placeFacts(plain, word, more, table, players);
  if (kind === "cart") return cartFacts(plain, word, table, players);
  if (kind === "card") return { ...plain, title: titleOf(word) };
  return kind === "winter" ? { ...plain, title: titleOf(word) } : plain;
}

function tileFacts(plain: Facts, word: string, number: number, table: SeasonsView): Facts {
  const tile = table.castle.tiles.find((one) => one.tile === word);
  if (!tile) return plain;
  const stands = number < tile.built;
  const figures: [string, number][] = stands || tile.cost === null ? [] : [[say("tile-cost"), tile.cost], [say("tile-points"), tile.points ?? 0], ...(tile.unbuilt + tile.built > 1 ? [[say("tile-left"), tile.unbuilt] as [string, number]] : [])];
  const unsure = !stands && ["cost", "points"].some((figure) => GUESSED.includes(tile.sure[figure] ?? ""));
  return { ...plain, title: titleOf(word), rows: figures, unsure, builds: stands ? "" : builds(table) };
}

/** What the character who builds now gets for it. */
function builds({ pending, seat }: SeasonsView): string {
  return pending?.kind === "action" && pending.seat === seat ? sayOr(`builds-${characterOf(pending.card ?? "")}`, "") : "";
}

function placeFacts(plain: Facts, building: string, number: string, table: SeasonsView, players: string[]): Facts {
  const place = placesOf(table).get(building)?.find((one) => one.place === number);
  const worth = table.worth[`${building}-${number}`];
  const sure = table.castle.tiles.find((one) => one.tile === building)?.sure["prices"] ?? "";
  const rows: [string, string | number][] = [
    place?.seat == null ? [say("place-price"), place?.price ?? 0] : [say("place-helper"), players[place.seat] ?? ""],
    ...(worth == null ? [] : [[say("place-worth"), worth] as [string, number]]),
  ];
  return { ...plain, title: titleOf(building), rows, unsure: GUESSED.includes(sure) };
}

function cartFacts(plain: Facts, word: string, table: SeasonsView, players: string[]): Facts {
  const cart = table.carts.find((one) => one.cart === word);
  const stands = typeof cart?.seat === "number" ? (players[cart.seat] ?? "") : say("place-free");
  const rows: [string, string | number][] = [[say("place-helper"), stands]];
  return { ...plain, title: cartTitle(word), rows, does: [say("cart-brings", { count: cart?.brings ?? 0 }), cart?.new ? say("helper-new") : ""].filter(Boolean).join("; ") };
}
