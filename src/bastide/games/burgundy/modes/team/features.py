"""What a bot looks at of the team game."""

from typing import Final

from mypy_extensions import i64

from bastide.core.features import Block, Rows
from bastide.games.burgundy.book import Looks, write_nothing
from bastide.games.burgundy.components import COLOUR_OF, KIND_OF, KINDS
from bastide.games.burgundy.modes.team.figures import SHARED_STORAGE
from bastide.games.burgundy.modes.team.partners import KEY, shared_by
from bastide.games.burgundy.state import State

_SEAT: Final = Block(KEY)
_SHARED: Final = _SEAT.each("shared", KINDS)
_ROOM: Final = _SEAT.one("shared-room")
_FITS: Final = _SEAT.one("shared-with-a-space")


def write_seat(state: State, seat: int, rows: Rows, at: i64) -> None:
    """The storage that partners share. (B16.9)"""
    shared = shared_by(state, seat)
    near = state.duchies[seat].near
    for tile in shared:
        if KIND_OF[tile] < len(KINDS):
            rows.add(at + _SHARED + KIND_OF[tile], 1)
        if COLOUR_OF[tile] < len(near) and near[COLOUR_OF[tile]]:
            rows.add(at + _FITS, 1)
    rows.put(at + _ROOM, SHARED_STORAGE - len(shared))


LOOKS: Final = Looks(Block(KEY), _SEAT, write_nothing, write_seat)
