/** Fetches what only some tables need, with its words. */

import { widen } from "../../words.svelte";
import { shelve } from "./more";

export async function fetchMore(): Promise<void> {
  const [{ modules }] = await Promise.all([import("./modules/index"), widen("burgundy")]);
  modules.open();
  shelve(modules);
}

export const needsMore = ({ modules = [], mode = "standard" }: Record<string, unknown>): boolean => (modules as string[]).length > 0 || mode !== "standard";
