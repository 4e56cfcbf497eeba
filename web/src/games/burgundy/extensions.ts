/** What tables with modules or in another mode have beyond the base game: fetched for them alone, before they are drawn. */

import type { Extensions } from "./modules/index";

let fetched: Extensions | null = null;

export const extensions = (): Extensions | null => fetched;
export const extendBy = (modules: Extensions): void => void (fetched = modules);
