import { among, player, withAt, type Field, type Group } from "../../../../parts/try/editing";
import { say, titleOf } from "../../../../words/words.svelte";
import { goods, inBox, type Laid, type PartEditing } from "../../editing/laid";

type Routes = NonNullable<Laid["trade_routes"]>;
type Card = Routes["rows"][number][number];
const cards = (): string[] => inBox().modules.route.card.map((_, card) => String(card + 1));

const withRoutes = (position: Laid, part: Partial<Routes>): Laid => ({
  ...position,
  trade_routes: { ...(position.trade_routes as Routes), ...part },
});

/** Another card in a place; whoever had it gets the one that lay there. */
function laying(position: Laid, routes: Routes, seat: number, place: number, card: string): Laid {
  const before = routes.rows[seat]?.[place];
  const swapped = routes.rows.map((row) => row.map((one) => (one === card ? (before ?? one) : one)));
  return withRoutes(position, {
    rows: withAt(swapped, seat, withAt(swapped[seat] ?? [], place, card as Card)),
  });
}

/** What was sold lies on the cards; in which order is chosen here. */
function fields(position: Laid, routes: Routes, seat: number): Field<Laid>[] {
  const row = routes.rows[seat] ?? [];
  const laid = routes.laid[seat] ?? [];
  const lay = (place: number, word: string) =>
    withRoutes(position, {
      laid: withAt(routes.laid, seat, withAt(laid, place, word as (typeof laid)[number])),
    });
  return [
    ...row.map((card, place) =>
      among(
        say("route-place", { place: place + 1 }),
        card,
        cards(),
        (word) => titleOf(say("route-card", { card: word })),
        (word) => laying(position, routes, seat, place, word),
      ),
    ),
    ...laid.map((one, place) =>
      among(say("try-route-goods", { number: place + 1 }), one, goods(), titleOf, (word) => lay(place, word)),
    ),
  ];
}

export const editing: PartEditing = {
  options: ["route_full"],
  groups: (position, _, seat): Group<Laid>[] => {
    const routes = position.trade_routes;
    const title = `${player(seat)}: ${titleOf("trade_routes")}`;
    return routes ? [{ title, seat, fields: fields(position, routes, seat) }] : [];
  },
};
