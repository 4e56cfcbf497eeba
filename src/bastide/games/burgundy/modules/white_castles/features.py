"""What a bot looks at of white castles."""

from typing import Final

from mypy_extensions import i64

from bastide.core.features import Block, Rows
from bastide.games.burgundy.book import Looks, write_nothing
from bastide.games.burgundy.modules.white_castles.rule import KEY
from bastide.games.burgundy.stages import TURN
from bastide.games.burgundy.state import State

_TABLE: Final = Block(KEY)
_WHITE: Final = _TABLE.count("white-die", 1, 6)


def write_table(state: State, _seat: int, rows: Rows, at: i64) -> None:
    """The number that a white castle would bring in this round. (B13.2)"""
    if state.stage == TURN:
        rows.put(at + _WHITE + state.rolled[-1] - 1, 1)


LOOKS: Final = Looks(_TABLE, Block(KEY), write_table, write_nothing)
