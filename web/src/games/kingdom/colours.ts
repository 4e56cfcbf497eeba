/** How a kingdom card is drawn in bars and sheets. */

/** A card has its colour in every game and every list, whichever others lie beside it. */
const COLOURS: Record<string, string> = {
  fishermen: "#2a6ba4",
  merchants: "#7a4f96",
  discoverers: "#2f6147",
  hermits: "#6b5443",
  citizens: "#b4532f",
  miners: "#5d6c78",
  workers: "#c58a2e",
  knights: "#9c2b4a",
  lords: "#ecbd3c",
  farmers: "#8fae47",
  castles: "#d0a179",
};
const LIGHT = ["workers", "lords", "farmers", "castles"];
const HATCHES = ["level", "falling", "dots", "upright"]; // they tell neighbours apart

export const lookOf = (card: string, all: string[]) => ({
  colour: COLOURS[card] ?? "#5d6c78",
  ink: LIGHT.includes(card) ? "#2b210b" : "#ffffff",
  hatch: HATCHES[all.indexOf(card) % HATCHES.length] ?? "",
});
