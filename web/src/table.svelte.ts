/** One table as the page knows it: what the house last said, and what is shown of it meanwhile. */

import type {
  Asked, Asking, FromHouse, Play, Position, Previewed, Refused, Said, SeatTable, TableInfo, Told, Words,
} from "./messages";
import { socketAddress } from "./server";
import { keep, kept, stepTime } from "./settings.svelte";
import { continued, stillTogether } from "./turns";
import { TableSocket } from "./socket";
import { now } from "./ticking.svelte";

const NOTICE = 6000; // milliseconds for which an outcome is told

type Answer = (message: FromHouse) => void;

export class Table {
  info = $state.raw<TableInfo>({} as TableInfo);
  shown = $state.raw<Position | null>(null); // lags behind while others' turns are played
  log = $state.raw<Told[]>([]); // up to what is shown
  chat = $state.raw<Said[]>([]);
  asked = $state.raw<Asked | null>(null);
  settled = $state.raw<{ what: Asking; granted: boolean; seat: number; needed: number[] } | null>(null);
  refused = $state.raw<Words | null>(null);
  state = $state<"connecting" | "open" | "reconnecting">("connecting");
  sending = $state(false);
  catchingUp = $state(false);
  private ahead = $state(0); // of the house's clock before ours, in seconds

  private latest: Position | null = null;
  private last = 0;
  private queue: Position[] = [];
  private recent = $state.raw<{ position: Position; log: Told[] }[]>([]); // since this person last moved, for showing again
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unanswered: Play | null = null;
  private takingBack = false;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly answers = new Map<string, Answer>();
  private readonly socket: TableSocket;
  private refs = 0;

  constructor(info: TableInfo) {
    this.info = info;
    this.setClock(info);
    this.read = Number(kept(`read.${info.id}`, "0"));
    this.muted = JSON.parse(kept(`muted.${info.id}`, "[]")) as string[];
    this.socket = new TableSocket(socketAddress(info.id), {
      hello: () => ({ type: "hello", last: this.last }),
      opened: () => this.opened(),
      heard: (message) => this.heard(message),
      lost: () => (this.state = "reconnecting"),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  // -- who and what

  /** The seats of this person that a person plays. */
  mine = $derived(this.info.seats.filter((seat) => seat.mine && !seat.bot).map((seat) => seat.seat));
  /** The seat of this screen that is to act. */
  acting = $derived(this.shown?.to_act.find((seat) => this.mine.includes(seat)) ?? null);

  /** What a seat of this screen sees; a spectator's sight when it has none. */
  sight(seat: number | null): SeatTable | null {
    const seats = this.shown?.seats ?? [];
    return seats.find((one) => one.seat === seat) ?? seats[0] ?? null;
  }

  /** Seconds since the epoch by the house's clock. */
  time(): number {
    return now() + this.ahead;
  }

  private setClock(info: TableInfo): void {
    this.ahead = info.now - Date.now() / 1000;
  }

  muted = $state.raw<string[]>([]);
  heardChat = $derived(this.chat.filter((said) => !this.muted.includes(said.sender)));

  private read = $state(0); // the last line of chat that was looked at
  unread = $derived(this.heardChat.filter((said) => said.number > this.read && !this.isMine(said.seat)).length);

  isMine(seat: number | null): boolean {
    return this.info.seats.some((one) => one.seat === seat && one.mine);
  }

  readChat(): void {
    this.read = Math.max(this.read, this.chat.at(-1)?.number ?? 0);
    keep(`read.${this.info.id}`, String(this.read));
  }

  /** Hears no more of someone; of everyone again without a name. */
  mute(sender: string | null): void {
    this.muted = sender === null ? [] : [...this.muted, sender];
    keep(`muted.${this.info.id}`, JSON.stringify(this.muted));
  }

  // -- what one does

  play(seat: number, line: string): void {
    if (this.unanswered || !this.latest) return;
    this.unanswered = { type: "play", seat, line, after: this.latest.number, client_move: crypto.randomUUID() };
    this.sending = true;
    this.refused = null;
    this.recent = [];
    this.socket.send(this.unanswered);
  }

  /** One step at a time: whoever clicks twice takes one move back. */
  undo(seat: number): void {
    if (this.takingBack) return;
    this.takingBack = true;
    this.refused = null;
    this.recent = [];
    this.socket.send({ type: "undo", seat });
  }

  ask(what: Asking, seat: number): void {
    this.socket.send({ type: "ask", what, seat });
  }

  answer(seat: number, agree: boolean): void {
    this.socket.send({ type: "answer", seat, agree });
  }

  say(text: string): void {
    this.socket.send({ type: "say", text });
  }

  async preview(seat: number, line: string): Promise<Previewed | null> {
    const answer = await this.request((ref) => ({ type: "preview", seat, line, ref }));
    return answer?.type === "previewed" ? answer : null;
  }

  async why(seat: number, line: string): Promise<Words | null> {
    const answer = await this.request((ref) => ({ type: "why", seat, line, ref }));
    return answer?.type === "explained" ? answer.why : answer?.type === "refused" ? answer.why : null;
  }

  async hint(seat: number): Promise<string | null> {
    const answer = await this.request((ref) => ({ type: "hint", seat, ref }));
    return answer?.type === "hinted" ? answer.line : null;
  }

  // -- others' turns, one step after the other

  skip(): void {
    clearTimeout(this.timer);
    for (const position of this.queue.splice(0)) this.show(position);
    const last = this.recent.at(-1);
    if (last) this.turnTo(last);
    this.catchingUp = false;
  }

  /** What happened since this person last moved, once more. */
  showAgain(): void {
    if (!this.canShowAgain) return;
    const seen = [...this.recent];
    this.catchingUp = true;
    const step = () => {
      const one = seen.shift();
      if (!one) return this.next();
      this.turnTo(one);
      this.timer = setTimeout(step, Math.max(stepTime(), 400));
    };
    step();
  }

  get canShowAgain(): boolean {
    return this.recent.length > 2 && !this.catchingUp;
  }

  private turnTo({ position, log }: { position: Position; log: Told[] }): void {
    this.shown = position;
    this.log = log;
  }

  // -- what the house says

  private opened(): void {
    this.state = "open";
    this.takingBack = false;
    if (this.unanswered) this.socket.send(this.unanswered); // plays once, however often it is sent
  }

  private heard(message: FromHouse): void {
    switch (message.type) {
      case "position":
        return this.take(message);
      case "table":
        this.info = message.table;
        this.setClock(message.table);
        return;
      case "said":
        if (!this.chat.some((said) => said.number === message.number)) this.chat = [...this.chat, message];
        return;
      case "asked":
        this.asked = message;
        return;
      case "settled":
        this.settled = { ...message, seat: this.asked?.seat ?? 0, needed: this.asked?.needed ?? [] };
        this.asked = null;
        setTimeout(() => (this.settled = null), NOTICE);
        return;
      case "refused":
        return this.takeRefusal(message);
      case "previewed":
      case "explained":
      case "hinted":
        return this.settle(message.ref, message);
      case "pong":
        return;
    }
  }

  private take(position: Position): void {
    this.takingBack = false;
    if (this.unanswered && position.number > this.unanswered.after) this.answered();
    const first = this.latest === null;
    const together = stillTogether(this.latest?.to_act ?? [], position.to_act); // nobody waits for what happens beside their own choice
    this.latest = position;
    this.last = position.number;
    const foreign = position.log.some((told) => told.seat >= 0 && !this.mine.includes(told.seat));
    const wait = stepTime();
    if (first || position.fresh || wait === 0 || document.hidden || ((!foreign || together) && !this.queue.length)) {
      this.skip();
      this.show(position);
      return;
    }
    this.queue.push(position);
    if (!this.catchingUp) this.next();
  }

  private next(): void {
    const position = this.queue.shift();
    if (!position) {
      this.catchingUp = false;
      return;
    }
    this.show(position);
    this.catchingUp = this.queue.length > 0 || this.acting === null; // who is to act need not wait
    if (!this.catchingUp) return;
    this.timer = setTimeout(() => this.next(), this.queue.length > 12 ? stepTime() / 3 : stepTime());
  }

  private show(position: Position): void {
    this.log = position.fresh ? position.log : continued(this.log, position.log);
    this.shown = position;
    this.recent = [...this.recent.slice(-60), { position, log: this.log }];
  }

  private takeRefusal(refusal: Refused): void {
    this.takingBack = false;
    if (refusal.ref && this.answers.has(refusal.ref)) return this.settle(refusal.ref, refusal);
    if (this.unanswered) this.answered();
    this.refused = refusal.why;
  }

  private answered(): void {
    this.unanswered = null;
    this.sending = false;
  }

  private settle(ref: string, message: FromHouse): void {
    this.answers.get(ref)?.(message);
    this.answers.delete(ref);
  }

  private request(make: (ref: string) => Parameters<TableSocket["send"]>[0]): Promise<FromHouse | null> {
    const ref = String(++this.refs);
    return new Promise((resolve) => {
      if (!this.socket.send(make(ref))) return resolve(null);
      this.answers.set(ref, resolve);
      setTimeout(() => {
        this.answers.delete(ref);
        resolve(null);
      }, 8000);
    });
  }
}

/** The seat that speaks for this screen: the one to act, else its first. */
export const choosingSeat = (table: Table): number | null => table.acting ?? table.mine[0] ?? null;
