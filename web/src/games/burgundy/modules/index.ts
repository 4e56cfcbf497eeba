/** Modules of 2019, the team game and the solo game: what the page draws and names beyond the base game. No rule lives here. */

import later from "virtual:icons-later";
import type { Line } from "../../../choose";
import type { Told } from "../../../messages";
import type { News } from "../../parts";
import type { Spot } from "../spots";
import { COINS, OWN_WORDS, ROUND, SETUP, TOUCHING, WOOD } from "../log";
import { layoutOf, openEffect, type BurgundyView } from "../pieces";
import { SOURCES } from "../sources";
import { has, say } from "../../../words.svelte";
import Above from "./Above.svelte";
import Below from "./Below.svelte";
import Decision from "./Decision.svelte";
import "./modules.css";
import { unpaid } from "./news";
import OnBoard from "./OnBoard.svelte";
import Owned from "./Owned.svelte";
import { postsJoined, postsPay } from "./posts";
import Reach from "./Reach.svelte";
import { cardBrings, cardNotes } from "./routes";
import Row from "./Row.svelte";
import Shared from "./Shared.svelte";
import { shieldDoes, shieldTitle } from "./shields";
import Solo from "./Solo.svelte";
import Teams from "./Teams.svelte";

const ICONS: Record<string, string> = { geese: "goose", crane: "cargo-crane", "white-castle": "castle", inn: "tavern-sign", post: "guarded-tower", blank: "perspective-dice-six-faces-random" };

/** What the base's tables do not know, added once. */
function learn(): void {
  if (SETUP.includes("card-dealt")) return;
  SETUP.push("card-dealt", "card-laid");
  ROUND.push("shield-laid", "inn-laid", "upkeep-paid", "tile-removed");
  TOUCHING.push("tile-laid", "shield-taken", "inn-bought");
  OWN_WORDS.push("tile-laid", "shield-taken", "inn-bought");
  COINS.push("inn-bought", "upkeep-paid", "points-bought", "workers-bought");
  WOOD.push("tile-laid", "shield-taken", "goods-routed", "card-laid", "tile-stored");
  Object.assign(SOURCES, {
    posts: ["watchtower", "#5d7f8c", "#ffffff", "upright"], routes: ["ship", "#6b8f5a", "#10200a", "level"], shields: ["castle", "#8c3b34", "#ffffff", "falling"],
    "spaces-castle": ["castle", "#2f6147", "#f6f0de", "falling"], "spaces-mine": ["mine", "#69757d", "#ffffff", "upright"], "spaces-monastery": ["monastery", "#ecbd3c", "#2b210b", "dots"],
    "spaces-ship": ["ship", "#2a6ba4", "#ffffff", "level"], "spaces-animal": ["animal", "#a6cb69", "#1f2c10", "falling"], "spaces-building": ["building", "#d0a179", "#2e1c0e", "upright"],
  });
  const symbols = Object.entries(ICONS).map(([word, icon]) => `<symbol id="b-${word}" viewBox="0 0 512 512">${later[icon] ?? ""}</symbol>`);
  const drawings = `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${symbols.join("")}</defs></svg>`;
  document.body.insertAdjacentHTML("beforeend", drawings);
}

/** The base's spots stand for more lines, and there are more of them. */
function addSpots(spots: Map<string, Spot>, table: BurgundyView, seat: number | null): void {
  if (!table.modules && !table.mode) return;
  for (const spot of spots.values()) widen(spot, table);
  const own = seat === null ? undefined : table.duchies[seat];
  const added: Spot[] = [
    ...(table.inns?.lying ? [{ id: "inns", moves: ["buy-inn"], words: {}, also: { moves: ["place-from"], words: { depot: "black", tile: "inn" } }, tile: "inn" }] : []),
    ...Object.values(table.shields?.depots ?? {}).flat().map((shield) => ({ id: `shield ${shield}`, moves: ["take-shield"], words: { shield } })),
    ...(table.trade_routes?.hands[seat ?? -1] ?? []).map((card) => ({ id: `card ${card}`, moves: ["lay-card"], words: { card } })),
    ...(seat === null ? [] : (table.trade_routes?.rows[seat] ?? [])).map((_, place) => ({ id: `route ${place}`, moves: [], words: {}, tells: true })),
    ...(seat === null ? [] : (layoutOf(table, seat)?.posts ?? [])).map((_, place) => ({ id: `post ${place}`, moves: [], words: {}, tells: true })),
    ...(own?.shared ?? []).map((tile, place) => ({ id: `shared ${place}`, moves: ["place-shared", "discard-shared"], words: { tile }, tile })),
  ];
  for (const spot of added) spots.set(spot.id, spot);
}

function widen(spot: Spot, table: BurgundyView): void {
  const [kind, what = ""] = spot.id.split(" ");
  if (kind === "die") spot.moves = openEffect(table) === "white-castle" ? [] : [...spot.moves, "place-shared", "set-die"];
  if (kind === "tile") {
    spot.moves = [...spot.moves, "place-from"];
    if (what === "black") spot.also = { moves: ["trade"], words: { tile: spot.tile ?? "" } };
  }
  if (kind === "stock") spot.moves = [...spot.moves, "gather-goods"];
  if (kind === "goods") spot.also = { moves: ["give-goods"], words: { goods: what } };
  if (kind === "space") spot.moves = [...spot.moves, "place-shared", "place-from", "take-shield"];
  if (kind === "workers") spot.moves = [...spot.moves, "hire-workers"];
}

function spotName(spot: Spot, table: BurgundyView): string {
  const [kind, what = ""] = spot.id.split(" ");
  if (kind === "inns") return say("inns-lie", { count: table.inns?.lying ?? 0 });
  if (kind === "shield") return shieldTitle(what);
  if (kind === "card") return say("route-card", { card: what });
  if (kind === "route") return say("route-place", { place: Number(what) + 1 });
  if (kind === "post") return say("post-title");
  return kind === "shared" ? say("shared-tile", { tile: spot.tile }) : "";
}

/** What else the bubble says of a spot: the shield that lies or hangs there, and what it takes to have it; what posts and routes bring. */
function notes(spot: Spot, table: BurgundyView, seat: number | null, players: string[]): string[] {
  const [kind, what = ""] = spot.id.split(" ");
  if (kind === "post") return [postsJoined(table, seat ?? 0), ...postsPay(table, players)];
  if (kind === "card") return [...cardBrings(table, what), ...cardNotes(table, what)];
  if (kind === "route") return routeNotes(table, seat ?? 0, Number(what));
  const hung = kind === "space" ? table.shields?.castles[seat ?? -1]?.[what] : undefined;
  if (hung) return [`${shieldTitle(hung)}: ${shieldDoes(hung)}`, say("shield-points", { points: table.shields?.points[hung] ?? 0 })];
  if (kind !== "shield") return [];
  const depot = Object.entries(table.shields?.depots ?? {}).find(([, shields]) => shields.includes(what))?.[0] ?? "";
  const workers = table.shields?.doubles[depot];
  const told = [shieldDoes(what), say("shield-points", { points: table.shields?.points[what] ?? 0 })];
  return workers === null || workers === undefined ? told : [...told, say("shield-double", { workers, depot })];
}

function routeNotes(table: BurgundyView, seat: number, place: number): string[] {
  const card = table.trade_routes?.rows[seat]?.[place] ?? "";
  return [...cardBrings(table, card, table.trade_routes?.laid[seat]?.slice(3 * place)), ...cardNotes(table, card)];
}

/** The line a click on one of these would have been. */
function wouldBe(spot: Spot, picked: Record<string, string>, table: BurgundyView): string {
  const [kind, what = ""] = spot.id.split(" ");
  const castle = Object.entries(table.duchies[table.seat ?? 0]?.tiles ?? {}).find(([, tile]) => tile === "castle")?.[0] ?? "1";
  if (kind === "inns") return "buy-inn 2 0";
  if (kind === "shield") return `take-shield ${what} ${castle}`;
  if (kind === "card") return `lay-card ${what}`;
  return kind === "shared" ? `place-shared ${picked["die"] ?? "1"} ${spot.tile} 1` : "";
}

function news(log: Told[], { round }: BurgundyView, players: string[]): News[] {
  return unpaid(log, round).map(({ seat = 0, shield }) => ({ of: `${seat} ${shield}`, key: "shield-unpaid", words: { player: players[seat] ?? "", title: shieldTitle(String(shield)) } }));
}

/** What is open, if the base has no words for it. */
function expects(table: BurgundyView, lines: Line[]): { key: string; words: Record<string, string | number> } | null {
  const [effect = "", about = ""] = table.pending.at(-1) ?? [];
  const key = effect === "discard" && about === null ? "expects-shed" : `expects-${effect}`;
  return effect && has(key) ? { key, words: { about: about ?? "", decline: lines.some((line) => line.move === "decline") ? 1 : 0 } } : null;
}

export const modules = { open: learn, addSpots, spotName, notes, wouldBe, expects, news, Above, Below, Decision, OnBoard, Owned, Reach, Row, Shared, Solo, Teams };
export type More = typeof modules;
