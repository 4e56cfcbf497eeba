/** One click to a table. */

import { guest } from "../guest.svelte";
import { changed, type Wished } from "../games/options";
import type { ModeInfo, Options, SeatWish, TableInfo } from "../net/messages";
import { go } from "../route.svelte";
import * as server from "../net/server";
import { botSeat, chosenLevel } from "../parts/seats/levels";

const botsOf = (game: string) => guest.game(game)?.bots ?? [];

/** A bot of the level that was chosen last. */
const bot = (game: string): SeatWish => botSeat(botsOf(game));

/** Of the same level are those who take seats that stay free. */
const newcomers = (game: string) => ({ bots: chosenLevel(botsOf(game)) });

/** A bot sits there already; what is played is chosen before the start. */
export async function withBots(game: string): Promise<void> {
  await open(game, [{ kind: "me" }, bot(game)]);
}

/** In a mode of its own, where the game has some: partners come by a link, others are bots. */
export async function inMode(game: string, { key, seats: [count = 1], teams }: ModeInfo): Promise<void> {
  const own = teams.find((team) => team.includes(0)) ?? [];
  const others = Array.from({ length: count - 1 }, (_, at): SeatWish =>
    own.includes(at + 1) ? { kind: "link" } : bot(game),
  );
  await open(game, [{ kind: "me" }, ...others], { mode: key });
}

async function open(game: string, seats: SeatWish[], chosen: Wished = {}): Promise<void> {
  const options = changed<Options>({}, { seats: seats.length, ...chosen });
  const table = await server.openTable({ game, seats, options, settings: newcomers(game) });
  go(`/table/${table.id}`);
}

/** At once, against a bot. */
export async function againstBot(game: string, options: Options = {}): Promise<TableInfo> {
  const table = await server.openTable({
    game,
    seats: [{ kind: "me" }, bot(game)],
    options: changed<Options>({ seats: 2 }, options),
  });
  return table.status === "waiting" ? server.start(table.id) : table;
}

/** The guided first game: its script says the rest. */
export const guidedGame = (game: string): Promise<TableInfo> =>
  server.openTable({
    game,
    seats: [{ kind: "me" }, { kind: "bot" }],
    options: {},
    settings: { guided: true },
  });

/** A table with a link to copy. */
export async function withFriends(game: string): Promise<void> {
  await open(game, [{ kind: "me" }, { kind: "link" }]);
}

/** People first: a table that waits in the lobby, or one of our own that waits there. */
export async function quickMatch(game: string): Promise<void> {
  const { open } = await server.lobby();
  const free = open.find((table) => table.game === game && !table.seats.some((seat) => seat.mine));
  const joined = free && (await server.join(free.id).catch(() => null));
  if (joined) return go(`/table/${joined.id}`);
  const seats: SeatWish[] = [{ kind: "me" }, { kind: "lobby" }];
  const table = await server.openTable({
    game,
    seats,
    options: { seats: 2 },
    settings: { start_when_full: true, ...newcomers(game) },
  });
  go(`/table/${table.id}?quick=1`);
}
