/** What a phone shows of a board that has several parts: one at a time. */

import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

export class ShownParts {
  names = $state.raw<string[]>([]);
  open = $state.raw<Record<string, boolean>>({}); // where something can be chosen
  part = $state("");

  constructor(readonly inTabs: boolean) {} // whether the table's own tabs turn to them
}

const KEY = Symbol("shown");

/** The table has one row of tabs, for the parts of its board too. */
export const shareParts = (): ShownParts => setContext(KEY, new ShownParts(true));

export function partsShown(...names: string[]): ShownParts {
  const shown = getContext<ShownParts | undefined>(KEY) ?? new ShownParts(false);
  shown.names = names;
  shown.part = names[0] ?? "";
  return shown;
}

/** One part of the board at a time: a phone, upright or turned. */
export const onPhone = new MediaQuery("(max-width: 719px), (max-height: 480px)");
/** There is room for more beside the board. */
export const besideBoard = new MediaQuery("(min-width: 1100px) and (min-height: 481px)");

const touched = new MediaQuery("(pointer: coarse), (max-width: 719px)");
/** The size of the smallest words in a picture, in its own units: as large on the screen as the least elsewhere. */
export const lettersAt = (scale: number, usual: number): number =>
  Math.max(usual, scale > 0 ? Math.ceil((10 * (touched.current ? 13 : 12)) / scale) / 10 : usual);
