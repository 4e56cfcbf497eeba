"""What a bot looks at of the solo game."""

from typing import Final

from mypy_extensions import i64

from bastide.core.features import Block, Rows
from bastide.games.burgundy.book import Looks, write_nothing
from bastide.games.burgundy.modes.solo.markers import KEY, solo_of
from bastide.games.burgundy.state import State

_TABLE: Final = Block(KEY)
_TARGET: Final = _TABLE.one("target")
_MISSING: Final = _TABLE.one("points-to-the-target")
_BLANKS: Final = _TABLE.one("face-down")


def write_table(state: State, _seat: int, rows: Rows, at: i64) -> None:
    """How far the score is from the next action. (B17.8)"""
    part = solo_of(state)
    rows.put(at + _TARGET, part.target)
    rows.put(at + _MISSING, part.target - part.score)
    rows.put(at + _BLANKS, len(part.blanks))


LOOKS: Final = Looks(_TABLE, Block(KEY), write_table, write_nothing)
