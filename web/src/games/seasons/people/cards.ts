/** The characters' cards, as the box has them. */

import { theBox, type Box } from "../box";
import type { Counts } from "../pieces";

/** What is printed on a worker's card. */
const workerAt = (card: string): Box["cards"]["workers"][string] | undefined => theBox().cards.workers[card];
export const isWorker = (card: string): boolean => workerAt(card) !== undefined;
export const piecesOn = (card: string): Counts => workerAt(card)?.pieces ?? {};
export const freeOn = (card: string): number => workerAt(card)?.free ?? 0; // of choice
/** The piece by which workers are told apart. */
export const signOf = (card: string): string => Object.keys(piecesOn(card))[0] ?? "";
/** The character of a card: three cards are workers. */
export const characterOf = (card: string): string => (isWorker(card) ? "worker" : card);
