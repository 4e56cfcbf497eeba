"""What a bot looks at of trade routes."""

from typing import Final

from mypy_extensions import i64

from bastide.core.features import Block, Rows
from bastide.games.burgundy.book import Looks, write_nothing
from bastide.games.burgundy.components import GOODS
from bastide.games.burgundy.modules.trade_routes.figures import BONUS, CARD_SPACES, ROUTES
from bastide.games.burgundy.modules.trade_routes.rule import KEY, trade_routes_of
from bastide.games.burgundy.state import State

_SEAT: Final = Block(KEY)
_LAID: Final = _SEAT.one("laid")
_FREE: Final = _SEAT.one("free")
_NEXT_GOODS: Final = _SEAT.each("next", GOODS)
_NEXT_BONUS: Final = _SEAT.each("next-bonus", BONUS.words)
_LATER_GOODS: Final = _SEAT.each("later", GOODS)
_HELD: Final = _SEAT.one("next-held")


def write_seat(state: State, seat: int, rows: Rows, at: i64) -> None:
    """The next space of the route and what it asks for; then those behind it. (B15.4)"""
    part = trade_routes_of(state)
    row, laid = part.rows[seat], len(part.laid[seat])
    rows.put(at + _LAID, laid)
    rows.put(at + _FREE, CARD_SPACES * len(row) - laid)
    for place in range(laid, CARD_SPACES * len(row)):
        goods, bonus = ROUTES[row[place // CARD_SPACES]][place % CARD_SPACES]
        if place == laid:
            rows.put(at + _NEXT_GOODS + goods - 1, 1)
            rows.put(at + _NEXT_BONUS + bonus, 1)
            rows.put(at + _HELD, state.duchies[seat].goods[goods])
        else:
            rows.add(at + _LATER_GOODS + goods - 1, 1)


LOOKS: Final = Looks(Block(KEY), _SEAT, write_nothing, write_seat)
