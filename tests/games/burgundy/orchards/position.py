"""How orchards are set up by hand: the apples of each seat."""

from typing import Final, TypedDict

from bastide.core.position import check_count
from bastide.games.burgundy.state import State
from bastide.games.burgundy.vocabulary import Described, PartPositions
from tests.games.burgundy.orchards.rule import KEY


class OrchardsPosition(TypedDict):
    """The apples each seat has picked."""

    apples: list[int]


def check(state: State, position: Described) -> None:
    check_count(position[KEY]["apples"], state.seats, f"{KEY} apples")


POSITIONS: Final = PartPositions(OrchardsPosition, check=check)
