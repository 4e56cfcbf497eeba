/** What the people at a table are called. */

import type { SeatInfo, TableInfo } from "../net/messages";
import { say, sayOr } from "../words/words.svelte";

const GIVEN = /^(?:Guest|Гость|Гість) (\d+)$/; // a name that the server gave; games keep it as it was then

/** Whether a guest has not chosen a name. */
export const isUnnamed = (name: string): boolean => GIVEN.test(name);

/** A name in the reader's language, if nobody has chosen it. */
export function called(name: string): string {
  const number = GIVEN.exec(name)?.[1];
  return number ? say("guest-number", { number }) : name;
}

export function nameAt(seat: SeatInfo, waiting = true): string {
  if (seat.name) return called(seat.name);
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
