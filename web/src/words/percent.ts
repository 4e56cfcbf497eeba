/** A share of the whole as the reader's language writes it, without fractions: “22%”, «22 %». */

import { language } from "./words.svelte";

export const inPercent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: "percent" }).format(share);
