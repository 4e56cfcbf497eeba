/** What is played in a challenge, in words. */

import type { Challenge } from "../../net/messages";
import { say, sayOr } from "../../words/words.svelte";

export function settingText(challenge: Challenge): string {
  const { options } = challenge;
  return say(`daily-setting-${challenge.game}`, {
    duchy: ("duchies" in options && options.duchies?.[0]) || "",
    season: ("season" in options && options.season) || "",
    bots: botsText(challenge.bots),
  });
}

function botsText(levels: string[]): string {
  const level = levels[0] ?? "";
  return say("daily-bots", { count: levels.length, bot: sayOr(`level-${level}`, level) });
}
