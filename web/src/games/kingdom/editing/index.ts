/** How a position of Kingdom Builder is set up by hand. */

import { wordsAt } from "../../../choosing/choose";
import type { GameInfo, KingdomPosition, KingdomView, Words } from "../../../net/messages";
import { among, ERASER, number, player, seatsOf, somebody, withAt } from "../../../parts/try/editing";
import type { Editing, Field, Group } from "../../../parts/try/editing";
import { say, titleOf } from "../../../words/words.svelte";
import { allowed } from "../../options";
import { theBox } from "../box";
import EditPicture from "./EditPicture.svelte";

type Laid = KingdomPosition;
type Terrain = Laid["hands"][number];

const quadrants = (game: GameInfo): string[] =>
  allowed(game, "quadrants").flatMap((place) => [place, `${place}-turned`]);

const bare = (quadrant: string): string => quadrant.replace("-turned", "");

/** Words in places where none may stand twice: whoever had the chosen one gets the other. */
function swapped<Word extends string>(
  words: Word[],
  place: number,
  word: Word,
  same: (word: Word) => string,
) {
  const before = words[place] as Word;
  return words.map((one, at) => (at === place ? word : same(one) === same(word) ? before : one));
}

/** Another board has other hexes: what stood on it is taken off. */
function onBoard(position: Laid, place: number, quadrant: string): Laid {
  const quadrants = swapped(position.quadrants, place, quadrant as Laid["quadrants"][number], bare);
  const empty = seatsOf(position.settlements);
  return { ...position, quadrants, settlements: empty.map(() => []), tokens: empty.map(() => ({})) };
}

const seatChoice = (position: Laid, label: string, name: "current" | "start"): Field<Laid> =>
  somebody(say(label), position[name], seatsOf(position.settlements), (seat) => ({
    ...position,
    [name]: seat,
  }));

const pile = (position: Laid, name: "discards" | "removed"): Field<Laid>[] =>
  theBox().pieces.buildable.map((terrain) =>
    number(titleOf(terrain), position[name][terrain] ?? 0, [0, theBox().pieces.terrain_cards], (value) => ({
      ...position,
      [name]: { ...position[name], [terrain]: value },
    })),
  );

const ofBoard = (position: Laid, game: GameInfo): Group<Laid> => ({
  title: say("try-board"),
  tools: [
    ...seatsOf(position.settlements).map((seat) => ({
      id: `settlement ${seat}`,
      label: `${say("try-settlement")}: ${player(seat)}`,
      seat,
    })),
    ...seatsOf(position.settlements).map((seat) => ({
      id: `token ${seat}`,
      label: `${say("try-token")}: ${player(seat)}`,
      seat,
    })),
    { id: ERASER, label: say("try-erase") },
  ],
  fields: [
    seatChoice(position, "try-current", "current"),
    seatChoice(position, "try-first", "start"),
    ...position.quadrants.map((quadrant, place) =>
      among(say("try-quadrant", { number: place + 1 }), quadrant, quadrants(game), titleOf, (word) =>
        onBoard(position, place, word),
      ),
    ),
  ],
});

/** Whose tokens are whose is not seen on the board. */
const ofTokens = (position: Laid, view: KingdomView): Field<Laid>[] =>
  position.tokens.map((own, seat) => ({
    kind: "several",
    label: say("try-tokens", { number: seat + 1 }),
    options: Object.entries(view.locations).map(([hex, kind]) => ({
      value: hex,
      label: `${titleOf(kind)} ${hex}${own[hex] === "lost" ? " ×" : ""}`,
      on: own[hex] === "ready",
    })),
    toggle: (hex) => turnToken(position, hex, seat),
  }));

const groups = (position: Laid, view: KingdomView, _: number, game: GameInfo): Group<Laid>[] => [
  {
    ...ofBoard(position, game),
    fields: [...(ofBoard(position, game).fields ?? []), ...ofTokens(position, view)],
  },
  {
    title: say("try-cards"),
    fields: position.cards.map((card, place) =>
      among(say("try-card", { number: place + 1 }), card, allowed(game, "cards"), titleOf, (word) => ({
        ...position,
        cards: swapped(position.cards, place, word as Laid["cards"][number], (one) => one),
      })),
    ),
  },
  {
    title: say("try-hands"),
    fields: position.hands.map((terrain, seat) =>
      among(player(seat), terrain, theBox().pieces.buildable, titleOf, (word) => ({
        ...position,
        hands: withAt(position.hands, seat, word as Terrain),
      })),
    ),
  },
  { title: say("try-discards"), fields: pile(position, "discards") },
  { title: say("try-removed"), fields: pile(position, "removed") },
];

/** A settlement goes where another stood; a click on one's own takes it off. */
function build(position: Laid, hex: string, seat: number | null): Laid {
  const own = seat !== null && position.settlements[seat]?.includes(hex);
  const settlements = position.settlements.map((hexes, other) => {
    const rest = hexes.filter((one) => one !== hex);
    return other === seat && !own ? [...rest, hex] : rest;
  });
  return { ...position, settlements };
}

/** Not taken, taken, lost, and so on. */
function turnToken(position: Laid, hex: string, seat: number): Laid {
  const { [hex]: state, ...rest } = position.tokens[seat] ?? {};
  const own: Laid["tokens"][number] =
    state === "ready" ? { ...rest, [hex]: "lost" } : state ? rest : { ...rest, [hex]: "ready" };
  return { ...position, tokens: withAt(position.tokens, seat, own) };
}

function place(position: Laid, tool: string, spot: string, view: KingdomView): Laid | null {
  const [hex = ""] = wordsAt(spot);
  const [kind, seat] = tool.split(" ");
  const isLocation = hex in view.locations;
  if (kind === "token") return isLocation ? turnToken(position, hex, Number(seat)) : null;
  if (isLocation) return null;
  return build(position, hex, kind === ERASER ? null : Number(seat));
}

/** The hex that a sentence names. */
const speaksOf = ({ arguments: { hex } }: Words): string[] => (typeof hex === "string" ? [hex] : []);

export const editing: Editing<Laid, KingdomView> = { groups, place, Picture: EditPicture, speaksOf };
