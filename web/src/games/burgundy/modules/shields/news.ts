/** What happened of late and should not be missed. */

import type { BurgundyEvent, Told } from "../../../../net/messages";

type Lost = Extract<BurgundyEvent, { event: "shield-lost" }>;

/** Shields that were lost for want of silver, which nobody chose: told in the round after it. */
export function unpaid(log: Told[], round: number | null): Lost[] {
  const events = log.flatMap((told) => told.events);
  const rounds = events.flatMap(({ event }, at) => (event === "round-began" ? [at] : []));
  const since = events.slice(rounds.at(round === 1 ? -2 : -1) ?? 0);
  return since.flatMap((told, at) => {
    const before = since[at - 1];
    const owed = before !== undefined && "follow_up" in before && before.follow_up === "upkeep";
    return told.event === "shield-lost" && owed ? [told] : [];
  });
}
