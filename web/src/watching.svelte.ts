/** What home looks at: the tables of the house, and a running one of mine as it stands. */

import { guest } from "./guest.svelte";
import type { Lobby, TableInfo, View } from "./messages";
import * as server from "./server";

const EVERY = 5000;

export interface Live { table: TableInfo; view: View }

export class Watching {
  private lobby = $state.raw<Lobby>({ open: [], mine: [] });
  lives = $state.raw<Record<string, Live>>({}); // by game

  running = $derived(this.lobby.mine.filter((table) => table.status !== "finished" && table.seats.some((seat) => seat.mine)));
  finished = $derived(this.lobby.mine.filter((table) => table.status === "finished").slice(0, 4));
  open = $derived(this.lobby.open.filter((table) => !table.seats.some((seat) => seat.mine)));
  waiting = $derived(this.running.filter((table) => table.to_act.some((seat) => table.seats[seat]?.mine && !table.seats[seat]?.bot)).length);

  /** Looks now and every few seconds, until told to stop. */
  begin(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  private async look(): Promise<void> {
    if (document.hidden) return;
    this.lobby = await server.lobby().catch(() => this.lobby);
    for (const { key } of guest.games) await this.follow(key);
  }

  private async follow(game: string): Promise<void> {
    const table = this.running.find((one) => one.game === game && one.status === "running");
    const known = this.lives[game];
    if (table && known?.table.id === table.id && known.table.moves === table.moves) return;
    const position = table && (await server.position(table.id).catch(() => null));
    const view = position?.seats[0]?.view;
    const others = Object.fromEntries(Object.entries(this.lives).filter(([key]) => key !== game));
    this.lives = table && view ? { ...others, [game]: { table, view } } : others;
  }
}
