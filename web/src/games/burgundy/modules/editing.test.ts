import { beforeAll, expect, test, vi } from "vitest";
import type { BurgundyView } from "../../../net/messages";
import type { Choice, Counter, Field } from "../../../parts/try/editing";
import { editing as inns } from "./inns/editing";
import { editing as shields } from "./shields/editing";
import { editing as solo } from "./solo/editing";
import { editing as routes } from "./trade_routes/editing";
import {
  goesTo,
  isBlackBacked,
  openEditorBox,
  tilesLeft,
  tilesOf,
  wares,
  type Laid,
  type PartEditing,
} from "../editing/laid";

/** Another box than the printed one: whoever knows the figures by heart is found out. */
const box = { tiles: { goods: { own: 4, colours: ["teal", "red"] } } };
const catalogued = (tile: string, colour: string, black: boolean, module: string | null = null) => ({
  ...{ tile, colour, black, module },
});
const printed = {
  modules: {
    tile: [{ module: "inns", tile: "inn", kind: "inn", own: 2, black: 0 }],
    route: { card: [{}, {}, {}] },
    shield: { points: [12, 8] },
  },
  modes: { solo: { lowest: 7, hardest: 9 } },
  catalogue: [
    catalogued("castle", "castle", false),
    catalogued("mine", "mine", true),
    catalogued("cow-2", "animal", false),
    catalogued("cow-3", "animal", true),
    catalogued("crane", "building", true, "extra_tiles"),
  ],
};
vi.mock("../box", () => ({ theBox: () => box, thePieces: () => ({ faces: {} }) }));
vi.mock("../../../words/words.svelte", () => {
  const word = (text: string) => text;
  return { say: word, nameOf: word, titleOf: word };
});
vi.mock("../../../net/server", () => ({ box: () => Promise.resolve(printed) }));

beforeAll(openEditorBox);

const table = (view: object): BurgundyView =>
  ({ stacks: {}, black: {}, removed: {}, ...view }) as BurgundyView;
const fieldsOf = (part: PartEditing, position: object, view: object = {}): Field<Laid>[] =>
  part.groups?.(position as Laid, table(view), 0).flatMap(({ fields = [] }) => fields) ?? [];
const most = (field: Field<Laid> | undefined) => (field as Counter<Laid>).most;
const words = (field: Field<Laid> | undefined) => (field as Choice<Laid>).options.map(({ value }) => value);

test("how many there are of everything is asked from the box", () => {
  const lying = { depots: { 1: ["1"] }, castles: [{}, {}], gone: [], copied: [null, null] };
  expect(fieldsOf(shields, { shields: lying, duchies: [] })).toHaveLength(2);
  expect(words(fieldsOf(routes, { trade_routes: { rows: [["1"]], laid: [[]] } })[0])).toHaveLength(3);
  expect(most(fieldsOf(inns, { inns: { lying: 1 } })[0])).toBe(2);
  expect(wares({}, () => ({}) as Laid).map(most)).toEqual([4, 4]);
  const [, target] = fieldsOf(solo, { solo: { score: 0, target: 8, blanks: [], gone: {} }, black: {} });
  expect(target).toMatchObject({ least: 7, most: 9 });
});

test("the tiles of a table are those of its colours and modules", () => {
  const base = ["castle", "mine", "cow-2", "cow-3"];
  expect(tilesOf(table({}))).toEqual(base);
  expect(tilesOf(table({ modules: ["extra_tiles"] }))).toEqual([...base, "crane"]);
  const left = table({
    mode: "solo",
    stacks: { mine: 1 },
    black: { "cow-3": 1, castle: 0 },
    removed: { "cow-2": 1 },
  });
  expect(tilesLeft(left)).toEqual(["mine", "cow-2", "cow-3", "blank"]);
});

test("a blank is a tile that has a black back", () => {
  expect(tilesOf(table({})).filter(isBlackBacked)).toEqual(["mine", "cow-3"]);
  expect(["cow-2", "cow-3", "crane"].map((tile) => goesTo(tile, "animal"))).toEqual([true, true, false]);
  expect(["cow-2", "cow-3", "crane"].map((tile) => goesTo(tile, null))).toEqual([false, true, true]);
  const position = {
    solo: { score: 0, target: 8, blanks: ["mine"], gone: {} },
    black: { "cow-2": 1, "cow-3": 1, crane: 0 },
  };
  expect(words(fieldsOf(solo, position)[2])).toEqual(["mine", "cow-3"]);
});

test("whom a shield lets copy is asked from the game", () => {
  const lying = { depots: {}, castles: [{}, {}, {}], gone: [], copied: [null, 0, null] };
  const view = { shields: { may_copy: [[], [0, 2], []] } };
  expect(words(fieldsOf(shields, { shields: lying, duchies: [] }, view).at(-1))).toEqual(["", "0", "2"]);
});
