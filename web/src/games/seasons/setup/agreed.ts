/** What is agreed on before the start, read from the options as they travel. */

import type { SeasonsOptions } from "../../../net/messages";

/** The figures that differ from the printed ones, by what they belong to. */
export const agreed = (
  options: SeasonsOptions,
  name: "costs" | "points" | "prices",
): Record<string, number> =>
  Object.fromEntries(Object.entries(options[name] ?? {}).map(([of, figure]) => [of, Number(figure)]));

/** The rounds that are played in winter. */
export const agreedSpaces = ({ winter_spaces: spaces }: SeasonsOptions): number[] | null =>
  spaces?.map(Number) ?? null;
