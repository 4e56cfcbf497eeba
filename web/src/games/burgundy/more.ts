/** What tables with modules, in teams or alone have beyond the base game: fetched for them alone, before they are drawn. */

import type { More } from "./modules/index";

let shelf: More | null = null;

export const more = (): More | null => shelf;
export const shelve = (modules: More): void => void (shelf = modules);
