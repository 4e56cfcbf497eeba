/** What the people at a table are called. */

import type { SeatInfo, TableInfo } from "./messages";
import { say } from "./words.svelte";

export function nameAt(seat: SeatInfo, waiting = true): string {
  if (seat.name) return seat.name;
  if (seat.bot) return say(`level-${seat.bot}`);
  return waiting ? say("seat-open") : say("player-number", { number: seat.seat + 1 });
}

/** Names by seat; two of one name are told apart by a number. */
export function namesAt(table: TableInfo): string[] {
  const names = table.seats.map((seat) => nameAt(seat, table.status === "waiting"));
  return names.map((name, seat) => {
    const same = names.flatMap((other, one) => (other === name ? [one] : []));
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}

export const isOpen = (seat: SeatInfo): boolean => (seat.kind === "link" || seat.kind === "lobby") && !seat.name && !seat.bot && !seat.mine;
