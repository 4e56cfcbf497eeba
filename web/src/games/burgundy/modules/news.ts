/** What happened of late and should not be missed. */

import type { Event, Told } from "../../../messages";

/** Shields that were lost for want of silver, which nobody chose: told in the round after it. */
export function unpaid(log: Told[], round: number | null): Event[] {
  const events = log.flatMap((told) => told.events);
  const rounds = events.flatMap(({ event }, at) => (event === "round-began" ? [at] : []));
  const since = events.slice(rounds.at(round === 1 ? -2 : -1) ?? 0);
  return since.filter(({ event }, at) => event === "shield-lost" && since[at - 1]?.["follow_up"] === "upkeep");
}
