/** How the log speaks of events: whose turn they belong to and what they are about. */

import type { Sound } from "../../table/alerts";
import type { BurgundyEvent } from "../../net/messages";
import { extensions } from "./extensions";

type Named = BurgundyEvent["event"];
/** What the log and the sounds should know of events; modules have such lists of their own. */
export interface EventLists {
  setup: Named[];
  round: Named[];
  touching: Named[]; // tiles that were put down or taken away
  coins: Named[];
  wood: Named[];
  chosen: Named[]; // what a line itself says
}
const BASE: EventLists = {
  setup: [
    "start-chosen",
    "goods-dealt",
    "duchy-dealt",
    "duchies-dealt",
    "duchy-picked",
    "duchy-chosen",
    "duchy-revealed",
  ],
  round: ["phase-began", "goods-laid", "dice-rolled", "round-began", "phase-ended", "mines-paid"],
  touching: ["tile-placed", "tile-taken", "tile-bought"],
  coins: ["goods-sold", "silver-taken", "tile-bought", "mines-paid"],
  wood: ["tile-placed", "tile-taken", "goods-loaded", "dice-rolled"],
  chosen: ["tile-taken", "tile-placed", "tile-bought", "tile-discarded", "goods-sold"],
};

const isListed = (list: keyof EventLists, event: Named): boolean =>
  BASE[list].includes(event) || Boolean(extensions()?.events[list].includes(event));

/** Before the first round everything belongs to the set-up; what a round brings belongs to nobody's turn. */
export function chapter(told: BurgundyEvent, begun: boolean): number | "setup" | "round" | "end" | null {
  if (isListed("setup", told.event)) return "setup";
  if (isListed("round", told.event)) return begun ? "round" : "setup";
  if (told.event === "game-ended") return "end";
  return "seat" in told ? told.seat : null;
}

/** Where on the table, as pieces call it: `depot 4`, `duchy-of 1 12`, `player 1`. */
export function speaksOf(told: BurgundyEvent): string[] {
  const places = [
    ...("depot" in told ? [`depot ${told.depot}`] : []),
    ...("space" in told && "seat" in told ? [`duchy-of ${told.seat} ${told.space ?? ""}`] : []),
    ...(told.event === "marker-moved" ? [`bridge ${told.seat}`] : []),
    ...(told.event === "bonus-taken" ? [`bonus ${told.colour}`] : []),
  ];
  return places.length || !("seat" in told) ? places : [`player ${told.seat}`];
}

export function touches(told: BurgundyEvent): string[] {
  return isListed("touching", told.event) ? speaksOf(told) : [];
}

export function soundOf({ event }: BurgundyEvent): Sound | null {
  if (isListed("coins", event)) return "coin";
  return isListed("wood", event) ? "wood" : null;
}

/** What the line itself says comes first, so that what it costs and brings follows. */
export const ordered = <Told extends { event: Named }>(events: Told[]): Told[] => {
  const first = events.find(({ event }) => isListed("chosen", event));
  return first ? [first, ...events.filter((event) => event !== first)] : events;
};
