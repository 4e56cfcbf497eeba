"""White castles: a ninth kind of building, with an extra action by the white die. (B13)

Their tiles and monastery 29 stand in `data/modules.toml`.
"""

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import Book
from bastide.games.burgundy.components import WHITE_CASTLE
from bastide.games.burgundy.modules.events import WhiteActionGained
from bastide.games.burgundy.rules.actions import FOLLOW_UPS, legal_actions
from bastide.games.burgundy.stages import WHITE_ACTION
from bastide.games.burgundy.state import State


def join(book: Book) -> None:
    book.effects[WHITE_CASTLE] = gain_white_action


def gain_white_action(state: State, seat: int, _space: int) -> list[Event]:
    """An extra action with the number of this round's white die. (B13.2)"""
    white = state.rolled[-1]
    state.pending.append((WHITE_ACTION, white))
    return [WhiteActionGained(seat, white)]


def legal_white_action(state: State, seat: int, white: int) -> list[Move]:
    """Any of the four actions; workers and monasteries change the number as they do for a die. (B13.2)"""
    return legal_actions(state, seat, [white])


FOLLOW_UPS[WHITE_ACTION] = legal_white_action
