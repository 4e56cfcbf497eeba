/** How a position of A Castle for All Seasons is set up by hand. */

import { kindOf, wordsAt } from "../../../choosing/choose";
import type { SeasonsPosition, SeasonsView } from "../../../net/messages";
import { among, ERASER, number, player, points, seatsOf, somebody, withAt } from "../../../parts/try/editing";
import type { Editing, Field, Group } from "../../../parts/try/editing";
import { say, titleOf } from "../../../words/words.svelte";
import { allowed, changed, chosenAt, whole } from "../../options";
import { theBox } from "../box";
import EditPicture from "./EditPicture.svelte";
import { placeAt } from "../pieces";

type Laid = SeasonsPosition;
type Player = Laid["players"][number];
type Winter = NonNullable<Laid["winter"]>;
type Card = Player["hand"][number];

const POINTS = "stonemason"; // where points go that somebody enters
const MOST_POINTS = 200; // as far as one counts; the box has no such figure

/** The kinds of pieces, and how many there are of each. */
const resources = (): [string, number][] => Object.entries(theBox().board.box);

function ofPlayer(position: Laid, seat: number, view: SeasonsView): Group<Laid> {
  const own = position.players[seat] as Player;
  const change = (part: Partial<Player>): Laid => ({
    ...position,
    players: withAt(position.players, seat, { ...own, ...part }),
  });
  const all = [...own.hand, ...own.played, ...(view.players[seat]?.removed ?? [])] as Card[];
  return {
    title: player(seat),
    seat,
    fields: [
      {
        kind: "several",
        label: say("try-hand"),
        options: all
          .sort()
          .map((card) => ({ value: card, label: titleOf(card), on: own.hand.includes(card) })),
        toggle: (card) =>
          own.hand.includes(card as Card)
            ? change({ hand: own.hand.filter((one) => one !== card), played: [...own.played, card as Card] })
            : change({ hand: [...own.hand, card as Card], played: own.played.filter((one) => one !== card) }),
      },
      number(titleOf("taler"), own.talers, [0, theBox().board.talers], (talers) => change({ talers })),
      ...resources().map(([kind, all]) =>
        number(titleOf(kind), own.resources[kind] ?? 0, [0, all], (value) =>
          change({ resources: { ...own.resources, [kind]: value } }),
        ),
      ),
      points(own.points, POINTS, MOST_POINTS, (held) => change({ points: held })),
    ],
  };
}

function ofWinter(position: Laid, winter: Winter): Group<Laid> {
  const change = (part: Partial<Winter>): Laid => ({ ...position, winter: { ...winter, ...part } });
  const { cards: all } = theBox().cards.winter;
  const isOpen = (card: string) => !winter.unseen.some((one) => one === card);
  const fields: Field<Laid>[] = [
    {
      kind: "several",
      label: say("try-winter"),
      options: all.map((card) => ({ value: card, label: titleOf(card), on: isOpen(card) })),
      toggle: (word) => {
        const card = word as Winter["unseen"][number];
        return change({
          unseen: isOpen(card) ? [...winter.unseen, card] : winter.unseen.filter((one) => one !== card),
        });
      },
    },
  ];
  if (winter.table.includes("inn"))
    fields.push(
      number(say("try-coins"), winter.coins, [0, theBox().board.talers], (coins) => change({ coins })),
    );
  return { title: say("try-winter"), fields };
}

function ofCastle(position: Laid, view: SeasonsView): Group<Laid> {
  const seats = seatsOf(position.players);
  return {
    title: say("castle-title"),
    tools: [
      ...seats.map((seat) => ({
        id: `helper ${seat}`,
        label: `${say("try-helper")}: ${player(seat)}`,
        seat,
      })),
      ...seats.map((seat) => ({ id: `build ${seat}`, label: say("try-build", { number: seat + 1 }), seat })),
      { id: ERASER, label: say("try-erase") },
    ],
    fields: [
      number(say("try-round"), position.round, [1, view.rounds], (round) => ({ ...position, round })),
      somebody(say("try-active"), position.active, seats, (active) => ({ ...position, active })),
    ],
  };
}

const ofTower = (position: Laid): Group<Laid> => ({
  title: say("try-tower"),
  fields: [
    ...resources().map(([kind, all]) =>
      number(titleOf(kind), position.tower[kind] ?? 0, [0, all], (value) => ({
        ...position,
        tower: { ...position.tower, [kind]: value },
      })),
    ),
    number(say("try-smithy"), position.smithy, [0, theBox().board.box["silver"] ?? 0], (smithy) => ({
      ...position,
      smithy,
    })),
  ],
});

const groups = (position: Laid, view: SeasonsView): Group<Laid>[] => [
  ofCastle(position, view),
  ...seatsOf(position.players).map((seat) => ofPlayer(position, seat, view)),
  ofTower(position),
  ...(position.winter ? [ofWinter(position, position.winter)] : []),
];

/** Somebody stands there, or nobody any more. */
function stand(standing: Record<string, number>, at: string, seat: number | null): Record<string, number> {
  const { [at]: before, ...rest } = standing;
  return seat === null || before === seat ? rest : { ...rest, [at]: seat };
}

/** The last tile of this kind that stands is taken down. */
function takeDown(position: Laid, tile: string): Laid {
  const last = position.built.map((one) => one.tile as string).lastIndexOf(tile);
  return { ...position, built: position.built.filter((_, at) => at !== last) };
}

const build = (position: Laid, tile: string, seat: number): Laid => ({
  ...position,
  built: [...position.built, { tile: tile as Laid["built"][number]["tile"], seat }],
});

/** A helper on a cart or in a building. */
function send(position: Laid, spot: string, seat: number | null, view: SeasonsView): Laid | null {
  const [word = ""] = wordsAt(spot);
  if (kindOf(spot) === "cart") return { ...position, carts: stand(position.carts, word, seat) };
  const name = kindOf(spot) === "place" ? placeAt(view, spot)?.name : undefined;
  return name ? { ...position, places: stand(position.places, name, seat) } : null;
}

function place(position: Laid, tool: string, spot: string, view: SeasonsView): Laid | null {
  const [kind, who] = tool.split(" ");
  const [word = ""] = wordsAt(spot);
  if (kind === "helper") return send(position, spot, Number(who), view);
  if (kind === "build") return kindOf(spot) === "tile" ? build(position, word, Number(who)) : null;
  return kindOf(spot) === "building" ? takeDown(position, word) : send(position, spot, null, view);
}

export const editing: Editing<Laid, SeasonsView> = {
  groups,
  place,
  Picture: EditPicture,
  options: (game, chosen) => [
    among(
      say("option-season"),
      String(chosenAt(whole(game, chosen), "season")),
      allowed(game, "season"),
      titleOf,
      (season) => changed(chosen, { season }),
    ),
  ],
};
