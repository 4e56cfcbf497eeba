/** What the bubble says of a piece or a space: what it is and does, and what its area would bring. */

import { kindOf, wordsAt } from "../../../choosing/choose";
import { say } from "../../../words/words.svelte";
import type { Facts, Note } from "../../parts";
import { areaAt, isSpace } from "../duchy/areas";
import { extensions } from "../extensions";
import { spotName, tileDoes, tileTitle } from "../names";
import type { BurgundyView } from "../pieces";

export function factsOf(id: string, table: BurgundyView, seat: number | null, players: string[]): Facts {
  const tile = tileAt(id, table, seat);
  const area = seat === null ? null : areaAt(table, seat, id);
  const always = (extensions()?.notes(id, table, seat, players) ?? []).map((text) => ({ text }));
  const ground = area
    ? say("area-title", { colour: area.colour, size: area.size })
    : spotName(id, table, seat);
  return {
    title: tile ? tileTitle(tile) : ground,
    notes: [...(tile ? [{ text: tileDoes(tile) }] : []), ...areaNotes(id, table, seat)],
    always,
    bare: !tile && !area && !always.length,
  };
}

/** The tile that lies there. */
function tileAt(id: string, table: BurgundyView, seat: number | null): string | undefined {
  const [word = "", more] = wordsAt(id);
  if (isSpace(id)) return table.duchies[seat ?? -1]?.tiles[word];
  return { tile: more, stored: word }[kindOf(id)] ?? extensions()?.tileAt(id);
}

function areaNotes(id: string, table: BurgundyView, seat: number | null): Note[] {
  const area = seat === null ? null : areaAt(table, seat, id);
  if (!area) return [];
  const { filled, size, now, next } = area;
  return [
    { text: say("area-so-far", { filled, size }) },
    ...(now === null ? [] : [gains(say("area-now", { phase: table.phase ?? "" }), now)]),
    ...(next === null ? [] : [gains(say("area-next"), next)]),
  ];
}

const gains = (text: string, points: number): Note => ({ text, figure: `+${points}`, tone: "good" });
