/** How a position of The Castles of Burgundy is set up by hand. */

import { kindOf, wordsAt } from "../../../choosing/choose";
import type { BurgundyView, GameInfo, OptionName, Options } from "../../../net/messages";
import {
  among,
  ERASER,
  number,
  player,
  points,
  seatsOf,
  several,
  somebody,
  withAt,
} from "../../../parts/try/editing";
import type { Editing, Field, Group } from "../../../parts/try/editing";
import { nameOf, say, titleOf } from "../../../words/words.svelte";
import { changed, chosenAt, inMode, matters, modeOf, whole } from "../../options";
import { theBox } from "../box";
import { tileTitle } from "../names";
import { tileIds, type Tile } from "../pieces";
import EditPicture from "./EditPicture.svelte";
import {
  duchiesFor,
  goods,
  inForce,
  goesTo,
  partAt,
  stored,
  tileChoice,
  tilesLeft,
  tilesOf,
  wares,
  withDuchy,
  withOwn,
  type Duchy,
  type Laid,
  type Lacked,
} from "./laid";

const POINTS = "areas"; // where points go that somebody enters
const MOST = { silver: 40, workers: 40, points: 300 }; // as far as one counts; the box has no such figure

/** Another duchy has other spaces: it lies empty, and gets its starting castle by itself. */
const onDuchy = (position: Laid, view: BurgundyView, seat: number, word: string): Laid =>
  withDuchy(position, view, seat, { duchy: word as Duchy["duchy"], tiles: {}, brought: {} });

function ofPlayer(position: Laid, view: BurgundyView, seat: number): Group<Laid> {
  const own = position.duchies[seat] as Duchy;
  const parts = inForce(view);
  const has = (what: Lacked) => !parts.some(({ lacks = [] }) => lacks.includes(what));
  const change = (part: Partial<Duchy>) => withDuchy(position, view, seat, part);
  const room = view.room[seat] ?? own.storage.length + 1;
  return {
    title: player(seat),
    seat,
    fields: [
      number(say("try-silver"), own.silver, [0, MOST.silver], (silver) => change({ silver })),
      number(say("try-workers"), own.workers, [0, MOST.workers], (workers) => change({ workers })),
      ...(has("points")
        ? [points(own.points, POINTS, MOST.points, (held) => withOwn(position, seat, { points: held }))]
        : []),
      ...(has("bridge")
        ? [
            number(say("try-bridge"), position.place[seat] ?? 1, [1, theBox().board.track.bridge], (value) =>
              onBridge(position, seat, value),
            ),
          ]
        : []),
      ...stored("try-storage", own.storage, Math.max(room, own.storage.length), view, (storage) =>
        withOwn(position, seat, { storage }),
      ),
      ...parts.flatMap((part) => part.ofPlayer?.(position, view, seat) ?? []),
    ],
  };
}

/** Whoever is further on the bridge stands before the others; who comes stands on top. */
function onBridge(position: Laid, seat: number, value: number): Laid {
  const place = withAt(position.place, seat, value);
  const rest = position.line.filter((other) => other !== seat);
  const ahead = rest.filter((other) => (place[other] ?? 0) > value);
  const line = [...ahead, seat, ...rest.filter((other) => !ahead.includes(other))];
  return { ...position, place, line };
}

/** Another round has other goods still to come. */
function inRound(position: Laid, round: number): Laid {
  const due = theBox().board.track.rounds - round;
  const [first] = goods();
  const more = Array.from({ length: due }, (_, at) => position.round_goods[at] ?? first);
  return { ...position, round, round_goods: more as Laid["round_goods"] };
}

/** Whose turn it is: they act now, those before them have acted. */
const acting = (position: Laid): Field<Laid> =>
  somebody(say("try-current"), position.order[position.turn] ?? 0, position.order, (seat) => ({
    ...position,
    turn: position.order.indexOf(seat),
  }));

/** A die shows the number of a depot. */
function ofRound(position: Laid): Group<Laid> {
  const seats = seatsOf(position.duchies);
  const die = (label: string, at: number) =>
    number(label, position.rolled[at] ?? 1, [1, theBox().board.depot.length], (value) => ({
      ...position,
      rolled: withAt(position.rolled, at, value),
    }));
  return {
    title: say("try-dice"),
    fields: [
      among(
        say("try-phase"),
        position.phase,
        theBox().board.track.phases,
        (word) => word,
        (phase) => ({
          ...position,
          phase: phase as Laid["phase"],
        }),
      ),
      number(say("try-round"), position.round, [1, theBox().board.track.rounds], (round) =>
        inRound(position, round),
      ),
      acting(position),
      ...seats.flatMap((seat) =>
        [0, 1].map((which) =>
          die(`${player(seat)}: ${say("try-die", { number: which + 1 })}`, 2 * seat + which),
        ),
      ),
      die(say("try-white"), 2 * seats.length),
      ...position.round_goods.map((one, at) =>
        among(say("try-come", { number: position.round + at + 1 }), one, goods(), titleOf, (word) => ({
          ...position,
          round_goods: withAt(position.round_goods, at, word as Laid["round_goods"][number]),
        })),
      ),
    ],
  };
}

/** The tiles for a space of a depot. */
const tilesFor = (view: BurgundyView, depot: string, at: number): string[] =>
  tilesLeft(view).filter((tile) => goesTo(tile, view.spaces[depot]?.[at]));

function ofDepot(position: Laid, view: BurgundyView, depot: string): Group<Laid> {
  const lying = position.depots[depot] ?? [];
  const stock = position.stock[depot];
  return {
    title: depot === "black" ? titleOf("black") : `${say("try-depots")}: ${depot}`,
    fields: [
      ...lying.map((tile, at) =>
        tileChoice(say("try-space", { number: at + 1 }), tile, tilesFor(view, depot, at), (word) => ({
          ...position,
          depots: { ...position.depots, [depot]: withAt(lying, at, word) },
        })),
      ),
      ...(stock
        ? wares(stock, (held) => ({ ...position, stock: { ...position.stock, [depot]: held } }))
        : []),
    ],
  };
}

/** What only the player has whose duchy is shown. */
function ofShown(position: Laid, view: BurgundyView, seat: number): Group<Laid>[] {
  const own = position.duchies[seat] as Duchy;
  const of = (title: string, fields: Field<Laid>[]) => ({
    title: `${player(seat)}: ${say(title)}`,
    seat,
    fields,
  });
  return [
    of(
      "try-goods",
      wares(own.goods, (held) => withDuchy(position, view, seat, { goods: held })),
    ),
    of(
      "try-sold",
      wares(own.sold, (sold) => withDuchy(position, view, seat, { sold })),
    ),
    of("try-duchy", [
      among(
        say("try-duchy"),
        own.duchy,
        duchiesFor(view),
        (word) => word,
        (word) => onDuchy(position, view, seat, word),
      ),
    ]),
  ];
}

const groups = (position: Laid, view: BurgundyView, seat: number): Group<Laid>[] => [
  {
    title: say("try-tile"),
    tools: [
      ...tilesOf(view).map((id) => ({ id, label: tileTitle(id) })),
      { id: ERASER, label: say("try-erase") },
    ],
  },
  ofRound(position),
  ...seatsOf(position.duchies).map((other) => ofPlayer(position, view, other)),
  ...ofShown(position, view, seat),
  ...inForce(view).flatMap((part) => part.groups?.(position, view, seat) ?? []),
  ...Object.keys(position.depots).map((depot) => ofDepot(position, view, depot)),
];

function onSpace(position: Laid, view: BurgundyView, seat: number, space: string, tile: Tile | null): Laid {
  const { [space]: before, ...rest } = position.duchies[seat]?.tiles ?? {};
  const tiles = tile && before !== tile ? { ...rest, [space]: tile } : rest;
  return withDuchy(position, view, seat, { tiles });
}

/** On a space of the duchy that is shown, in a depot's first free space, or in the place of another tile. */
function place(position: Laid, tool: string, spot: string, view: BurgundyView, seat: number): Laid | null {
  const [word = ""] = wordsAt(spot);
  const tile = tool === ERASER ? null : (tool as Tile);
  const kind = kindOf(spot);
  if (kind === "space") return onSpace(position, view, seat, word, tile);
  const lying = position.depots[word];
  if (!lying) return null;
  const at = kind === "tile" ? tileIds(word, view.depots[word] ?? []).indexOf(spot) : lying.indexOf(null);
  return at < 0 ? null : { ...position, depots: { ...position.depots, [word]: withAt(lying, at, tile) } };
}

/** What is agreed before: the way to play, the edition or the modules, and what there is to agree about them. */
function options(game: GameInfo, chosen: Options): Field<Options>[] {
  const all = whole(game, chosen);
  const open = (name: OptionName) =>
    game.options
      .filter((option) => option.name === name && matters(option, all))
      .flatMap(({ allowed }) => allowed.map(String));
  const choice = (name: OptionName, set: (word: string) => Options): Field<Options>[] =>
    open(name).length ? [among(heading(name), String(chosenAt(all, name)), open(name), titled, set)] : [];
  const modules = (chosenAt(all, "modules") as string[] | undefined) ?? [];
  const agreed = modules.flatMap((key) => partAt(key)?.options ?? []);
  const offered = open("modules");
  return [
    ...choice("mode", (word) => anotherMode(game, chosen, word)),
    ...choice("edition", (edition) => changed(chosen, { edition, modules: [] })),
    ...agreed.flatMap((name) => choice(name, (word) => changed(chosen, { [name]: word }))),
    ...(offered.length
      ? [several(heading("modules"), offered, modules, titled, (next) => withModules(game, chosen, next))]
      : []),
  ];
}
const heading = (name: string): string => say(`option-${name}`);
const titled = (word: string): string => titleOf(nameOf(word));

/** Another way to play begins without what was agreed for this one. */
function anotherMode(game: GameInfo, chosen: Options, word: string): Options {
  const mode = game.modes.find(({ key }) => key === word) ?? modeOf(game, chosen);
  return mode ? inMode(changed({}, { seats: chosenAt(chosen, "seats") }), mode) : chosen;
}

/** Modules are of the newest edition; what was agreed about those that go goes with them. */
function withModules(game: GameInfo, chosen: Options, modules: string[]): Options {
  const gone = game.options.filter(({ part }) => part && !modules.includes(part)).map(({ name }) => name);
  const left: string[] = ["edition" satisfies OptionName, ...gone];
  const kept = Object.entries(chosen).filter(([name]) => !left.includes(name));
  return changed(Object.fromEntries(kept), { modules });
}

export const editing: Editing<Laid, BurgundyView> = {
  groups,
  place,
  Picture: EditPicture,
  options,
  boards: true,
};
