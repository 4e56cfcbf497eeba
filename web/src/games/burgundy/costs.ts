/** The workers a line spends, looked up in what the house says a die costs. */

import type { Line } from "../../choose";
import { layoutOf, look, type BurgundyView } from "./pieces";

export function workersFor({ move, words }: Line, table: BurgundyView): number {
  const { die, depot, value, tile, space } = words;
  const { costs } = table;
  if (!costs || !die || die === "any") return 0;
  const from = Number(die);
  if (move === "take") return costs.take[from]?.[Number(depot)] ?? 0;
  if (move === "sell-goods") return costs.sell[from]?.[Number(value)] ?? 0;
  if (!move.startsWith("place") || !tile || !space) return 0;
  const number = layoutOf(table, table.current ?? 0)?.numbers[Number(space) - 1] ?? 0;
  return (costs.place[look(tile).colour] ?? costs.place["any"])?.[from]?.[number] ?? 0;
}
