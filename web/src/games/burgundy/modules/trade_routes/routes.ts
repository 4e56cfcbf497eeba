/** What the cards of a trade route bring, space by space. */

import { say } from "../../../../words/words.svelte";
import type { BurgundyView } from "../../pieces";

/** With the goods that lie from the card on: where they fit it is ticked. */
export function cardBrings(table: BurgundyView, card: string, laid: string[] = []): string[] {
  const spaces = table.trade_routes?.cards[card]?.spaces ?? [];
  return spaces.map(([goods = "", bonus = ""], place) =>
    say("route-brings", { goods, bonus: `route-${bonus}`, state: stateOf(goods, laid[place]) }),
  );
}

const stateOf = (goods: string, lies: string | undefined): string =>
  lies === undefined ? "open" : lies === goods ? "brought" : "missed";

/** What is not printed so for certain says so. */
export const cardNotes = (table: BurgundyView, card: string): string[] =>
  table.trade_routes?.cards[card]?.confidence === "reconstructed" ? [say("card-reconstructed")] : [];

/** What a laid card brings, and what lies on it. */
export function routeNotes(table: BurgundyView, seat: number, place: number): string[] {
  const card = table.trade_routes?.rows[seat]?.[place] ?? "";
  return [
    ...cardBrings(table, card, table.trade_routes?.laid[seat]?.slice(3 * place)),
    ...cardNotes(table, card),
  ];
}
