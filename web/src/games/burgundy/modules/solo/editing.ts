import { among, number, withAt, type Field } from "../../../../parts/try/editing";
import { say, titleOf } from "../../../../words/words.svelte";
import { inBox, isBlackBacked, wares, type Laid, type PartEditing } from "../../editing/laid";
import { tileTitle } from "../../names";
import type { Tile } from "../../pieces";

type Solo = NonNullable<Laid["solo"]>;

/** What lies face down there: a tile with a black back, for which one of those left comes back. */
function blank(position: Laid, solo: Solo, at: number): Field<Laid> {
  const now = solo.blanks[at] as Tile;
  const left = position.black as Record<string, number>;
  const put = (word: string): Laid => {
    const black = { ...left, [now]: (left[now] ?? 0) + 1 };
    black[word] = (black[word] ?? 0) - 1;
    return { ...position, black, solo: { ...solo, blanks: withAt(solo.blanks, at, word as Tile) } };
  };
  const open = Object.keys(left).filter((word) => (left[word] ?? 0) > 0 && isBlackBacked(word));
  const words = [...new Set([now, ...open])];
  return among(say("try-blank", { number: at + 1 }), now, words, tileTitle, put);
}

export const editing: PartEditing = {
  tiles: ["blank"],
  lacks: ["points", "bridge"],
  groups: (position) => {
    const { solo } = position;
    if (!solo) return [];
    const { lowest, hardest } = inBox().modes.solo;
    const change = (part: Partial<Solo>): Laid => ({ ...position, solo: { ...solo, ...part } });
    return [
      {
        title: titleOf("solo"),
        fields: [
          number(say("try-score"), solo.score, [0, solo.target - 1], (score) => change({ score })),
          number(say("target-title"), solo.target, [lowest, hardest], (target) => change({ target })),
          ...solo.blanks.map((_, at) => blank(position, solo, at)),
        ],
      },
      { title: say("try-gone"), fields: wares(solo.gone, (gone) => change({ gone })) },
    ];
  },
};
