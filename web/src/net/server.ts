/** Everything the page asks of the house by form; play itself goes over the table's socket. */

import type {
  Alternative,
  AnalysisInfo,
  Boxes,
  Daily,
  DailyStanding,
  GameInfo,
  HintedWay,
  LessonInfo,
  LevelRecord,
  Lobby,
  Me,
  NewTable,
  Position,
  Previewed,
  Problem,
  PuzzleAnswer,
  PuzzleHint,
  PuzzleInfo,
  Puzzles,
  Replay,
  SeatLink,
  SeatWish,
  TableChange,
  TableInfo,
  Words,
  Tried,
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

export const me = () => get<Me>("/me");
export const changeMe = (change: Partial<Omit<Me, "id">>) => send<Me>("PATCH", "/me", change);
export const myRecord = () => get<LevelRecord[]>("/me/record");
export const games = () => get<GameInfo[]>("/games");
/** What is printed in a game's box, without these of its files. */
export const box = <Game extends keyof Boxes, Left extends keyof Boxes[Game] & string = never>(
  game: Game,
  ...without: Left[]
) => get<Omit<Boxes[Game], Left>>(`/games/${game}/box?without=${without.join(",")}`);
export const guide = (game: string) => get<LessonInfo[]>(`/games/${game}/guide`);
export const words = (language: string, name: string) => text(`/words/${language}/${name}`);
export const rules = (game: string, language: string) => text(`/rules/${game}/${language}`);
export const lobby = () => get<Lobby>("/lobby");

export const archive = () => get<TableInfo[]>("/archive");
export const putAway = (id: string, away: boolean) =>
  send<TableInfo>("POST", `/tables/${id}/archive`, { away });

/** The challenges of a day, or of today. */
export const daily = (day = "") => get<Daily>(`/daily${day && `?day=${encodeURIComponent(day)}`}`);
export const dailyStandings = (span: "week" | "month") => get<DailyStanding[]>(`/daily/standings/${span}`);
export const practiseDaily = (game: string, day: string) =>
  send<TableInfo>("POST", `/daily/${game}/practice?day=${day}`);
export const beginDaily = (game: string) => send<TableInfo>("POST", `/daily/${game}`);

export const openTable = (table: NewTable) => send<TableInfo>("POST", "/tables", table);
export const table = (id: string) => get<TableInfo>(`/tables/${id}`);
export const join = (id: string, secret = "") => send<TableInfo>("POST", `/tables/${id}/join`, { secret });
export const leave = (id: string) => send<TableInfo>("POST", `/tables/${id}/leave`);
export const fillSeat = (id: string, seat: number, wish: SeatWish) =>
  send<TableInfo>("POST", `/tables/${id}/seats/${seat}`, wish);
export const start = (id: string) => send<TableInfo>("POST", `/tables/${id}/start`);
export const rematch = (id: string) => send<TableInfo>("POST", `/tables/${id}/rematch`);

export type SeatDeed = "concede" | "to-bot" | "take-back" | "replace";
export const doWithSeat = (id: string, seat: number, deed: SeatDeed) =>
  send<TableInfo>("POST", `/tables/${id}/seats/${seat}/${deed}`);

export const position = (id: string) => get<Position>(`/tables/${id}/position`);
export const changeTable = (id: string, change: TableChange) =>
  send<TableInfo>("PATCH", `/tables/${id}`, change);
export const seatLinks = (id: string) => get<SeatLink[]>(`/tables/${id}/links`);
export const renewLink = (id: string, seat: number, sign_out: boolean) =>
  send<SeatLink>("POST", `/tables/${id}/seats/${seat}/link`, { sign_out });
export const record = (id: string) => text(`/tables/${id}/record`);
export const openRecord = (written: string) => send<TableInfo>("POST", "/records", { text: written });
export const replay = (id: string, first: number, last: number) =>
  get<Replay>(`/tables/${id}/replay?first=${first}&last=${last}`);

export const analyse = (id: string) => send<AnalysisInfo>("POST", `/tables/${id}/analysis`);
export const analysis = (id: string, first: number) =>
  get<AnalysisInfo>(`/tables/${id}/analysis?first=${first}`);
export const bestLine = (id: string, row: number, way: number) =>
  get<Replay>(`/tables/${id}/analysis/${row}?way=${way}`);
export const waysAt = (id: string, row: number) => get<Alternative[]>(`/tables/${id}/analysis/${row}/ways`);
export const playOn = (id: string, move: number) =>
  send<TableInfo>("POST", `/tables/${id}/play-on`, { move });

export const puzzles = () => get<Puzzles>("/puzzles");
export const nextPuzzle = (game: string, theme = "") =>
  get<PuzzleInfo>(`/puzzles/${game}/next${theme && `?theme=${encodeURIComponent(theme)}`}`);
export const puzzle = (game: string, key: string) =>
  get<PuzzleInfo>(`/puzzles/${game}/${encodeURIComponent(key)}`);
const atPuzzle = <Answer>({ game, key }: PuzzleInfo, deed: string, body?: unknown) =>
  send<Answer>("POST", `/puzzles/${game}/${key}/${deed}`, body);
export const previewPuzzle = (puzzle: PuzzleInfo, line: string) =>
  atPuzzle<Previewed>(puzzle, "preview", { line });
export const whyNotPuzzle = (puzzle: PuzzleInfo, spots: string[]) =>
  atPuzzle<{ why: Words | null }>(puzzle, "why", { spots });
export const hintPuzzle = (puzzle: PuzzleInfo) => atPuzzle<PuzzleHint>(puzzle, "hint");
export const answerPuzzle = (puzzle: PuzzleInfo, line: string, hinted: boolean) =>
  atPuzzle<PuzzleAnswer>(puzzle, "answer", { line, hinted });
export const tryPosition = (wish: TryWish) => send<Tried>("POST", "/positions", wish);
export const tryHints = (wish: TryWish) => send<HintedWay[]>("POST", "/positions/hints", wish);
/** The turn that was going on after so many moves of a finished game. */
export const tryMoment = (id: string, move: number) => get<Tried>(`/tables/${id}/try?move=${move}`);

export function socketAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
}

const get = <Answer>(path: string) => send<Answer>("GET", path);

async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await ask(method, path, body);
  return answer.status === 204 ? (undefined as Answer) : ((await answer.json()) as Answer);
}

const text = async (path: string) => (await ask("GET", path)).text();

const PATIENCE = 20_000; // milliseconds after which a server that says nothing cannot be reached

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await fetch(`/api${path}`, {
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
