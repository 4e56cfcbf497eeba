/** Moves as a test writes them: fields as `name` or `name:kind`, steps as spots; a tool has a `*` before it. */

import type { MoveInfo, WordKind } from "../net/messages";

type Known = Partial<Pick<MoveInfo, "secret" | "ends" | "begins" | "beside" | "weighed">> & {
  at?: Record<string, string>;
};

const isKind = (word: string): word is WordKind => word !== "";

export function written(fields: string, steps: string[] = [], { at = {}, ...known }: Known = {}): MoveInfo {
  return {
    fields: fields
      .split(" ")
      .filter(Boolean)
      .map((field) => field.split(":"))
      .flatMap(([name = "", kind = name]) => (isKind(kind) ? { name, kind } : [])),
    steps: steps.map((spot) => ({ spot: spot.replace("*", ""), tool: spot.startsWith("*"), at })),
    secret: false,
    ends: false,
    begins: false,
    beside: false,
    weighed: false,
    ...known,
  };
}
