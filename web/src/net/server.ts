/** Everything the page asks of the house by form; play itself goes over the table's socket. */

import type { Address, Answer, Given, Sent } from "./addresses";
import type {
  Boxes,
  MeChange,
  NewTable,
  Problem,
  PuzzleInfo,
  SeatWish,
  TableChange,
  TryWish,
} from "./messages";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
  ) {
    super(detail);
  }
}

/** What is over by itself after a while: the server cannot be reached, or has nowhere to keep things. */
export const passes = (problem: unknown): boolean =>
  problem instanceof Refusal && ["offline", "house-cannot-keep", "502", "503", "504"].includes(problem.code);

const PAUSE = 2000;

/** Asks until there is an answer; tells of each time that there is none. */
export async function untilReached<Answer>(
  question: () => Promise<Answer>,
  missed: (problem: unknown) => void,
): Promise<Answer> {
  for (;;) {
    try {
      return await question();
    } catch (problem) {
      if (!passes(problem)) throw problem;
      missed(problem);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

export const me = () => get("/me", {});
export const changeMe = (change: MeChange) => patch("/me", {}, change);
export const myRecord = () => get("/me/record", {});
export const games = () => get("/games", {});
/** What is printed in a game's box, without these of its files. */
export const box = <Game extends keyof Boxes, Left extends keyof Boxes[Game] & string = never>(
  key: Game,
  ...without: Left[]
) => get("/games/{key}/box", { key, without: without.join(",") }) as Promise<Omit<Boxes[Game], Left>>;
export const guide = (key: string) => get("/games/{key}/guide", { key });
export const words = (language: string, name: string) => text("/words/{language}/{name}", { language, name });
export const rules = (key: string, language: string) => text("/rules/{key}/{language}", { key, language });
export const lobby = () => get("/lobby", {});

export const archive = () => get("/archive", {});
export const putAway = (key: string, away: boolean) => post("/tables/{key}/archive", { key }, { away });

/** The challenges of a day, or of today. */
export const daily = (day = "") => get("/daily", { day });
export const dailyStandings = (span: "week" | "month") => get("/daily/standings/{span}", { span });
export const practiseDaily = (game: string, day: string) => post("/daily/{game}/practice", { game, day });
export const beginDaily = (game: string) => post("/daily/{game}", { game });

export const openTable = (table: NewTable) => post("/tables", {}, table);
export const table = (key: string) => get("/tables/{key}", { key });
export const join = (key: string, secret = "") => post("/tables/{key}/join", { key }, { secret });
export const leave = (key: string) => post("/tables/{key}/leave", { key });
export const fillSeat = (key: string, seat: number, wish: SeatWish) =>
  post("/tables/{key}/seats/{seat}", { key, seat }, wish);
export const start = (key: string) => post("/tables/{key}/start", { key });
export const rematch = (key: string) => post("/tables/{key}/rematch", { key });

export type SeatDeed = "concede" | "to-bot" | "take-back" | "replace";
export const doWithSeat = (key: string, seat: number, deed: SeatDeed) =>
  post(`/tables/{key}/seats/{seat}/${deed}`, { key, seat });

export const position = (key: string) => get("/tables/{key}/position", { key });
export const changeTable = (key: string, change: TableChange) => patch("/tables/{key}", { key }, change);
export const seatLinks = (key: string) => get("/tables/{key}/links", { key });
export const renewLink = (key: string, seat: number, sign_out: boolean) =>
  post("/tables/{key}/seats/{seat}/link", { key, seat }, { sign_out });
export const record = (key: string) => text("/tables/{key}/record", { key });
export const openRecord = (text: string) => post("/records", {}, { text });
export const replay = (key: string, first: number, last: number) =>
  get("/tables/{key}/replay", { key, first, last });

export const analyse = (key: string) => post("/tables/{key}/analysis", { key });
export const analysis = (key: string, first: number) => get("/tables/{key}/analysis", { key, first });
export const bestLine = (key: string, row: number, way: number) =>
  get("/tables/{key}/analysis/{row}", { key, row, way });
export const waysAt = (key: string, row: number) => get("/tables/{key}/analysis/{row}/ways", { key, row });
export const playOn = (key: string, move: number) => post("/tables/{key}/play-on", { key }, { move });

export const puzzles = () => get("/puzzles", {});
export const nextPuzzle = (game: string, theme = "") => get("/puzzles/{game}/next", { game, theme });
export const puzzle = (game: string, key: string) => get("/puzzles/{game}/{key}", { game, key });
export const previewPuzzle = ({ game, key }: PuzzleInfo, line: string) =>
  post("/puzzles/{game}/{key}/preview", { game, key }, { line });
export const whyNotPuzzle = ({ game, key }: PuzzleInfo, spots: string[]) =>
  post("/puzzles/{game}/{key}/why", { game, key }, { spots });
export const hintPuzzle = ({ game, key }: PuzzleInfo) => post("/puzzles/{game}/{key}/hint", { game, key });
export const answerPuzzle = ({ game, key }: PuzzleInfo, line: string, hinted: boolean) =>
  post("/puzzles/{game}/{key}/answer", { game, key }, { line, hinted });
export const tryPosition = (wish: TryWish) => post("/positions", {}, wish);
export const tryHints = (wish: TryWish) => post("/positions/hints", {}, wish);
/** The turn that was going on after so many moves of a finished game. */
export const tryMoment = (key: string, move: number) => get("/tables/{key}/try", { key, move });

export function socketAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
}

const get = async <At extends Address<"get">>(at: At, given: Given<"get", At>): Promise<Answer<"get", At>> =>
  (await ask("GET", at, given)).json();

const post = async <At extends Address<"post">>(
  at: At,
  given: Given<"post", At>,
  ...form: Sent<"post", At>
): Promise<Answer<"post", At>> => (await ask("POST", at, given, form[0])).json();

const patch = async <At extends Address<"patch">>(
  at: At,
  given: Given<"patch", At>,
  ...form: Sent<"patch", At>
): Promise<Answer<"patch", At>> => (await ask("PATCH", at, given, form[0])).json();

const text = async <At extends Address<"get">>(at: At, given: Given<"get", At>): Promise<string> =>
  (await ask("GET", at, given)).text();

/** An address with what stands in its braces; the rest is asked behind it, and nothing of what is empty. */
export function spelt(at: string, given: object): string {
  const behind = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    const whole = at.replace(`{${name}}`, encodeURIComponent(value));
    if (whole === at && value !== "") behind.set(name, value);
    at = whole;
  }
  return at + (behind.size ? `?${behind}` : "");
}

const PATIENCE = 20_000; // milliseconds after which a server that says nothing cannot be reached

async function ask(method: string, at: string, given: object, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await fetch(`/api${spelt(at, given)}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw new Refusal("offline", "");
  });
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refusal> {
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  return new Refusal(problem?.code ?? String(answer.status), problem?.detail ?? answer.statusText);
}
