"""Finished colours and blanks of the solo game: tiles straight from the black depot. (B17.5, B17.7)"""

from collections.abc import Mapping
from typing import Any, Final

from bastide.core.game import Move
from bastide.games.burgundy.book import FollowUp
from bastide.games.burgundy.components import BLACK
from bastide.games.burgundy.depot_to_duchy import PlaceFrom
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.moves import DECLINE
from bastide.games.burgundy.rules.placing import spaces_for
from bastide.games.burgundy.state import State


class FinishedColour(FollowUp):
    """A tile of the black depot is to be placed, for a colour that is filled. (B17.7)"""

    def __init__(self, is_optional: bool) -> None:
        super().__init__("finished-colour", "B17.7")
        self.is_optional = is_optional

    def legal(self, state: State, seat: int) -> list[Move]:
        """Any tile of the black depot on any space where it may lie, whatever its number; or none, if it was
        such a tile that filled the colour. (B17.7)"""
        moves: list[Move] = []
        duchy = state.duchies[seat]
        for tile in state.offers[BLACK]:
            spaces = spaces_for(state.book, duchy, tile)
            moves += [PlaceFrom(BLACK, tile, space) for space in spaces]
        return [*moves, DECLINE] if moves and self.is_optional else moves

    def about(self) -> dict[str, Any]:
        return {"optional": self.is_optional}


MUST_PLACE: Final = FinishedColour(is_optional=False)
MAY_PLACE: Final = FinishedColour(is_optional=True)


def read_finished_colour(written: Mapping[str, Any]) -> FollowUp:
    return MAY_PLACE if written["optional"] else MUST_PLACE


def any_space(duchy: Duchy, _tile: int) -> list[int]:
    """A blank may lie on a space of any colour next to a tile. (B17.5)"""
    return sorted([space for spaces in duchy.near for space in spaces])


def filled_colours(state: State, seat: int) -> int:
    """They count as bonus tiles. (B17.6)"""
    return state.duchies[seat].empty.count(0)
