"""How the team game is set up by hand: partners have one duchy and one storage together.

Not compiled: its types are read as they stand.
"""

from typing import Any, Final

from bastide.core.errors import Message
from bastide.games.burgundy.modes.team.figures import SHARED_STORAGE
from bastide.games.burgundy.modes.team.partners import TEAMS, partner, shared_by
from bastide.games.burgundy.modes.team.shown import BesideDuchy
from bastide.games.burgundy.state import State
from bastide.games.burgundy.vocabulary import PartPositions


def settle(state: State) -> None:
    for team in range(TEAMS):
        for tile in shared_by(state, team):
            state.stacks[tile] -= 1


def faults(state: State) -> list[Message]:
    """The shared storage has two spaces. (B16.3)"""
    found: list[Message] = []
    for seat in range(TEAMS):
        if len(shared_by(state, seat)) > SHARED_STORAGE:
            words: dict[str, Any] = {"player": seat + 1, "other": partner(seat) + 1, "number": SHARED_STORAGE}
            found.append(Message("position-shared", words, clause="B16.3"))
    return found


POSITIONS: Final = PartPositions(duchy=BesideDuchy, settle=settle, faults=faults)
