"""What a bot looks at of the extra tiles."""

from typing import Final

from mypy_extensions import i64

from bastide.core.features import Block, Rows
from bastide.games.burgundy.book import Looks, write_nothing
from bastide.games.burgundy.modules.extra_tiles.rule import KEY, extra_tiles_of
from bastide.games.burgundy.state import State

_SEAT: Final = Block(KEY)
_ARRIVED: Final = _SEAT.count("arrived-after", 1, 3)


def write_seat(state: State, seat: int, rows: Rows, at: i64) -> None:
    """How many came to their space of the bridge before this seat. (B11.2)"""
    arrivals = extra_tiles_of(state).arrivals
    if seat in arrivals:
        rows.steps(at + _ARRIVED, len(arrivals) - 1 - arrivals.index(seat), 3)


LOOKS: Final = Looks(Block(KEY), _SEAT, write_nothing, write_seat)
