/** Everything the page asks of the house by form; play itself goes over the table's socket. */

import type {
  GameInfo, Lobby, Me, NewTable, Position, Problem, Replay, SeatLink, SeatWish, TableChange, TableInfo,
} from "./messages";

export class Refusal extends Error {
  constructor(readonly code: string, readonly detail: string) {
    super(detail);
  }
}

export const me = () => get<Me>("/me");
export const changeMe = (change: Partial<Pick<Me, "name" | "language">>) => send<Me>("PATCH", "/me", change);
export const games = () => get<GameInfo[]>("/games");
export const printed = <Printed>(game: string, without = "") => get<Printed>(`/games/${game}/printed?without=${without}`);
export const words = (language: string, name: string) => text(`/words/${language}/${name}`);
export const rules = (game: string, language: string) => text(`/rules/${game}/${language}`);
export const lobby = () => get<Lobby>("/lobby");

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
export const changeTable = (id: string, change: TableChange) => send<TableInfo>("PATCH", `/tables/${id}`, change);
export const seatLinks = (id: string) => get<SeatLink[]>(`/tables/${id}/links`);
export const record = (id: string) => text(`/tables/${id}/record`);
export const openRecord = (written: string) => send<TableInfo>("POST", "/records", { text: written });
export const replay = (id: string, first: number, last: number) =>
  get<Replay>(`/tables/${id}/replay?first=${first}&last=${last}`);

export function socketAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
}

const get = <Answer>(path: string) => send<Answer>("GET", path);

async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await ask(method, path, body);
  return answer.status === 204 ? (undefined as Answer) : ((await answer.json()) as Answer);
}

const text = async (path: string) => (await ask("GET", path)).text();

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
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
