"""How the solo game stands, or stood at the end."""

from typing import Final

from bastide.core.game import Result
from bastide.games.burgundy.components import COLOURS
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.stages import OVER
from bastide.games.burgundy.state import State

SPACES_OF: Final = tuple([f"spaces-{colour}" for colour in COLOURS])  # what its sheet counts


def solo_result(state: State) -> Result:
    """The spaces filled, by colour; won once all are. (B17.10)"""
    duchy = state.duchies[0]
    sheet = {source: filled(duchy, colour) for colour, source in enumerate(SPACES_OF)}
    is_won = len(duchy.tiles) > 0 and sum(duchy.empty) == 0
    return Result(
        [sum(sheet.values())], [sheet], ranking=[1], winners=[0] if is_won else [], final=state.stage == OVER
    )


def filled(duchy: Duchy, colour: int) -> int:
    return len(duchy.layout.spaces_of[colour]) - duchy.empty[colour]


def solo_points(state: State, _seat: int) -> int:
    """The spaces filled. (B17.10)"""
    duchy = state.duchies[0]
    return len(duchy.tiles) - sum(duchy.empty)
