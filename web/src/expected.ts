/** One sentence: what is expected of whom. */

import { readLine } from "./choose";
import type { Choosing } from "./choosing.svelte";
import type { GameParts } from "./games/parts";
import type { GameInfo } from "./messages";
import type { Table } from "./table.svelte";
import { nameOf, say } from "./words.svelte";

export interface Expected { who: string; sentence: string; strong: string[] } // what stands out in the sentence

const PATIENCE = 15; // seconds

/** Whether a bot keeps the table waiting. */
const isSlow = (table: Table, seat: number): boolean =>
  Boolean(table.info.seats[seat]?.bot) && table.time() - (table.log.at(-1)?.at ?? table.info.now) > PATIENCE;

export function expected(choosing: Choosing, game: GameInfo, parts: GameParts, players: string[]): Expected {
  const { table, sight } = choosing;
  const acting = table.shown?.to_act ?? [];
  const [first = 0] = acting;
  const ours = table.acting;
  const whose = ours === null && acting.length > 1 ? say("wait-for", { players: acting.map((seat) => players[seat] ?? "") }) : say("turn-of", { player: players[ours ?? first] ?? "" });
  const who = ours !== null && table.mine.length === 1 ? say("your-turn") : whose;
  const plain = (sentence: string, title = who) => ({ who: title, sentence, strong: [] });
  if (table.info.status === "finished" || table.shown?.to_act.length === 0) return plain("", say("game-over"));
  if (table.state !== "open") return plain(say("reconnecting"));
  const open = sight && parts.follows?.(sight.view);
  const following = (sentence: string) => plain([open ? say(open.key, open.words) : "", sentence].join(" ").trim());
  if (table.catchingUp) return following(say("recap-plays"));
  if (ours === null && isSlow(table, first)) return plain(say("bot-slow"));
  if (ours === null || !sight) return following(say(table.mine.length ? "wait-for-others" : "you-watch"));
  if (choosing.hinted) return plain(say("hint-says", { what: parts.takesBack(choosing.hinted) }));
  const { key, words = {} } = parts.expects(sight.view, sight.lines.map((line) => readLine(line, game.fields)));
  const strong = Object.values(words).map((word) => (typeof word === "string" ? nameOf(word) : String(word)));
  return { who, sentence: say(key, words), strong };
}
