/** What home looks at: the tables of the house, mine first. */

import type { Lobby, TableInfo } from "../net/messages";
import * as server from "../net/server";

const EVERY = 5000;

export class Watching {
  private lobby = $state.raw<Lobby>({ open: [], mine: [], archived: 0 });
  private hidden = $state.raw<string[]>([]); // put away a moment ago
  problem = $state.raw<unknown>(null); // why the lobby is not the newest
  known = $state(false); // it has been heard of at all

  private mine = $derived(this.lobby.mine.filter(({ id }) => !this.hidden.includes(id)));
  running = $derived(
    this.mine.filter((table) => table.status !== "finished" && table.seats.some((seat) => seat.mine)),
  );
  /** What ended last comes first. */
  finished = $derived(
    this.mine.filter((table) => table.status === "finished").sort((one, other) => other.played - one.played),
  );
  archived = $derived(this.lobby.archived);
  isNew = $derived(this.lobby.mine.length + this.archived === 0); // nothing was ever played here
  open = $derived(this.lobby.open.filter((table) => !table.seats.some((seat) => seat.mine)));
  /** Where I am to move, what has waited longest first. */
  due = $derived(this.running.filter(isMyTurn).sort((one, other) => one.created - other.created));
  waiting = $derived(this.due.length);

  /** Looks now and every few seconds, until told to stop. */
  begin(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  async putAway(table: TableInfo, away: boolean): Promise<void> {
    const shown = this.hidden.filter((id) => id !== table.id);
    this.hidden = away ? [...shown, table.id] : shown;
    await server.putAway(table.id, away).catch((refusal: unknown) => {
      this.hidden = shown; // it is still where it was
      throw refusal;
    });
    await this.look();
  }

  private async look(): Promise<void> {
    if (document.hidden) return;
    try {
      this.lobby = await server.lobby();
      this.known = true;
      this.problem = null;
    } catch (problem) {
      this.problem = problem;
    }
  }
}

export const isMyTurn = (table: TableInfo): boolean =>
  table.to_act.some((seat) => table.seats[seat]?.mine && !table.seats[seat]?.bot);
