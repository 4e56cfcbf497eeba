/** What the bubble beside a thing says of it: its title, its figures, what it is for. */

import { kindOf, wordsAt } from "../../../choosing/choose";
import type { Facts, Note } from "../../parts";
import { say, sayOr, titleOf } from "../../../words/words.svelte";
import { cartTitle, does, spotName } from "../names";
import { isGuessed, placeAt, type SeasonsView } from "../pieces";
import { characterOf } from "../people/cards";

const TITLED = ["card", "winter", "tile", "building", "place"]; // by what they are, not by their state
/** Under which word something is explained, where it is not its own. */
const EXPLAINED: Record<string, string> = {
  tower: "defence",
  stock: "stock",
  gift: "maiden",
  own: "own",
  supply: "supply",
};

export function factsOf(id: string, table: SeasonsView, seat: number | null, players: string[]): Facts {
  const kind = kindOf(id);
  const [word = "", card = ""] = wordsAt(id);
  const titled = TITLED.includes(kind) ? titleOf(word) : spotName(id, table, seat, players);
  const title = kind === "cart" ? cartTitle(word) : titled;
  const about = EXPLAINED[kind] ?? (kind === "lying" ? card : word);
  const said = kind === "cart" ? cartDoes(word, table) : does(about);
  return {
    title,
    notes: [...figures(id, table, players), ...(said ? [{ text: said }] : []), ...unsure(id, table)],
  };
}

function figures(id: string, table: SeasonsView, players: string[]): Note[] {
  const [word = ""] = wordsAt(id);
  if (kindOf(id) === "tile") return tileFigures(word, table);
  if (kindOf(id) === "place") return placeFigures(id, table, players);
  if (kindOf(id) !== "cart") return [];
  const cart = table.carts.find((one) => one.cart === word);
  const stands = typeof cart?.seat === "number" ? (players[cart.seat] ?? "") : say("place-free");
  return [{ text: say("place-helper"), figure: stands }];
}

function tileFigures(word: string, table: SeasonsView): Note[] {
  const tile = table.castle.tiles.find((one) => one.tile === word);
  const gets = builds(table);
  const notes: Note[] = gets ? [{ text: gets, tone: "good" }] : [];
  if (!tile || tile.cost === null) return notes;
  return [
    { text: say("tile-cost"), figure: tile.cost },
    { text: say("tile-points"), figure: tile.points ?? 0 },
    ...(tile.unbuilt + tile.built > 1 ? [{ text: say("tile-left"), figure: tile.unbuilt }] : []),
    ...notes,
  ];
}

/** What the character who builds now gets for it. */
function builds({ pending, seat }: SeasonsView): string {
  return pending?.kind === "action" && pending.seat === seat
    ? sayOr(`builds-${characterOf(pending.card)}`, "")
    : "";
}

function placeFigures(id: string, table: SeasonsView, players: string[]): Note[] {
  const [building = ""] = wordsAt(id);
  const place = placeAt(table, id);
  const worth = table.worth[`${building}-${place?.place ?? ""}`];
  return [
    place?.seat == null
      ? { text: say("place-price"), figure: place?.price ?? 0 }
      : { text: say("place-helper"), figure: players[place.seat] ?? "" },
    ...(worth == null ? [] : [{ text: say("place-worth"), figure: worth }]),
  ];
}

function cartDoes(word: string, table: SeasonsView): string {
  const cart = table.carts.find((one) => one.cart === word);
  return [say("cart-brings", { count: cart?.brings ?? 0 }), cart?.new ? say("helper-new") : ""]
    .filter(Boolean)
    .join("; ");
}

/** Some figures are known from one source only. */
function unsure(id: string, table: SeasonsView): Note[] {
  const [word = ""] = wordsAt(id);
  const figures = { tile: ["cost", "points"], place: ["prices"] }[kindOf(id)] ?? [];
  const sure = table.castle.tiles.find((one) => one.tile === word)?.sure ?? {};
  return figures.some((figure) => isGuessed(sure, figure))
    ? [{ text: say("figure-unsure"), tone: "small" }]
    : [];
}
