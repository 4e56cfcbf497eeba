/** The line a click on something illegal would have been, to ask why not. */

import { CARDS, type SeasonsView } from "./pieces";

export function wouldBe(id: string, table: SeasonsView, origin = "supply"): string {
  const [kind = "", word = "", more = "", most = ""] = id.split(" ");
  if (kind === "card") return chosen(word, table);
  if (kind === "tile") {
    const view = table.castle.tiles.find((one) => one.tile === word);
    return view?.places.length && Number(more) < view.built ? `house ${origin} ${word} 1` : `erect ${word}`;
  }
  if (kind === "place") return `house ${origin} ${word} ${more}`;
  if (kind === "cart") return `send ${origin} ${word}`;
  if (kind === "tower") return `take ${word}`;
  if (kind === "stock") return `exchange ${word}`;
  if (kind === "lying") return `buy ${word} ${more} ${most}`;
  if (kind === "gift") return `pick ${word}`;
  return kind === "own" ? `give ${word}` : "stay";
}

/** With two cards to choose, this one and the first other in hand. */
function chosen(card: string, table: SeasonsView): string {
  if (table.pending?.kind === "plague" || table.pending?.kind === "blizzard") return `remove ${card}`;
  const other = (table.pending?.number ?? 1) > 1 ? table.players[table.seat ?? 0]?.hand.find((one) => one !== card) : undefined;
  return ["choose", ...CARDS.filter((one) => one === card || one === other)].join(" ");
}
