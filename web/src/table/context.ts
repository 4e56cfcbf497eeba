/** What every part of a table may ask: the game's own pieces, its key, the players' names. */

import { getContext, setContext } from "svelte";
import type { GameParts } from "../games/parts";
import type { SeatChange, SeatInfo } from "../net/messages";

interface AtTable {
  game: string;
  parts: GameParts | null; // none before they have been fetched
  players: () => string[];
  seats?: () => SeatInfo[];
  changes?: () => SeatChange[]; // of seats, up to the moment that is shown
}
const KEY = Symbol("table");

export const setTable = (table: AtTable): AtTable => setContext(KEY, table);
const table = (): AtTable => getContext<AtTable>(KEY);
export function getParts(): GameParts {
  const { parts } = table();
  if (!parts) throw new Error("the table's own pieces have not come yet");
  return parts;
}
export const getGame = (): string => table().game;
export const getPlayers = (): (() => string[]) => table().players;
export const getSeats = (): (() => SeatInfo[]) => table().seats ?? (() => []);
export const getChanges = (): (() => SeatChange[]) => table().changes ?? (() => []);
