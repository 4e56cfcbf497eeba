import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromBrowser, FromHouse, Position, TableInfo } from "../net/messages";
import { FIRST_TURN } from "../games/kingdom/example";
import { Table } from "./table.svelte";

vi.mock("../settings.svelte", () => ({
  keep: () => {},
  kept: (_name: string, otherwise: string) => otherwise,
  stepTime: () => 0,
}));
vi.mock("./time/ticking.svelte", () => ({ now: () => 0 }));

const POSITION: Position = {
  type: "position",
  guided: null,
  number: 7,
  fresh: true,
  log: [],
  seats: [{ seat: 0, view: FIRST_TURN, lines: ["build 1.1", "end-turn"], undo: "build 2.2" }],
  to_act: [0],
  score: null,
};
const INFO: TableInfo = {
  id: "table",
  game: "kingdom",
  options: {},
  settings: {
    pace: "live",
    absence: 60,
    live_gold: true,
    start_when_full: false,
    bots: "greedy",
    hints: true,
    guided: false,
  },
  status: "running",
  seats: [],
  host: true,
  to_act: [0],
  moves: 7,
  scores: [],
  winners: [],
  created: 0,
  played: 0,
  now: 0,
  next: "",
  kept: "",
  take_back: true,
  changes: [],
  daily: "",
  due: null,
  set_up: false,
};

/** The house at the other end of the table's line. */
class HouseLine {
  static readonly OPEN = 1;
  static last: HouseLine;
  readonly readyState = HouseLine.OPEN;
  readonly heard: FromBrowser[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (message: { data: string }) => void = () => {};

  constructor() {
    HouseLine.last = this;
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }

  close(): void {
    this.onclose();
  }

  say(message: FromHouse): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  refuse(ref: string, code = "undo-nothing"): void {
    this.say({ type: "refused", code, why: { key: code, arguments: {}, clause: "", text: code }, ref });
  }

  refOf(type: FromBrowser["type"]): string {
    return this.heard.findLast((message) => message.type === type)?.ref ?? "";
  }
}

let table: Table;
let house: HouseLine;

const greet = () => {
  house = HouseLine.last;
  house.onopen();
  house.say(POSITION);
  house.say({ type: "done", ref: house.refOf("hello") });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", HouseLine);
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  table = new Table(INFO);
  greet();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("everything that is sent has a name of its own", () => {
  table.play(0, "end-turn");
  table.undo(0);
  table.ask("end", 0);
  table.answer(0, true);
  table.say("hello");
  void table.preview(0, "end-turn");
  vi.advanceTimersByTime(15_000);
  const refs = house.heard.map((message) => message.ref);
  expect(house.heard.map((message) => message.type)).toContain("ping");
  expect(refs.every((ref) => ref !== "")).toBe(true);
  expect(new Set(refs).size).toBe(refs.length);
});

test("a move waits for its own answer", () => {
  table.play(0, "end-turn");
  house.say({ ...POSITION, number: 8, fresh: false });
  expect(table.sending).toBe(true);
  house.say({ type: "done", ref: house.refOf("play") });
  expect(table.sending).toBe(false);
});

test("whoever sees what came of a move may go on, though its answer is still on its way", () => {
  const dealt = (number: number, seat: number) =>
    house.say({ ...POSITION, number, fresh: false, log: [{ number, seat, at: 0, events: [] }] });
  table.play(0, "build 1.1");
  dealt(8, 1);
  expect(table.sending).toBe(true);
  dealt(9, 0);
  expect(table.sending).toBe(false);
  const first = house.refOf("play");
  table.play(0, "end-turn");
  house.say({ type: "done", ref: first });
  expect(table.sending).toBe(true);
  expect(house.heard.at(-1)).toMatchObject({ line: "end-turn", after: 9 });
});

test("the refusal of something else does not settle the move", () => {
  table.undo(0);
  table.play(0, "end-turn");
  house.refuse(house.refOf("undo"));
  expect(table.refused?.key).toBe("undo-nothing");
  expect(table.sending).toBe(true);
  house.refuse(house.refOf("play"), "not-to-act");
  expect(table.sending).toBe(false);
  expect(table.refused?.key).toBe("not-to-act");
});

test("an undo is under way until it is answered itself", () => {
  table.undo(0);
  table.play(0, "end-turn");
  house.say({ ...POSITION, number: 8 });
  house.refuse(house.refOf("play"), "stale");
  table.undo(0);
  const undos = () => house.heard.filter((message) => message.type === "undo").length;
  expect(undos()).toBe(1);
  house.say({ type: "done", ref: house.refOf("undo") });
  table.undo(0);
  expect(undos()).toBe(2);
});

test("a move that could not be kept is said again under its name; another's trouble does not repeat it", () => {
  table.undo(0);
  table.play(0, "end-turn");
  const plays = () => house.heard.filter((message) => message.type === "play");
  house.refuse(house.refOf("undo"), "house-cannot-keep");
  vi.advanceTimersByTime(5000);
  expect([plays().length, table.unkept]).toEqual([1, false]);
  house.refuse(house.refOf("play"), "house-cannot-keep");
  expect(table.unkept).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(plays()[1]).toEqual(plays()[0]);
  house.say({ type: "done", ref: house.refOf("play") });
  expect([table.unkept, table.sending]).toEqual([false, false]);
});

test("after the line was lost the move is said again under its name and answered there", () => {
  table.play(0, "end-turn");
  const name = house.refOf("play");
  house.close();
  vi.advanceTimersByTime(1000);
  greet();
  expect(house.refOf("play")).toBe(name);
  expect(table.sending).toBe(true);
  house.say({ type: "done", ref: name });
  expect(table.sending).toBe(false);
});

test("a preview that is refused settles nothing but itself", async () => {
  const preview = table.preview(0, "build 9.9");
  table.play(0, "end-turn");
  house.refuse(house.refOf("preview"));
  expect(await preview).toBe(null);
  expect([table.sending, table.refused]).toEqual([true, null]);
});

test("an answer that takes its time is still one", async () => {
  const preview = table.preview(0, "build 9.9");
  const name = house.refOf("preview");
  vi.advanceTimersByTime(14_000);
  house.say({ type: "previewed", ref: name, line: "build 9.9", events: [], before: null, after: null });
  expect(await preview).toMatchObject({ line: "build 9.9" });
});

test("what was asked on a line that is lost is not waited for", async () => {
  const preview = table.preview(0, "build 9.9");
  house.close();
  expect(await preview).toBe(null);
});

test("only what others did can be watched again", () => {
  const mine = { seat: 0, kind: "me" as const, name: "", given: 0, bot: "", mine: true, here: true };
  table.close();
  table = new Table({ ...INFO, seats: [{ ...mine, away_since: null, conceded: false }] });
  greet();
  const deal = (number: number, seat: number) => {
    house.say({ ...POSITION, number, fresh: false, log: [{ number, seat, at: 0, events: [] }] });
    vi.advanceTimersByTime(1);
  };
  deal(8, -1);
  deal(9, -1);
  expect(table.canShowAgain).toBe(false);
  deal(10, 1);
  expect(table.canShowAgain).toBe(true);
});

test("what others chose beside this person's own choice is nothing to watch again", () => {
  const mine = { seat: 0, kind: "me" as const, name: "", given: 0, bot: "", mine: true, here: true };
  table.close();
  table = new Table({ ...INFO, seats: [{ ...mine, away_since: null, conceded: false }] });
  house = HouseLine.last;
  house.onopen();
  house.say({ ...POSITION, to_act: [0, 1, 2] });
  const tell = (number: number, seat: number, to_act: number[]) => {
    house.say({ ...POSITION, number, to_act, fresh: false, log: [{ number, seat, at: 0, events: [] }] });
    vi.advanceTimersByTime(1);
  };
  tell(8, 1, [0, 2]);
  tell(9, 2, [0]);
  expect(table.canShowAgain).toBe(false);
  tell(10, 1, [0]);
  expect(table.canShowAgain).toBe(true);
});
