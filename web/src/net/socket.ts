/** A table's socket that comes back by itself: waits a little longer each time, listens for the heart-beat. */

import type { FromBrowser, FromHouse } from "./messages";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const BEAT = 15_000;
const SILENCE = 25_000;

export interface Listener {
  hello(): FromBrowser;
  opened(): void;
  heard(message: FromHouse): void;
  lost(): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private beat: ReturnType<typeof setInterval> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private lastHeard = 0;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
  }

  send(message: FromBrowser): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.lastHeard = Date.now();
    let greeted = false;
    socket.onopen = () => {
      this.lastHeard = Date.now();
      this.send(this.listener.hello());
    };
    socket.onmessage = (message) => {
      this.wait = FIRST_WAIT; // a house that opens the line and says nothing is not hurried
      this.lastHeard = Date.now();
      if (!greeted) {
        greeted = true; // one that is closed without a word was never open
        this.wait = FIRST_WAIT;
        this.listener.opened();
      }
      this.listener.heard(JSON.parse(String(message.data)) as FromHouse);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.comeBack();
    };
    clearInterval(this.beat);
    this.beat = setInterval(() => this.keepAlive(), BEAT);
  }

  private keepAlive(): void {
    if (Date.now() - this.lastHeard > SILENCE) this.drop();
    else this.send({ type: "ping", ref: "beat" });
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.comeBack();
  }

  private comeBack(): void {
    if (this.closed) return;
    clearInterval(this.beat);
    clearTimeout(this.again);
    this.listener.lost();
    this.again = setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
  }

  private readonly cut = () => this.drop();

  private readonly hurry = () => {
    const state = this.socket?.readyState;
    if (this.closed || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.again);
    this.connect();
  };
}
