/** One sentence: what is expected of whom. */

import { readLine } from "../choosing/choose";
import type { Choosing } from "../choosing/choosing.svelte";
import type { GameParts } from "../games/parts";
import type { GameInfo, SeatTable } from "../net/messages";
import type { Table } from "./table.svelte";
import { otherWhoMoved } from "./turns";
import { nameOf, say } from "../words/words.svelte";

export interface Status {
  who: string;
  sentence: string;
  strong: string[];
} // what stands out in the sentence

const PATIENCE = 15; // seconds

/** Whether a bot keeps the table waiting. */
const isSlow = (table: Table, seat: number): boolean =>
  Boolean(table.info.seats[seat]?.bot) && table.time() - (table.log.at(-1)?.at ?? table.info.now) > PATIENCE;

export function statusOf(choosing: Choosing, game: GameInfo, parts: GameParts, players: string[]): Status {
  const { table, sight } = choosing;
  const who = whoseTurn(table, players);
  if (isOver(table)) return plain(say("game-over"), "");
  if (table.state !== "open") return plain(who, say("reconnecting"));
  if (table.unkept) return plain(who, ""); // what there is to say of it stands over everything
  if (table.catchingUp || table.acting === null || !sight) return plain(who, othersAct(choosing, parts));
  if (choosing.ready?.how?.secret) return plain(who, say("sure-asks")); // all of it is chosen
  return { who, ...sentenceFor(sight, game, parts) };
}

const plain = (who: string, sentence: string): Status => ({ who, sentence, strong: [] });

const isOver = ({ info, shown }: Table): boolean => info.status === "finished" || shown?.to_act.length === 0;

function whoseTurn(table: Table, players: string[]): string {
  const turnOf = (seat: number) => say("turn-of", { player: players[seat] ?? "" });
  const moving = table.catchingUp ? otherWhoMoved(table.log, table.mine) : null;
  const ours = table.acting;
  if (moving !== null) return turnOf(moving);
  if (ours === null) return waitFor(table.shown?.to_act ?? [], players, turnOf);
  return table.mine.length === 1 ? say("your-turn") : turnOf(ours);
}

const waitFor = (acting: number[], players: string[], turnOf: (seat: number) => string): string =>
  acting.length > 1
    ? say("wait-for", { players: acting.map((seat) => players[seat] ?? "") })
    : turnOf(acting[0] ?? 0);

/** What the others do meanwhile, and what is open to all about it. */
function othersAct({ table, sight }: Choosing, parts: GameParts): string {
  if (!table.catchingUp && isSlow(table, table.shown?.to_act[0] ?? 0)) return say("bot-slow");
  const open = sight && parts.follows?.(sight.view);
  const waiting = table.mine.length ? "wait-for-others" : "you-watch";
  const follows = open ? say(open.key, open.words) : "";
  return `${follows} ${say(table.catchingUp ? "recap-plays" : waiting)}`.trim();
}

/** What is asked of whoever sits here; what the words name stands out. */
function sentenceFor(sight: SeatTable, game: GameInfo, parts: GameParts): Omit<Status, "who"> {
  const lines = sight.lines.map((line) => readLine(line, game.moves));
  const { key, words = {} } = parts.expects(sight.view, lines);
  const strong = Object.values(words).map((word) => (typeof word === "string" ? nameOf(word) : String(word)));
  return { sentence: say(key, words), strong };
}
