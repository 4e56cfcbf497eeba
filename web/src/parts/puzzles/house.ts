/** The other side of a puzzle's table: what a socket would say there, asked for by form. */

import type { FromBrowser, FromHouse, Position, PuzzleInfo } from "../../net/messages";
import { previewPuzzle, whyNotPuzzle } from "../../net/server";
import type { Listener } from "../../net/socket";
import type { HouseLine } from "../../table/table.svelte";

export class PuzzleHouse implements HouseLine {
  private number = 1;

  constructor(
    private readonly puzzle: PuzzleInfo,
    private readonly listener: Listener,
    private readonly played: (line: string) => Promise<void>,
  ) {
    queueMicrotask(() => {
      listener.hello();
      listener.opened();
      listener.heard(puzzle.position);
    });
  }

  send(message: FromBrowser): boolean {
    switch (message.type) {
      case "play":
        void this.played(message.line).finally(() =>
          this.listener.heard({ type: "done", ref: message.ref ?? "" }),
        );
        return true;
      case "preview":
        void this.tell(message.ref ?? "", async (ref) => ({
          ...(await previewPuzzle(this.puzzle, message.line)),
          ref,
        }));
        return true;
      case "why":
        void this.tell(message.ref ?? "", async (ref) => {
          const { why } = await whyNotPuzzle(this.puzzle, message.spots ?? []);
          return { type: "explained", ref, line: "", why };
        });
        return true;
      default:
        return false;
    }
  }

  close(): void {}

  /** The same position, with these lines open. */
  leave(lines: string[]): void {
    this.number += 1;
    const { position } = this.puzzle;
    const seats: Position["seats"] = position.seats.map((one) => ({ ...one, lines }));
    this.listener.heard({ ...position, number: this.number, seats });
  }

  /** What cannot be said is not said: whoever waits for it need not wait any more. */
  private async tell(ref: string, say: (ref: string) => Promise<FromHouse>): Promise<void> {
    this.listener.heard(await say(ref).catch(() => ({ type: "done" as const, ref })));
  }
}
