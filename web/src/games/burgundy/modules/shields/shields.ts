/** What shields are called and do. */

import { say } from "../../../../words/words.svelte";
import type { BurgundyView } from "../../pieces";

export const shieldTitle = (shield: string): string =>
  say("shield-titled", { shield, title: say(`label-shield-${shield}`) });
export const shieldDoes = (shield: string): string => say(`does-shield-${shield}`);

const shieldPays = (table: BurgundyView, shield: string): string =>
  say("shield-points", { points: table.shields?.points[shield] ?? 0 });

/** The shield that hangs on a castle. */
export const hungNotes = (table: BurgundyView, shield: string | undefined): string[] =>
  shield ? [`${shieldTitle(shield)}: ${shieldDoes(shield)}`, shieldPays(table, shield)] : [];

/** One that lies at a depot, and what it takes to have it. */
export function shieldNotes(table: BurgundyView, shield: string): string[] {
  const { depots = {}, doubles = {} } = table.shields ?? {};
  const depot = Object.keys(depots).find((one) => depots[one]?.includes(shield)) ?? "";
  const workers = doubles[depot] ?? null;
  const told = [shieldDoes(shield), shieldPays(table, shield)];
  return workers === null ? told : [...told, say("shield-double", { workers, depot })];
}
