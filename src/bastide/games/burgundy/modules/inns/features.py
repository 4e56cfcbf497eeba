"""What a bot looks at of inns."""

from typing import Final

from mypy_extensions import i64

from bastide.core.features import Block, Rows
from bastide.games.burgundy.book import Looks
from bastide.games.burgundy.duchy import has_kind
from bastide.games.burgundy.modules.inns.rule import INN, KEY, inns_of
from bastide.games.burgundy.state import State

_TABLE: Final = Block(KEY)
_LYING: Final = _TABLE.one("lying")
_SEAT: Final = Block(KEY)
_OPEN_WITH: Final = _SEAT.count("open-areas-with-inn-and-rest", 1, 4)


def write_table(state: State, _seat: int, rows: Rows, at: i64) -> None:
    rows.put(at + _LYING, inns_of(state).lying)


def write_seat(state: State, seat: int, rows: Rows, at: i64) -> None:
    """Areas that an inn makes larger and that are still to be filled. (B14.4)"""
    duchy = state.duchies[seat]
    for area, rest in enumerate(duchy.left):
        if rest > 0 and has_kind(duchy, area, INN):
            rows.add(at + _OPEN_WITH + min(rest, 4) - 1, 1)


LOOKS: Final = Looks(_TABLE, _SEAT, write_table, write_seat)
