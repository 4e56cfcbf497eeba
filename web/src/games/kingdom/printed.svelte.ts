/** What is printed on the game's quadrants and in its box, asked for once. */

import { printed as askPrinted } from "../../server";
import type { Printed } from "./pieces";

class Box {
  printed = $state.raw<Printed | null>(null);
  asked = false;
}
const box = new Box();

export function printed(): Printed | null {
  if (!box.asked) {
    box.asked = true;
    askPrinted<Printed>("kingdom").then((answer) => (box.printed = answer), () => (box.asked = false));
  }
  return box.printed;
}
