import { number } from "../../../../parts/try/editing";
import { say, titleOf } from "../../../../words/words.svelte";
import { inBox, type PartEditing } from "../../editing/laid";

const all = (): number => inBox().modules.tile.find(({ tile }) => tile === "inn")?.own ?? 0;

export const editing: PartEditing = {
  groups: (position) => [
    {
      title: titleOf("inns"),
      fields: [
        number(say("try-inns"), position.inns?.lying ?? 0, [0, all()], (lying) => ({
          ...position,
          inns: { lying },
        })),
      ],
    },
  ],
};
