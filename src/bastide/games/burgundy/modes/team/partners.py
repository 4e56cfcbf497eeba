"""The team game: two teams of two, each with one double duchy and a storage that partners share. (B16)"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bastide.games.burgundy.book import Part
from bastide.games.burgundy.components import NOBODY, TILE
from bastide.games.burgundy.modes.team.figures import OWN_STORAGE, SHARED_STORAGE, TEAM_SILVER
from bastide.games.burgundy.state import State

KEY: Final = "team"
TEAM_SEATS: Final = 4  # two teams of two
TEAMS: Final = 2
NAMES: Final = ("A1", "B1", "A2", "B2")  # in the order in which they begin


@dataclass(slots=True)
class Teams(Part):
    """What partners have together beside their duchy. (B16.3)"""

    shared: list[list[int]]  # by team: the tiles in its storage

    def copy(self) -> Part:
        return Teams([tiles.copy() for tiles in self.shared])

    def write(self, state: State) -> dict[str, Any]:
        """Who plays with whom; no names before the first player is named. (B16.1)"""
        seats = range(state.seats)
        return {
            "names": [] if state.start == NOBODY else [name_of(state, seat) for seat in seats],
            "partners": [partner(seat) for seat in seats],
        }

    def show(self, _state: State) -> dict[str, Any]:
        return {"room": SHARED_STORAGE}

    def write_with_duchy(self, seat: int) -> dict[str, Any]:
        return {"shared": [TILE.write(tile) for tile in self.shared[seat % TEAMS]]}


def new_part(state: State, _options: Mapping[str, Any]) -> Part:
    """Each team has one duchy and 2 silver. (B16.2, B16.3)"""
    form_teams(state)
    for duchy in state.duchies[:TEAMS]:
        duchy.silver = TEAM_SILVER
    return Teams([[] for _ in range(TEAMS)])


def read_part(state: State, table: Mapping[str, Any]) -> Part:
    form_teams(state)
    return Teams([[TILE.read(word) for word in duchy["shared"]] for duchy in table["duchies"][:TEAMS]])


def form_teams(state: State) -> None:
    """Partners sit opposite each other and have one duchy together. (B16.1, B16.3)"""
    state.duchies = state.duchies[:TEAMS] * 2
    state.room = [OWN_STORAGE] * TEAM_SEATS


def shared_by(state: State, seat: int) -> list[int]:
    """The storage that the seat shares with its partner."""
    part = state.parts[KEY]
    assert isinstance(part, Teams)
    return part.shared[seat % TEAMS]


def partner(seat: int) -> int:
    """Partners sit opposite each other. (B16.1)"""
    return (seat + TEAMS) % TEAM_SEATS


def name_of(state: State, seat: int) -> str:
    """Who begins is A1, clockwise B1, A2 and B2 follow. (B16.1)"""
    return NAMES[(seat - state.start) % TEAM_SEATS]


def firsts(state: State) -> list[int]:
    """Of partners the one who began has the duchy; in turn order. (B16.3)"""
    return [seat for seat in state.line if (seat - state.start) % TEAM_SEATS < TEAMS]
