"""How trade routes are set up by hand: the cards of each route, and the goods on it.

Not compiled: its types are read as they stand.
"""

from typing import Annotated, Final, TypedDict

from bastide.core.errors import Message
from bastide.core.game import Seat
from bastide.core.position import demand
from bastide.games.burgundy.components import GOODS, GOODS_NUMBERS
from bastide.games.burgundy.modules.trade_routes.figures import CARD_SPACES, CARDS_EACH
from bastide.games.burgundy.modules.trade_routes.moves import CARD
from bastide.games.burgundy.modules.trade_routes.rule import KEY, trade_routes_of
from bastide.games.burgundy.state import State
from bastide.games.burgundy.vocabulary import Described, Goods, PartPositions


class TradeRoutesPosition(TypedDict):
    """The trade routes of every seat."""

    rows: list[list[Annotated[str, CARD]]]  # cards laid out, by seat
    laid: list[list[Goods]]  # goods on the row, by seat


def check(state: State, position: Described) -> None:
    part, each = position[KEY], [CARDS_EACH[state.seats]] * state.seats
    demand([len(row) for row in part["rows"]] == each, f"{KEY} rows")
    demand(len(part["laid"]) == state.seats, f"{KEY} laid")


def due(state: State, seat: Seat) -> int:
    """How many of the goods that were sold lie on the route: as many as there is room for, or all since it
    was emptied. (B15.2, B15.3)"""
    part, sold = trade_routes_of(state), sum(state.duchies[seat].sold)
    room = CARD_SPACES * len(part.rows[seat])
    return sold % room if part.is_emptied else min(sold, room)


def faults(state: State) -> list[Message]:
    """No card is there twice, and what lies on a route was sold. (B15.1, B15.2)"""
    part = trade_routes_of(state)
    cards = [card for row in part.rows for card in row]
    found = [
        Message("position-route-card", {"card": str(card)}, clause="B15.1")
        for card in dict.fromkeys(cards)
        if cards.count(card) > 1
    ]
    for seat in range(state.seats):
        if part.laid[seat] != sold_first(state, seat):
            words = {"player": seat + 1, "number": due(state, seat)}
            found.append(Message("position-route-goods", {**words}, clause="B15.2"))
    return found


def sold_first(state: State, seat: Seat) -> list[int]:
    """What lies on the route as far as it was sold, then whatever else was."""
    left = state.duchies[seat].sold.copy()
    lying: list[int] = []
    for goods in [
        *trade_routes_of(state).laid[seat],
        *[one for one in GOODS_NUMBERS for _ in range(left[one])],
    ]:
        if left[goods] > 0:
            left[goods] -= 1
            lying.append(goods)
    return lying[: due(state, seat)]


def follow(state: State, position: Described) -> Described:
    """What is sold goes on the route. (B15.2)"""
    laid = [[GOODS[goods - 1] for goods in sold_first(state, seat)] for seat in range(state.seats)]
    return {**position, KEY: {**position[KEY], "laid": laid}}


POSITIONS: Final = PartPositions(TradeRoutesPosition, check=check, faults=faults, follow=follow)
