/** Who sits at this browser, and what the house offers. */

import type { GameInfo, Me } from "./net/messages";

class Guest {
  me = $state.raw<Me>({ id: "", name: "", language: "en", given: 0, longest: 0, shares: false });
  games = $state.raw<GameInfo[]>([]);

  game = (key: string): GameInfo | undefined => this.games.find((game) => game.key === key);
}

export const guest = new Guest();
