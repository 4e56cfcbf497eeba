"""Trade routes: sold goods are laid on a row of cards, and matching spaces bring bonuses. (B15)

The cards stand in `data/modules.toml`, with a mark where they are reconstructed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bastide.core.chance import choose_some
from bastide.core.errors import Message
from bastide.core.game import Event, Move
from bastide.games.burgundy.book import DEALS, EXPLAINS, PLAYS, Book, Deal, Part
from bastide.games.burgundy.components import (
    BANK_SILVER,
    BOARDING_WORKERS,
    BONUS,
    CARD_SPACES,
    CARDS_EACH,
    GOODS,
    NONE,
    ROUTE_CARDS,
    ROUTE_CONFIDENCE,
    ROUTES,
    ROUTES_SOURCE,
    TRADE_ROUTES,
    WATCHTOWER_POINTS,
)
from bastide.games.burgundy.modules.events import CardDealt, CardLaid, GoodsRouted, RouteBonusTaken
from bastide.games.burgundy.modules.moves import LAY_CARDS, DealRoutes, LayCard
from bastide.games.burgundy.rules.actions import FOLLOW_UPS, WITHOUT_CHOICE
from bastide.games.burgundy.rules.dice import gain_workers
from bastide.games.burgundy.rules.duchies import set_up_further
from bastide.games.burgundy.scoring import score
from bastide.games.burgundy.stages import (
    DEAL_ROUTES,
    DECIDE,
    EXTRA_ACTION,
    LAY_CARD,
    LAY_ON_ROUTE,
    PLACE_STORED,
    SELL_ANY,
    TAKE_BUILDING,
    TAKE_BY_CHURCH,
    TAKE_BY_MARKET,
)
from bastide.games.burgundy.state import State

ORDERS: Final = ("random", "chosen")  # of a player's cards
SILVER: Final[int] = BONUS.read("silver")
WORKERS: Final[int] = BONUS.read("workers")
POINTS: Final[int] = BONUS.read("points")
# What the other bonuses leave open.
OPENS: Final[dict[int, int]] = {
    BONUS.read("sale"): SELL_ANY,
    BONUS.read("building"): TAKE_BUILDING,
    BONUS.read("church"): TAKE_BY_CHURCH,
    BONUS.read("market"): TAKE_BY_MARKET,
    BONUS.read("placing"): PLACE_STORED,
    BONUS.read("action"): EXTRA_ACTION,
}


def join(book: Book) -> None:
    book.set_up += [deal_first, choose_order]
    book.after_sale.append(send_goods)


@dataclass(init=False, slots=True)
class TradeRoutes(Part):
    """By seat: the cards in their row, those not laid yet, and the goods on the route."""

    is_chosen: bool
    rows: list[list[int]]
    hands: list[list[int]]
    laid: list[list[int]]

    def __init__(
        self, is_chosen: bool, rows: list[list[int]], hands: list[list[int]], laid: list[list[int]]
    ) -> None:
        self.is_chosen = is_chosen
        self.rows = rows
        self.hands = hands
        self.laid = laid

    def copy(self) -> Part:
        hands, laid = [hand.copy() for hand in self.hands], [goods.copy() for goods in self.laid]
        return TradeRoutes(self.is_chosen, [row.copy() for row in self.rows], hands, laid)

    def write(self) -> dict[str, Any]:
        return {
            "order": ORDERS[self.is_chosen],
            "rows": [[str(card) for card in row] for row in self.rows],
            "hands": [[str(card) for card in hand] for hand in self.hands],
            "laid": [[GOODS[number - 1] for number in goods] for goods in self.laid],
        }


def new_part(options: Mapping[str, Any]) -> Part:
    seats = options["seats"]
    empty: list[list[list[int]]] = [[[] for _ in range(seats)] for _ in range(3)]
    return TradeRoutes(options["route_order"] == ORDERS[1], *empty)


def read_part(_state: State, written: dict[str, Any]) -> Part:
    rows = [[int(card) for card in row] for row in written["rows"]]
    hands = [[int(card) for card in hand] for hand in written["hands"]]
    laid = [[GOODS.index(word) + 1 for word in goods] for goods in written["laid"]]
    return TradeRoutes(written["order"] == ORDERS[1], rows, hands, laid)


def show_part(state: State) -> dict[str, Any]:
    """What is printed on the cards on the table, and how sure that is."""
    part = trade_routes_of(state)
    cards = sorted([card for cards in part.rows + part.hands for card in cards])
    return {
        "cards": {
            str(card): {
                "spaces": [[GOODS[goods - 1], BONUS.write(bonus)] for goods, bonus in ROUTES[card]],
                "confidence": ROUTE_CONFIDENCE[card],
            }
            for card in cards
        }
    }


def trade_routes_of(state: State) -> TradeRoutes:
    part = state.parts[TRADE_ROUTES]
    assert isinstance(part, TradeRoutes)
    return part


# -- the cards


def deal_first(state: State) -> bool:
    """Each player is dealt cards before the first phase. (B15.1)"""
    part = trade_routes_of(state)
    if any(part.rows) or any(part.hands):
        return False
    state.stage = DEAL_ROUTES
    return True


def cards_due(state: State) -> int:
    """5, 4 or 3 cards for each of 2, 3 or 4 players. (B15.1)"""
    return CARDS_EACH[state.seats] * state.seats


def draw_routes(state: State, rng: Random) -> DealRoutes:
    return DealRoutes(tuple([card + 1 for card in choose_some(rng, ROUTE_CARDS, cards_due(state))]))


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
    state.pending.append((LAY_CARD, NONE))
    return True


def legal_lay_card(state: State, seat: int, _about: int) -> list[Move]:
    return [LAY_CARDS[card] for card in trade_routes_of(state).hands[seat]]


def play_lay_card(state: State, seat: int, move: LayCard) -> list[Event]:
    """The next card of the row, from the left. (B15.1)"""
    part = trade_routes_of(state)
    part.hands[seat].remove(move.card)
    part.rows[seat].append(move.card)
    if not part.hands[seat]:
        state.pending.pop()
    return [CardLaid(seat, move.card)]


def explain_lay_card(state: State, _seat: int, move: LayCard) -> Message:
    if not state.pending or state.pending[-1][0] != LAY_CARD:
        return Message("cards-lie", clause="B15.1")
    return Message("card-not-in-hand", {"card": str(move.card)}, clause="B15.1")


# -- the goods


def send_goods(state: State, seat: int, goods: int, count: int) -> list[Event]:
    """What was sold goes on the route, one by one, while it has room. (B15.2, B15.3)"""
    if has_room(state, seat):
        state.pending.append((LAY_ON_ROUTE, 10 * goods + count))
    return []


def has_room(state: State, seat: int) -> bool:
    part = trade_routes_of(state)
    return len(part.laid[seat]) < CARD_SPACES * len(part.rows[seat])


def lay_goods(state: State, seat: int, about: int) -> list[Event]:
    """One tile on the next space; a matching bonus is carried out before the next is laid. (B15.2, B15.4)"""
    if not has_room(state, seat):  # another sale came between
        return []
    part, goods, left = trade_routes_of(state), about // 10, about % 10 - 1
    step = len(part.laid[seat])
    wanted, bonus = ROUTES[part.rows[seat][step // CARD_SPACES]][step % CARD_SPACES]
    part.laid[seat].append(goods)
    if left > 0:
        state.pending.append((LAY_ON_ROUTE, 10 * goods + left))
    routed = GoodsRouted(seat, goods, step)
    return [routed, *take_route_bonus(state, seat, bonus)] if wanted == goods else [routed]


def take_route_bonus(state: State, seat: int, bonus: int) -> list[Event]:
    """Each bonus is what a building or a castle does. (B15.5)"""
    events: list[Event] = [RouteBonusTaken(seat, bonus)]
    if bonus == SILVER:
        state.duchies[seat].silver += BANK_SILVER
    elif bonus == WORKERS:
        gain_workers(state, seat, BOARDING_WORKERS, events)
    elif bonus == POINTS:
        events.append(score(state, seat, WATCHTOWER_POINTS, ROUTES_SOURCE))
    else:
        state.pending.append((OPENS[bonus], NONE))
    return events


DEALS[DEAL_ROUTES] = Deal(draw_routes, check_routes, play_routes, DealRoutes)
FOLLOW_UPS[LAY_CARD] = legal_lay_card
WITHOUT_CHOICE[LAY_ON_ROUTE] = lay_goods
PLAYS[LayCard] = play_lay_card
EXPLAINS[LayCard] = (TRADE_ROUTES, explain_lay_card)
