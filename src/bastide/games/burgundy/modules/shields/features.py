"""What a bot looks at of shields."""

from typing import Final

from mypy_extensions import i64

from bastide.core.features import Block, Rows
from bastide.games.burgundy.book import Looks
from bastide.games.burgundy.components import DEPOTS, NOBODY, NONE
from bastide.games.burgundy.modules.shields.dealing import KEY, shields_of
from bastide.games.burgundy.modules.shields.figures import SHIELD_POINTS, SHIELD_TILES
from bastide.games.burgundy.state import State

_TABLE: Final = Block(KEY)
_LYING: Final = _TABLE.count("lying", 1, SHIELD_TILES)
_AT: Final = _TABLE.count("in-depot", 1, DEPOTS)
_SEAT: Final = Block(KEY)
_HUNG: Final = _SEAT.count("hung", 1, SHIELD_TILES)
_COUNT: Final = _SEAT.one("count")
_WORTH: Final = _SEAT.one("points-of-shields")
_COPIES: Final = _SEAT.one("copies")


def write_table(state: State, _seat: int, rows: Rows, at: i64) -> None:
    for depot, shields in enumerate(shields_of(state).depots):
        for shield in shields:
            rows.put(at + _LYING + shield - 1, 1)
            rows.add(at + _AT + depot - 1, 1)


def write_seat(state: State, seat: int, rows: Rows, at: i64) -> None:
    part = shields_of(state)
    for shield, space in enumerate(part.hung[seat]):
        if space != NONE:
            rows.put(at + _HUNG + shield - 1, 1)
            rows.add(at + _COUNT, 1)
            rows.add(at + _WORTH, SHIELD_POINTS[shield])
    rows.put(at + _COPIES, int(part.copied[seat] != NOBODY))


LOOKS: Final = Looks(_TABLE, _SEAT, write_table, write_seat)
