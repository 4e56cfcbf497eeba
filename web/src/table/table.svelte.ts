/** One table as the page knows it: what the house last said, and what is shown of it meanwhile. */

import type {
  Asked,
  Asking,
  FromBrowser,
  FromHouse,
  HintedWay,
  Play,
  Position,
  Previewed,
  Refused,
  Said,
  SeatTable,
  Settled,
  TableChanged,
  TableInfo,
  Told,
  Words,
} from "../net/messages";
import { Refusal, socketAddress } from "../net/server";
import { keep, kept, stepTime } from "../settings.svelte";
import { pauseOf } from "./time/pauses";
import { continued, stillTogether } from "./turns";
import { TableSocket, type Listener } from "../net/socket";
import { now } from "./time/ticking.svelte";

const NOTICE = 6000; // milliseconds for which an outcome is told
const AGAIN = 2000; // milliseconds after which the house is asked again what it could not keep

type Answer = (message: FromHouse | null) => void; // none where the line was lost before
/** Where what is said at the table goes, and comes from. */
export type HouseLine = Pick<TableSocket, "send" | "close">;
/** What is not told to everyone at the table. */
type Answered = Exclude<FromHouse, Position | TableChanged | Said | Asked | Settled>;

export class Table {
  info: TableInfo;
  shown = $state.raw<Position | null>(null); // lags behind while others' turns are played
  log = $state.raw<Told[]>([]); // up to what is shown
  chat = $state.raw<Said[]>([]);
  asked = $state.raw<Asked | null>(null);
  settled = $state.raw<{ what: Asking; granted: boolean; seat: number; needed: number[] } | null>(null);
  refused = $state.raw<Words | null>(null);
  state = $state<"connecting" | "open" | "reconnecting">("connecting");
  sending = $state(false);
  unkept = $state(false); // a move is on its way that the house could not keep yet
  catchingUp = $state(false);
  private ahead = $state(0); // of the house's clock before ours, in seconds

  private latest: Position | null = null;
  private last = 0;
  private queue: Position[] = [];
  private shownAt = 0; // by this screen's clock
  private recent = $state.raw<{ position: Position; log: Told[] }[]>([]); // since this person last moved, for showing again
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unanswered: Play | null = null; // until the house answers under its name
  private greeted = false; // the house has said where the table stands
  private again: ReturnType<typeof setTimeout> | undefined;
  private greeting = ""; // the name of the hello that was said last
  takingBack = $state(""); // the name of an undo on its way
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly answers = new Map<string, Answer>();
  private readonly socket: HouseLine;
  private refs = 0;

  constructor(
    info: TableInfo,
    connect = (listener: Listener): HouseLine => new TableSocket(socketAddress(info.id), listener),
  ) {
    this.info = $state.raw(info);
    this.setClock(info);
    this.read = Number(kept(`read.${info.id}`, "0"));
    this.muted = JSON.parse(kept(`muted.${info.id}`, "[]")) as string[];
    this.socket = connect({
      hello: () => this.hello(),
      opened: () => this.opened(),
      heard: (message) => this.heard(message),
      lost: () => this.lost(),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.again);
    this.socket.close();
  }

  /** What keeps the table from going on, and is over by itself. */
  trouble = $derived(
    this.state === "reconnecting" ? "house-unreachable" : this.unkept ? "move-unkept" : null,
  );

  // -- who and what

  /** The seats of this person that a person plays. */
  mine = $derived.by(() => this.info.seats.filter((seat) => seat.mine && !seat.bot).map((seat) => seat.seat));
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
  unread = $derived(
    this.heardChat.filter((said) => said.number > this.read && !this.isMine(said.seat)).length,
  );

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
    this.unanswered = {
      type: "play",
      seat,
      line,
      after: this.latest.number,
      client_move: crypto.randomUUID(),
      ref: this.newRef(),
    };
    this.sending = true;
    this.refused = null;
    this.recent = [];
    this.socket.send(this.unanswered);
  }

  /** One step at a time: whoever clicks twice takes one move back. */
  undo(seat: number): void {
    if (this.takingBack) return;
    this.takingBack = this.newRef();
    this.refused = null;
    this.recent = [];
    this.socket.send({ type: "undo", seat, ref: this.takingBack });
  }

  ask(what: Asking, seat: number): void {
    this.socket.send({ type: "ask", what, seat, ref: this.newRef() });
  }

  answer(seat: number, agree: boolean): void {
    this.socket.send({ type: "answer", seat, agree, ref: this.newRef() });
  }

  say(text: string): void {
    this.socket.send({ type: "say", text, ref: this.newRef() });
  }

  /** The host begins. */
  async start(): Promise<void> {
    const answer = await this.request((ref) => ({ type: "start", ref }));
    if (answer?.type === "refused") throw new Refusal(answer.code, answer.why.text);
    if (!answer) throw new Refusal("offline", "");
  }

  async preview(seat: number, line: string): Promise<Previewed | null> {
    const answer = await this.request((ref) => ({ type: "preview", seat, line, ref }));
    return answer?.type === "previewed" ? answer : null;
  }

  /** Why a click on the last of these spots does nothing, the others picked up. */
  async whyNot(seat: number, spots: string[]): Promise<Words | null> {
    const answer = await this.request((ref) => ({ type: "why", seat, line: "", spots, ref }));
    return answer?.type === "explained" ? answer.why : answer?.type === "refused" ? answer.why : null;
  }

  /** The best ways to go on; nothing where there are none, and it is said why. */
  async hints(seat: number): Promise<HintedWay[]> {
    const answer = await this.request((ref) => ({ type: "hint", seat, ref }));
    if (answer?.type === "refused") this.refused = answer.why;
    return answer?.type === "hinted" ? answer.ways : [];
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
    return (
      this.recent.length > 2 &&
      !this.catchingUp &&
      this.recent.some((one, at) => this.isOthers(one.position, this.recent[at - 1]?.position))
    );
  }

  /** Somebody else did something to see in this step: not chance alone, not a choice while others still choose. */
  private isOthers(position: Position, before?: Position): boolean {
    if (position.fresh || (before && stillTogether(before.to_act, position.to_act))) return false;
    return position.log.some(({ seat }) => seat >= 0 && !this.isMine(seat));
  }

  private turnTo({ position, log }: { position: Position; log: Told[] }): void {
    this.shown = position;
    this.log = log;
  }

  // -- what the house says

  private hello(): FromBrowser {
    this.greeted = false;
    this.greeting = this.newRef();
    return { type: "hello", last: this.last, ref: this.greeting };
  }

  private opened(): void {
    this.state = "open";
    this.takingBack = ""; // what was asked on another line is not answered on this one
    if (this.unanswered) this.socket.send(this.unanswered); // plays once, however often it is sent
  }

  /** What was asked on this line is never answered; only then, for a house that is busy answers late. */
  private lost(): void {
    this.state = "reconnecting";
    for (const ref of [...this.answers.keys()]) this.settle(ref, null);
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
        return this.takeOutcome(message);
      default:
        return this.answered(message);
    }
  }

  /** What is said to this screen alone, under the name of what it has sent. */
  private answered(message: Answered): void {
    switch (message.type) {
      case "done":
        this.settle(message.ref, message);
        return this.isDone(message.ref);
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
    this.greeted = true;
    this.state = "open";
    const atOnce = this.isShownAtOnce(position, this.latest);
    this.takeOwnMove(position);
    this.latest = position;
    this.last = position.number;
    if (atOnce) {
      this.skip();
      this.show(position);
      return;
    }
    this.queue.push(position);
    if (!this.catchingUp) this.begin(position);
  }

  /** A position that tells of the move is its answer: whoever sees what came of it may go on. */
  private takeOwnMove({ log }: Position): void {
    const { seat, after, ref = "" } = this.unanswered ?? { seat: 0, after: 0 };
    if (log.some((told) => told.seat === seat && told.number > after)) this.isDone(ref);
  }

  /** Others' turns begin; a bot that answers at once seems to think a moment. */
  private begin({ log, number }: Position): void {
    const seat = log.find((told) => told.seat >= 0)?.seat ?? -1;
    const bot = this.info.seats[seat]?.bot;
    const wait = bot ? this.shownAt + pauseOf(bot, number, stepTime()) - Date.now() : 0;
    if (wait <= 0) return this.next();
    this.catchingUp = true;
    this.timer = setTimeout(() => this.next(), wait);
  }

  /** Others' turns are played one after the other; nobody waits for what happens beside their own choice. */
  private isShownAtOnce(position: Position, before: Position | null): boolean {
    if (!before || position.fresh || stepTime() === 0 || document.hidden) return true;
    if (this.queue.length) return false;
    const foreign = position.log.some((told) => told.seat >= 0 && !this.mine.includes(told.seat));
    return !foreign || stillTogether(before.to_act, position.to_act);
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
    this.shownAt = Date.now();
    this.recent = [...this.recent.slice(-60), { position, log: this.log }];
  }

  private takeOutcome(outcome: Settled): void {
    this.settled = { ...outcome, seat: this.asked?.seat ?? 0, needed: this.asked?.needed ?? [] };
    this.asked = null;
    setTimeout(() => (this.settled = null), NOTICE);
  }

  /** What was sent under this name is answered; nothing else is. */
  private isDone(ref: string): void {
    if (ref === this.takingBack) this.takingBack = "";
    if (ref !== this.unanswered?.ref) return;
    this.unanswered = null;
    this.unkept = false;
    this.sending = false;
  }

  private takeRefusal(refusal: Refused): void {
    const { ref, code } = refusal;
    if (this.answers.has(ref)) return this.settle(ref, refusal);
    const again = ref === this.unanswered?.ref || (ref === this.greeting && !this.greeted);
    if (again && code === "house-cannot-keep") return this.tryAgain();
    this.isDone(ref);
    this.refused = refusal.why;
  }

  /** What could not be kept is said again, under the same name: it plays once. */
  private tryAgain(): void {
    this.unkept = this.unanswered !== null;
    if (!this.greeted) this.state = "reconnecting";
    clearTimeout(this.again);
    this.again = setTimeout(() => {
      if (!this.greeted) this.socket.send(this.hello());
      if (this.unanswered) this.socket.send(this.unanswered);
    }, AGAIN);
  }

  private settle(ref: string, message: FromHouse | null): void {
    this.answers.get(ref)?.(message);
    this.answers.delete(ref);
  }

  /** A name for what is sent; the house answers under it. */
  private newRef(): string {
    return String(++this.refs);
  }

  private request(make: (ref: string) => Parameters<TableSocket["send"]>[0]): Promise<FromHouse | null> {
    const ref = this.newRef();
    return new Promise((resolve) => {
      if (this.socket.send(make(ref))) this.answers.set(ref, resolve);
      else resolve(null);
    });
  }
}

/** The seat that speaks for this screen: the one to act, else its first. */
export const choosingSeat = (table: Table): number | null => table.acting ?? table.mine[0] ?? null;
