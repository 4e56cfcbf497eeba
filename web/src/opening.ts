/** One click to a table. */

import type { SeatWish, TableInfo } from "./messages";
import { go } from "./route.svelte";
import * as server from "./server";

/** At once against a bot. */
export async function playNow(game: string): Promise<void> {
  go(`/table/${(await againstBot(game)).id}`);
}

export async function againstBot(game: string, options: Record<string, unknown> = {}): Promise<TableInfo> {
  const table = await server.openTable({ game, seats: [{ kind: "me" }, { kind: "bot" }], options: { seats: 2, ...options } });
  return table.status === "waiting" ? server.start(table.id) : table;
}

/** A table with a link to copy. */
export async function withFriends(game: string): Promise<void> {
  const table = await server.openTable({ game, seats: [{ kind: "me" }, { kind: "link" }], options: { seats: 2 } });
  go(`/table/${table.id}`);
}

/** People first: a table that waits in the lobby, or one of our own that waits there. */
export async function quickMatch(game: string): Promise<void> {
  const { open } = await server.lobby();
  const free = open.find((table) => table.game === game && !table.seats.some((seat) => seat.mine));
  const joined = free && (await server.join(free.id).catch(() => null));
  if (joined) return go(`/table/${joined.id}`);
  const seats: SeatWish[] = [{ kind: "me" }, { kind: "lobby" }];
  const table = await server.openTable({ game, seats, options: { seats: 2 } });
  go(`/table/${table.id}?quick=1`);
}
