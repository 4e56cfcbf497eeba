/** How a finished game ended for who asks. */

import type { TableInfo } from "../../net/messages";

export type Outcome = "won" | "lost" | "resigned";

/** Nothing where one only watched, where several sat at one screen and none of them won, or where nobody can tell. */
export function outcomeOf({
  seats,
  winners,
  scores,
}: Pick<TableInfo, "seats" | "winners" | "scores">): Outcome | null {
  const mine = seats.filter((seat) => seat.mine);
  if (mine.some(({ seat }) => winners.includes(seat))) return "won";
  if (mine.length !== 1) return null;
  if (mine[0]?.conceded) return "resigned";
  return winners.length || (seats.length === 1 && scores.length) ? "lost" : null;
}
