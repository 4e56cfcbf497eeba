/** Pieces on their way: what went where between two positions, by where it is drawn. */

import type { Counts, PlaceView, PlayerView, SeasonsView } from "../pieces";
import { placesOf } from "../pieces";

export interface Flight {
  piece: string; // a resource, `taler`, or `helper 2`
  from: string;
  to: string;
}

/** Where pieces lie that move. */
export type Laid = Pick<SeasonsView, "castle" | "carts" | "ribbon" | "tower" | "winter"> & {
  players: Pick<PlayerView, "talers" | "resources" | "helpers">[];
};

const MOST = 14; // a leap in a replay lands at once

export function flightsBetween(before: Laid, after: Laid): Flight[] {
  const flights = [
    ...helpers(before, after),
    ...after.players.flatMap((_, seat) => [
      ...earned(before, after, seat),
      ...gathered(before, after, seat),
      ...spent(before, after, seat),
    ]),
    ...laid(before, after),
  ];
  return flights.length > MOST ? [] : flights;
}

/** Where everyone's helpers stand, by the name of the spot. */
function standing(table: Laid): Map<string, number> {
  const carts = table.carts.map(({ cart, seat }): [string, number | null] => [`cart ${cart}`, seat]);
  const places = [...placesOf(table)].flatMap(([building, all]) =>
    all.map(({ place, seat }: PlaceView): [string, number | null] => [`place ${building} ${place}`, seat]),
  );
  return new Map([...carts, ...places].filter((one): one is [string, number] => one[1] !== null));
}

function helpers(before: Laid, after: Laid): Flight[] {
  const [stood, stands] = [standing(before), standing(after)];
  const left = [...stood].filter(([spot, seat]) => stands.get(spot) !== seat);
  return [...stands]
    .filter(([spot, seat]) => stood.get(spot) !== seat)
    .map(([to, seat]) => {
      const origin = left.find(
        ([, owner]) => owner === seat && after.players[seat]?.helpers === before.players[seat]?.helpers,
      );
      return { piece: `helper ${seat}`, from: origin?.[0] ?? `helpers-of ${seat}`, to };
    });
}

/** Talers come from the bank; where they go does not matter. */
function earned(before: Laid, after: Laid, seat: number): Flight[] {
  const more = (after.players[seat]?.talers ?? 0) - (before.players[seat]?.talers ?? 0);
  return more > 0 ? [{ piece: "taler", from: "bank", to: `taler-of ${seat}` }] : [];
}

const fewer = (before: Counts | null | undefined, after: Counts | null | undefined, piece: string): boolean =>
  (before?.[piece] ?? 0) > (after?.[piece] ?? 0);

/** New pieces come from one's worker's card, the tower, the own cart, or the stock. */
function gathered(before: Laid, after: Laid, seat: number): Flight[] {
  const [had, has] = [before.players[seat]?.resources ?? {}, after.players[seat]?.resources ?? {}];
  return Object.keys(has)
    .filter((piece) => fewer(has, had, piece))
    .map((piece) => ({ piece, from: sourceOf(before, after, seat, piece), to: `${piece}-of ${seat}` }));
}

function sourceOf(before: Laid, after: Laid, seat: number, piece: string): string {
  const card = before.ribbon.find((one) =>
    fewer(
      one.pieces,
      after.ribbon.find((other) => other.seat === one.seat && other.card === one.card)?.pieces,
      piece,
    ),
  );
  if (card) return `lying ${card.seat} ${card.card} ${piece}`;
  if (fewer(before.tower, after.tower, piece)) return `tower ${piece}`;
  const cart = after.carts.find((one) => one.seat === seat && one.resource === piece);
  return cart ? `brings ${cart.cart}` : `stock ${piece}`;
}

/** What was paid goes to the stock, silver to the smithy. */
function spent(before: Laid, after: Laid, seat: number): Flight[] {
  const [had, has] = [before.players[seat]?.resources ?? {}, after.players[seat]?.resources ?? {}];
  return Object.keys(had)
    .filter((piece) => fewer(had, has, piece))
    .map((piece) => ({
      piece,
      from: `${piece}-of ${seat}`,
      to: piece === "silver" ? "smithy" : `stock ${piece}`,
    }));
}

/** Workers' cards are filled from the stock. */
function laid(before: Laid, after: Laid): Flight[] {
  const filled = after.ribbon.filter(
    (one) =>
      one.pieces &&
      !before.ribbon.some((other) => other.seat === one.seat && other.card === one.card && other.pieces),
  );
  return filled.flatMap((one) =>
    Object.keys(one.pieces ?? {})
      .filter((piece) => one.pieces?.[piece])
      .map((piece) => ({ piece, from: `stock ${piece}`, to: `lying ${one.seat} ${one.card} ${piece}` })),
  );
}
