/** What the people at a table are called. */

import type { SeatInfo, TableInfo } from "../net/messages";
import { say, sayOr } from "../words/words.svelte";

/** A name, and the number in it if nobody has chosen it but the house. */
export interface Named {
  name: string;
  given: number;
}

/** A name in the reader's language, if nobody has chosen it. */
export const called = ({ name, given }: Named): string =>
  given ? say("guest-number", { number: String(given) }) : name;

export function nameAt(seat: SeatInfo, waiting = true): string {
  if (seat.name) return called(seat);
  if (seat.bot) return sayOr(`level-${seat.bot}`, seat.bot); // a newer version may know more
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

export const isOpen = (seat: SeatInfo): boolean =>
  (seat.kind === "link" || seat.kind === "lobby") && !seat.name && !seat.bot && !seat.mine;
