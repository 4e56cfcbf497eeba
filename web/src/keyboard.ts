/** Keys that work everywhere at a table. */

import { endOf } from "./choose";
import type { Choosing } from "./choosing.svelte";

/** Whether the key meant something. */
export function pressed(key: KeyboardEvent, choosing: Choosing, list: () => void): boolean {
  const typing = (key.target as Element).closest?.("input, textarea, select, dialog");
  if (typing || key.metaKey || key.ctrlKey || key.altKey) return false;
  const end = endOf(choosing.lines);
  if (key.key === "Escape") escape(choosing);
  else if (key.key === "?") list();
  else if (key.code === "KeyU") choosing.undo();
  else if (key.code === "KeyE" && end) choosing.play(end);
  else return false;
  return true;
}

function escape(choosing: Choosing): void {
  if (choosing.table.catchingUp) choosing.table.skip();
  else if (choosing.offers || choosing.ready || choosing.whyNot) choosing.putBack();
  else choosing.forget();
}
