import type { BurgundyView } from "../../../../net/messages";
import { among, player, withAt, type Field } from "../../../../parts/try/editing";
import { say, titleOf } from "../../../../words/words.svelte";
import { inBox, type Laid, type PartEditing } from "../../editing/laid";
import { shieldTitle } from "./shields";

type Shields = NonNullable<Laid["shields"]>;
type Shield = Shields["gone"][number];
const all = (): string[] => inBox().modules.shield.points.map((_, shield) => String(shield + 1));
const GONE = "gone";
const NOWHERE = "";
const NOBODY = "";

const withShields = (position: Laid, part: Partial<Shields>): Laid => ({
  ...position,
  shields: { ...(position.shields as Shields), ...part },
});

/** Where a shield is: a depot, a seat and the space of its castle, out of the game, or nowhere. */
function whereIs(shields: Shields, shield: string): string {
  const depot = Object.keys(shields.depots).find((one) => shields.depots[one]?.includes(shield as Shield));
  if (depot) return `depot ${depot}`;
  for (const [seat, castles] of shields.castles.entries())
    for (const [space, hung] of Object.entries(castles))
      if (hung === shield) return `castle ${seat} ${space}`;
  return shields.gone.includes(shield as Shield) ? GONE : NOWHERE;
}

const without = <One>(things: Record<string, One>, keep: (one: One) => boolean): Record<string, One> =>
  Object.fromEntries(Object.entries(things).filter(([, one]) => keep(one)));

/** For one that comes into the game another goes: one of that depot, or of the last that has any; none while some are out. */
function makesRoom(shields: Shields, shield: string, where: string): Shield | undefined {
  if (whereIs(shields, shield) !== NOWHERE || shields.gone.length) return undefined;
  const [, at = ""] = where.split(" ");
  const last = Object.values(shields.depots).findLast((lying) => lying.length > 0);
  return (where.startsWith("depot") ? shields.depots[at]?.[0] : undefined) ?? last?.[0];
}

/** The shield goes there; one that hung on the castle makes room. */
function put(position: Laid, shields: Shields, word: string, where: string): Laid {
  const shield = word as Shield;
  const [kind, at = "", space = ""] = where.split(" ");
  const leaves = makesRoom(shields, word, where);
  const depots = Object.fromEntries(
    Object.entries(shields.depots).map(([depot, lying]) => [
      depot,
      [
        ...lying.filter((one) => one !== shield && one !== leaves),
        ...(kind === "depot" && depot === at ? [shield] : []),
      ],
    ]),
  );
  const castles = shields.castles.map((hung, seat) => ({
    ...without(hung, (one) => one !== shield),
    ...(kind === "castle" && String(seat) === at ? { [space]: shield } : {}),
  }));
  const displaced = kind === "castle" ? shields.castles[Number(at)]?.[space] : undefined;
  const goes = [
    ...(kind === GONE ? [shield] : []),
    ...(displaced && displaced !== shield ? [displaced] : []),
  ];
  const gone = [...shields.gone.filter((one) => one !== shield), ...goes];
  return withShields(position, { depots, castles, gone });
}

function named(where: string): string {
  const [kind, at = "", space = ""] = where.split(" ");
  if (kind === "depot") return titleOf(say("depot-number", { depot: at }));
  if (kind === "castle") return say("try-shield-castle", { number: Number(at) + 1, space });
  return say(kind === GONE ? "try-shield-gone" : "try-shield-nowhere");
}

/** Every depot and every castle; what is not in the game comes into it, never the other way. */
function places(position: Laid, shields: Shields, now: string): string[] {
  const castles = position.duchies.flatMap(({ tiles }, seat) =>
    Object.keys(tiles)
      .filter((space) => tiles[space] === "castle")
      .map((space) => `castle ${seat} ${space}`),
  );
  const depots = Object.keys(shields.depots).map((depot) => `depot ${depot}`);
  return [...(now === NOWHERE ? [NOWHERE] : []), ...depots, ...castles, GONE];
}

/** Whose monasteries are copied, for whoever has a choice. */
function copying(position: Laid, view: BurgundyView, shields: Shields): Field<Laid>[] {
  const choices = view.shields?.may_copy ?? [];
  const owner = choices.findIndex((others) => others.length > 0);
  if (owner < 0) return [];
  return [
    among(
      say("try-copied"),
      String(shields.copied[owner] ?? NOBODY),
      [NOBODY, ...(choices[owner] ?? []).map(String)],
      (word) => (word === NOBODY ? say("try-nobody") : player(Number(word))),
      (word) =>
        withShields(position, {
          copied: withAt(shields.copied, owner, word === NOBODY ? null : Number(word)),
        }),
    ),
  ];
}

export const editing: PartEditing = {
  options: ["shield5", "shield7"],
  groups: (position, view) => {
    const { shields } = position;
    if (!shields) return [];
    const fields = all().map((shield) => {
      const now = whereIs(shields, shield);
      return among(shieldTitle(shield), now, places(position, shields, now), named, (where) =>
        put(position, shields, shield, where),
      );
    });
    return [{ title: titleOf("shields"), fields: [...fields, ...copying(position, view, shields)] }];
  },
};
