/** Whoever looks elsewhere still hears of their turn; whoever listens hears pieces and tokens. */

import { notify, sound } from "./alerts";
import type { GameParts } from "../games/parts";
import type { Table } from "./table.svelte";
import { say } from "../words/words.svelte";

export function alertFrom(table: Table, soundOf: GameParts["soundOf"]): void {
  const myTurn = $derived(table.acting !== null && !table.catchingUp);

  $effect(() => {
    document.title = `${myTurn ? `● ${say("your-turn")} · ` : ""}${say("title")} · Bastide`;
  });

  let rung = false;
  $effect(() => {
    if (myTurn && !rung) {
      sound("bell");
      notify(say("your-turn"), table.info.id);
    }
    rung = myTurn;
  });

  let heard = Infinity; // what stood when one came is not heard
  $effect(() => {
    const last = table.log.at(-1);
    if (!last) return;
    if (last.number > heard) {
      const [kind] = last.events.flatMap((event) => soundOf(event) ?? []).sort(); // of several the brightest
      if (kind) sound(kind);
    }
    heard = last.number;
  });
}
