/** The level of the bots that one plays against, as it was chosen last. */

import type { BotInfo, SeatWish } from "../../net/messages";
import { keep, kept } from "../../settings.svelte";

const USUAL = "greedy";

/** The one that was chosen last, where it is offered. */
export function chosenLevel(bots: BotInfo[]): string {
  const last = kept("level", USUAL);
  return bots.some(({ level }) => level === last) ? last : USUAL;
}

export const chooseLevel = (level: string): void => keep("level", level);

/** A seat for such a bot. */
export const botSeat = (bots: BotInfo[]): SeatWish => ({ kind: "bot", bot: chosenLevel(bots) });
