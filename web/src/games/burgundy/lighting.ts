/** The spaces that a source of points speaks of: an area, or all that have its colour. */

import { kindOf, wordsAt } from "../../choosing/choose";
import type { components } from "../../net/api";
import type { Lighting } from "../../parts/hints/lights.svelte";
import { isSpace } from "./duchy/areas";
import { burgundyView, layoutOf } from "./pieces";

type Source = components["schemas"]["BurgundySourceWord"];
const OF_AREAS: string[] = ["areas", "phases", "animals"] satisfies Source[];
const OF_COLOURS: string[] = ["bonuses"] satisfies Source[];

export const lighting: Lighting = {
  reaches: (spot, source, view, seat) => {
    const [space = ""] = wordsAt(spot);
    const kind = kindOf(spot);
    const layout = layoutOf(burgundyView(view), seat);
    if (!layout || !isSpace(spot)) return [spot];
    const colour = layout.colours[Number(space) - 1];
    const alike = layout.colours.flatMap((one, place) => (one === colour ? [String(place + 1)] : []));
    const area = layout.areas.find((spaces) => spaces.includes(space));
    const lit = OF_AREAS.includes(source) ? area : OF_COLOURS.includes(source) ? alike : null;
    return (lit ?? [space]).map((one) => `${kind} ${one}`);
  },
};
