import { number } from "../../../../parts/try/editing";
import { say, titleOf } from "../../../../words/words.svelte";
import type { PartEditing } from "../../editing/laid";

const MOST = 5; // one with each phase

export const editing: PartEditing = {
  groups: (position) => [
    {
      title: titleOf("inns"),
      fields: [
        number(say("try-inns"), position.inns?.lying ?? 0, [0, MOST], (lying) => ({
          ...position,
          inns: { lying },
        })),
      ],
    },
  ],
};
