/** The workers a line spends, looked up in what the house says a die costs. */

import type { Line } from "../../../choosing/choose";
import { layoutOf, look, type BurgundyView, type Charted } from "../pieces";

type Priced = Charted & Pick<BurgundyView, "costs" | "current">;
type Costs = NonNullable<BurgundyView["costs"]>;

export function workersFor(line: Line, table: Priced): number {
  const { die } = line.words;
  if (!table.costs || !die || die === "any") return 0;
  return spent(line, table, table.costs, Number(die)) ?? 0;
}

function spent(line: Line, table: Priced, costs: Costs, die: number): number | undefined {
  const { depot, value } = line.words;
  if (line.move === "take") return costs.take[die]?.[Number(depot)];
  if (line.move === "sell-goods") return costs.sell[die]?.[Number(value)];
  return spentPlacing(line, table, costs, die);
}

function spentPlacing({ words }: Line, table: Priced, costs: Costs, die: number): number | undefined {
  const { tile, space } = words;
  if (!tile || !space) return 0;
  const number = layoutOf(table, table.current ?? 0)?.numbers[Number(space) - 1] ?? 0;
  const places = costs.place[look(tile).colour] ?? costs.place["any"];
  return places?.[die]?.[number];
}
