import { among, player } from "../../../../parts/try/editing";
import { say, titleOf } from "../../../../words/words.svelte";
import type { PartEditing } from "../../editing/laid";

export const editing: PartEditing = {
  options: ["posts"],
  /** Who was first follows of itself until two have joined all posts. */
  groups: (position) => {
    const part = position.border_posts;
    const [first, second] = part?.completed ?? [];
    if (!part || typeof first !== "number" || typeof second !== "number") return [];
    const set = (seat: number) => ({
      ...position,
      border_posts: { ...part, completed: [seat, seat === first ? second : first] },
    });
    return [
      {
        title: titleOf("border_posts"),
        fields: [
          among(
            say("try-posts-first"),
            String(first),
            [first, second].map(String),
            (word) => player(Number(word)),
            (word) => set(Number(word)),
          ),
        ],
      },
    ];
  },
};
