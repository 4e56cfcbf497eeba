"""Trade routes: sold goods are laid on a row of cards, and matching spaces bring bonuses. (B15)

The cards stand in `box.toml`, with a mark where they are reconstructed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bastide.core.chance import choose_some
from bastide.core.errors import Message
from bastide.core.game import Event, Move
from bastide.games.burgundy.book import Book, Deal, FollowUp, Part, Picked
from bastide.games.burgundy.components import BANK_SILVER, BOARDING_WORKERS, GOODS, WATCHTOWER_POINTS
from bastide.games.burgundy.modules.trade_routes.events import (
    CardDealt,
    CardLaid,
    GoodsRouted,
    RouteBonusTaken,
    RouteEmptied,
)
from bastide.games.burgundy.modules.trade_routes.figures import (
    BONUS,
    CARD_SPACES,
    CARDS,
    CARDS_EACH,
    CONFIDENCE,
    ROUTES,
)
from bastide.games.burgundy.modules.trade_routes.moves import LAY_CARDS, DealRoutes, LayCard
from bastide.games.burgundy.moves import WARES
from bastide.games.burgundy.rules.actions import PlaceStored, WholeAction
from bastide.games.burgundy.rules.dice import gain_workers
from bastide.games.burgundy.rules.duchies import set_up_further
from bastide.games.burgundy.rules.goods import SellAny
from bastide.games.burgundy.rules.taking import BY_CARPENTER, BY_CHURCH, BY_MARKET, TakeBy
from bastide.games.burgundy.scoring import score
from bastide.games.burgundy.stages import DECIDE
from bastide.games.burgundy.state import State

KEY: Final = "trade_routes"
SOURCE: Final = "routes"  # of its points
DEALING: Final = "deal-routes"  # the stage
ORDERS: Final = ("random", "chosen")  # of a player's cards
WHEN_FULL: Final = ("stays", "emptied")  # what becomes of a full route
SILVER: Final[int] = BONUS.read("silver")
WORKERS: Final[int] = BONUS.read("workers")
POINTS: Final[int] = BONUS.read("points")
# What the other bonuses leave open, as buildings and castles do. (B15.5)
OPENS: Final[dict[int, FollowUp]] = {
    BONUS.read("sale"): SellAny(KEY),
    BONUS.read("building"): TakeBy("carpenter", "B15.5", BY_CARPENTER.colours, KEY),
    BONUS.read("church"): TakeBy("church", "B15.5", BY_CHURCH.colours, KEY),
    BONUS.read("market"): TakeBy("market", "B15.5", BY_MARKET.colours, KEY),
    BONUS.read("placing"): PlaceStored(KEY),
    BONUS.read("action"): WholeAction("extra-action", "B15.5", "B7.10", KEY),
}


def join(book: Book) -> None:
    book.plays[LayCard] = play_lay_card
    book.explains[LayCard] = explain_lay_card
    book.add_deal(DEALING, Deal(draw_routes, check_routes, play_routes, DealRoutes))
    book.leave_open([LAY_NEXT_CARD], {"route": read_lay_on_route})
    book.leave_open_by(KEY, OPENS.values())
    book.set_up += [deal_first, choose_order]
    book.after_sale.append(send_goods)


@dataclass(slots=True)
class TradeRoutes(Part):
    """By seat: the cards in their row, those not laid yet, and the goods on the route."""

    is_chosen: bool
    is_emptied: bool
    rows: list[list[int]]
    hands: list[list[int]]
    laid: list[list[int]]

    def copy(self) -> Part:
        hands, laid = [hand.copy() for hand in self.hands], [goods.copy() for goods in self.laid]
        rows = [row.copy() for row in self.rows]
        return TradeRoutes(self.is_chosen, self.is_emptied, rows, hands, laid)

    def write(self, _state: State) -> dict[str, Any]:
        return {
            "order": ORDERS[self.is_chosen],
            "full": WHEN_FULL[self.is_emptied],
            "rows": [[str(card) for card in row] for row in self.rows],
            "hands": [[str(card) for card in hand] for hand in self.hands],
            "laid": [[GOODS[number - 1] for number in goods] for goods in self.laid],
        }

    def show(self, _state: State) -> dict[str, Any]:
        """What is printed on the cards on the table, and how sure that is."""
        cards = sorted([card for cards in self.rows + self.hands for card in cards])
        return {"cards": {str(card): show_card(card) for card in cards}}


def show_card(card: int) -> dict[str, Any]:
    return {
        "spaces": [[WARES.write(goods), BONUS.write(bonus)] for goods, bonus in ROUTES[card]],
        "confidence": CONFIDENCE[card],
    }


def new_part(_state: State, options: Mapping[str, Any]) -> Part:
    seats = options["seats"]
    empty: list[list[list[int]]] = [[[] for _ in range(seats)] for _ in range(3)]
    is_chosen, is_emptied = options["route_order"] == ORDERS[1], options["route_full"] == WHEN_FULL[1]
    return TradeRoutes(is_chosen, is_emptied, *empty)


def read_part(_state: State, table: Mapping[str, Any]) -> Part:
    written = table[KEY]
    rows = [[int(card) for card in row] for row in written["rows"]]
    hands = [[int(card) for card in hand] for hand in written["hands"]]
    laid = [[GOODS.index(word) + 1 for word in goods] for goods in written["laid"]]
    return TradeRoutes(written["order"] == ORDERS[1], written["full"] == WHEN_FULL[1], rows, hands, laid)


def trade_routes_of(state: State) -> TradeRoutes:
    part = state.parts[KEY]
    assert isinstance(part, TradeRoutes)
    return part


# -- the cards


def deal_first(state: State) -> bool:
    """Each player is dealt cards before the first phase. (B15.1)"""
    part = trade_routes_of(state)
    if any(part.rows) or any(part.hands):
        return False
    state.stage = state.book.stage(DEALING)
    return True


def cards_due(state: State) -> int:
    """5, 4 or 3 cards for each of 2, 3 or 4 players. (B15.1)"""
    return CARDS_EACH[state.seats] * state.seats


def draw_routes(state: State, rng: Random) -> DealRoutes:
    return DealRoutes(tuple([card + 1 for card in choose_some(rng, CARDS, cards_due(state))]))


def check_routes(state: State, move: DealRoutes) -> Message | None:
    """As many as are due, none twice. (B15.1)"""
    if len(move.cards) != cards_due(state):
        return Message("other-number-due", {"number": cards_due(state)}, clause="B15.1")
    is_twice = len(set(move.cards)) < len(move.cards)
    return Message("card-twice", clause="B15.1") if is_twice else None


def play_routes(state: State, move: DealRoutes) -> list[Event]:
    """The cards lie in the order they came, unless the owners choose it. (B15.1)"""
    part, each = trade_routes_of(state), CARDS_EACH[state.seats]
    dealt = [list(move.cards[each * seat : each * (seat + 1)]) for seat in range(state.seats)]
    if part.is_chosen:
        part.hands = dealt
    else:
        part.rows = dealt
    set_up_further(state)
    return [CardDealt(seat, card) for seat, cards in enumerate(dealt) for card in cards]


def choose_order(state: State) -> bool:
    """The option: owners lay their cards in an order of their choosing, in turn order. (B15.1)"""
    waiting = [turn for turn, seat in enumerate(state.line) if trade_routes_of(state).hands[seat]]
    if not waiting:
        return False
    state.order, state.turn = state.line.copy(), waiting[0]
    state.stage = DECIDE
    state.pending.append(LAY_NEXT_CARD)
    return True


class LayNextCard(FollowUp):
    """A card of the own trade route is to be laid. (B15.1)"""

    def __init__(self) -> None:
        super().__init__("lay-card", "B15.1")

    def legal(self, state: State, seat: int) -> list[Move]:
        return [LAY_CARDS[card] for card in trade_routes_of(state).hands[seat]]


LAY_NEXT_CARD: Final = LayNextCard()


def laying_line(_state: State, _seat: int, words: list[str], _picked: Picked) -> str:
    return f"lay-card {words[0]}"


def play_lay_card(state: State, seat: int, move: LayCard) -> list[Event]:
    """The next card of the row, from the left. (B15.1)"""
    part = trade_routes_of(state)
    part.hands[seat].remove(move.card)
    part.rows[seat].append(move.card)
    if not part.hands[seat]:
        state.pending.pop()
    return [CardLaid(seat, move.card)]


def explain_lay_card(state: State, _seat: int, move: LayCard) -> Message:
    if not state.pending or not isinstance(state.pending[-1], LayNextCard):
        return Message("cards-lie", clause="B15.1")
    return Message("card-not-in-hand", {"card": str(move.card)}, clause="B15.1")


# -- the goods


def send_goods(state: State, seat: int, goods: int, count: int) -> list[Event]:
    """What was sold goes on the route, one by one, while it has room. (B15.2, B15.3)"""
    if has_room(state, seat):
        state.pending.append(LayOnRoute(goods, count))
    return []


def has_room(state: State, seat: int) -> bool:
    part = trade_routes_of(state)
    return len(part.laid[seat]) < CARD_SPACES * len(part.rows[seat])


class LayOnRoute(FollowUp):
    """So many goods of a colour that was sold are still to be laid. (B15.4)"""

    def __init__(self, goods: int, left: int) -> None:
        super().__init__("route", "B15.4")
        self.goods = goods
        self.left = left

    def lapse(self, state: State, seat: int) -> list[Event]:
        """There is nothing to choose: the next one is laid."""
        return lay_goods(state, seat, self.goods, self.left - 1)

    def about(self) -> dict[str, Any]:
        return {"goods": WARES.write(self.goods), "left": self.left}


def read_lay_on_route(written: Mapping[str, Any]) -> FollowUp:
    return LayOnRoute(WARES.read(written["goods"]), written["left"])


def lay_goods(state: State, seat: int, goods: int, left: int) -> list[Event]:
    """One tile on the next space; a matching bonus is carried out before the next is laid. A full route
    stays, or is emptied, as the option has it. (B15.2, B15.3, B15.4)"""
    if not has_room(state, seat):  # another sale came between
        return []
    part = trade_routes_of(state)
    step = len(part.laid[seat])
    wanted, bonus = ROUTES[part.rows[seat][step // CARD_SPACES]][step % CARD_SPACES]
    part.laid[seat].append(goods)
    if left > 0:
        state.pending.append(LayOnRoute(goods, left))
    events: list[Event] = [GoodsRouted(seat, goods, step)]
    if wanted == goods:
        events += take_route_bonus(state, seat, bonus)
    if part.is_emptied and not has_room(state, seat):
        part.laid[seat].clear()
        events.append(RouteEmptied(seat))
    return events


def take_route_bonus(state: State, seat: int, bonus: int) -> list[Event]:
    """Each bonus is what a building or a castle does. (B15.5)"""
    events: list[Event] = [RouteBonusTaken(seat, bonus)]
    if bonus == SILVER:
        state.duchies[seat].silver += BANK_SILVER
    elif bonus == WORKERS:
        gain_workers(state, seat, BOARDING_WORKERS, events)
    elif bonus == POINTS:
        events.append(score(state, seat, WATCHTOWER_POINTS, state.book.source(SOURCE)))
    else:
        state.pending.append(OPENS[bonus])
    return events
