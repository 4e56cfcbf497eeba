/** What border posts pay, as the bubble and an enlarged duchy tell it. */

import { say } from "../../../../words/words.svelte";
import { bonusPoints, type BurgundyView, type Whose } from "../../pieces";
import { theBox } from "../../box";

export const postsJoined = (table: BurgundyView, seat: number): string =>
  say("posts-so-far", { joined: table.border_posts?.joined[seat] ?? 0 });

/** Whether tiles of that duchy join the post to another: the game says so. */
export const isLinked = (whose: Whose | null, post: number): boolean =>
  whose?.table.border_posts?.linked[whose.seat]?.[post] ?? false;

export function postsPay(table: BurgundyView, players: string[]): string[] {
  const { count = "once", completed = [] } = table.border_posts ?? {};
  const { scoring, board } = theBox();
  const points = scoring.phase[board.track.phases.indexOf(table.phase ?? "A")] ?? 0;
  const [first, second] = bonusPoints(table.seats).map((bonus, place) => {
    const owner = completed[place];
    return typeof owner === "number" ? (players[owner] ?? "") : `+${bonus}`;
  });
  return [
    say("posts-pay", { points, phase: table.phase ?? "A" }),
    say("posts-third", { count }),
    say("posts-all", { first: first ?? "", second: second ?? "" }),
  ];
}
