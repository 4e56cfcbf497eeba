/** The time, for whatever shows it; it ticks only while something does. */

import { createSubscriber } from "svelte/reactivity";
import { ago, span } from "./clock";
import { language, say } from "../../words/words.svelte";

const ticks = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Seconds since the epoch by this machine's clock. */
export function now(): number {
  ticks();
  return Date.now() / 1000;
}

export function spanText(seconds: number): string {
  const text = span(seconds);
  return typeof text === "string" ? text : say(text.key, text.words);
}

/** “2 minutes ago”, “yesterday”. */
export function agoText(at: number): string {
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(...ago(now() - at));
}
