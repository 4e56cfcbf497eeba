/** Keys that work everywhere at a table. */

import { endOf } from "./choose";
import type { Choosing } from "./choosing.svelte";

/** What a key does; whether it meant something. */
const DEEDS: Record<string, (choosing: Choosing) => boolean> = {
  KeyU: (choosing) => (choosing.undo(), true),
  KeyE: end,
  KeyH: (choosing) => choosing.mayAsk && (void choosing.askHint(), true),
};

/** Whether the key meant something. */
export function pressed(key: KeyboardEvent, choosing: Choosing, list: () => void): boolean {
  if (isMeantElsewhere(key)) return false;
  if (isLeaving(key, choosing)) escape(choosing);
  else if (key.key === "?") list();
  else if (isSure(key, choosing)) choosing.playReady();
  else if (!clickNamed(key.key)) return DEEDS[key.code]?.(choosing) ?? false;
  return true;
}

/** The turn ends, or a secret is told. */
function end(choosing: Choosing): boolean {
  const line = choosing.ready?.how?.secret ? choosing.ready : endOf(choosing.lines);
  if (line) choosing.play(line);
  return line !== null;
}

/** What was weighed is decided; whoever stands on the button of something else means that. */
const isSure = ({ key, target, defaultPrevented, repeat }: KeyboardEvent, choosing: Choosing): boolean =>
  key === "Enter" &&
  !defaultPrevented &&
  !repeat &&
  Boolean(choosing.ready?.how?.weighed) &&
  !isOnAnother(target, choosing);

function isOnAnother(target: EventTarget | null, choosing: Choosing): boolean {
  const button = target instanceof Element ? target.closest("button") : null;
  return button !== null && !choosing.isReady(button.dataset["spot"] ?? "");
}

/** Some things on the table are clicked by a letter of their own. */
function clickNamed(letter: string): boolean {
  const named = [...document.querySelectorAll<HTMLElement>("[data-key]")];
  const one = named.find(({ dataset }) => dataset["key"] === letter.toUpperCase());
  one?.click();
  return one !== undefined;
}

/** For what one types into, or for the browser. */
const isMeantElsewhere = ({ target, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean =>
  metaKey ||
  ctrlKey ||
  altKey ||
  (target instanceof Element && target.closest("input, textarea, select, dialog") !== null);

/** What others do need not be watched: a space skips it too. */
const isLeaving = ({ key, code }: KeyboardEvent, { table }: Choosing): boolean =>
  key === "Escape" || (code === "Space" && table.catchingUp);

function escape(choosing: Choosing): void {
  if (choosing.table.catchingUp) choosing.table.skip();
  else if (choosing.offers || choosing.ready || choosing.whyNot) choosing.putBack();
  else choosing.forget();
}
