/** What a source of points speaks of on the board: where the lines lead that bring them. */

import type { Line } from "../../choosing/choose";
import type { Forecast, View } from "../../net/messages";

/** What a game has to say of it, found by itself and fetched where hints are: spots that belong to a spot for a source. */
export interface Lighting {
  reaches(spot: string, source: string, view: View, seat: number): string[];
}
const games = import.meta.glob<{ lighting: Lighting }>("../../games/*/lighting.ts");

export interface Lit {
  spots: string[];
  colour: string;
}

/** Whether it is known where points of this source come, in this turn or in the next: chance may lie between. */
export const hasPlaces = (expected: Forecast | null, source: string): boolean =>
  [...(expected?.where?.[source] ?? []), ...(expected?.soon_at?.[source] ?? [])].length > 0;

/** Where a line leads, or the one before it that leads somewhere: a price is paid for what was chosen. */
const aimOf = (lines: Line[]): string[] =>
  lines
    .findLast(({ path }) => path.length > 0)
    ?.path.slice(-1)
    .map(({ spot }) => spot) ?? [];

interface Asked {
  lines: Line[];
  expected: Forecast;
  view: View;
  seat: number;
}

async function placesOf(game: string, source: string, asked: Asked): Promise<string[]> {
  const { lines, expected, view, seat } = asked;
  const now = (expected.where?.[source] ?? []).flatMap((place) => aimOf(lines.slice(0, place + 1)));
  const aims = [...now, ...(expected.soon_at?.[source] ?? [])];
  const own = await games[`../../games/${game}/lighting.ts`]?.();
  return [...new Set(aims.flatMap((spot) => own?.lighting.reaches(spot, source, view, seat) ?? [spot]))];
}

/** What is lit just now; an answer that comes after the pointer has gone lights nothing. */
export class Lights {
  lit = $state.raw<Lit | null>(null);
  private asked = 0;

  constructor(private readonly game: string) {}

  async show(source: string, colour: string, asked: Asked): Promise<void> {
    this.clear();
    const mine = this.asked;
    const spots = await placesOf(this.game, source, asked);
    if (mine === this.asked) this.lit = { spots, colour };
  }

  clear(): void {
    this.asked += 1;
    this.lit = null;
  }
}
