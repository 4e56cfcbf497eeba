"""White castles: a ninth kind of building, with an extra action by the white die. (B13)

Their tiles and monastery 29 stand in `box.toml`.
"""

from collections.abc import Mapping
from typing import Any, Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import Book, FollowUp
from bastide.games.burgundy.components import KIND
from bastide.games.burgundy.modules.white_castles.events import WhiteActionGained
from bastide.games.burgundy.moves import SIDES
from bastide.games.burgundy.rules.actions import WholeAction, legal_actions
from bastide.games.burgundy.state import State

KEY: Final = "white_castles"
WHITE_CASTLE: Final[int] = KIND.read("white-castle")


class WhiteAction(WholeAction):
    """An action with the number of the white die. (B13.2)"""

    def __init__(self, number: int) -> None:
        super().__init__("white-castle", "B13.2", "B7.10")
        self.number = number

    def legal(self, state: State, seat: int) -> list[Move]:
        """Any of the four actions; workers and monasteries change the number as they do for a die. (B13.2)"""
        return legal_actions(state, seat, [self.number])

    def die(self) -> int:
        return self.number

    def about(self) -> dict[str, Any]:
        return {"die": self.number}


WHITE_ACTION: Final[list[WhiteAction]] = [WhiteAction(number) for number in range(SIDES + 1)]


def join(book: Book) -> None:
    book.effects[WHITE_CASTLE] = gain_white_action
    book.leave_open([], {"white-castle": read_white_action})


def read_white_action(written: Mapping[str, Any]) -> FollowUp:
    number: int = written["die"]
    return WHITE_ACTION[number]


def gain_white_action(state: State, seat: int, _space: int) -> list[Event]:
    """An extra action with the number of this round's white die. (B13.2)"""
    white = state.rolled[-1]
    state.pending.append(WHITE_ACTION[white])
    return [WhiteActionGained(seat, white)]
