"""The team game: two teams of two, each with one double duchy."""

from typing import Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.components import SOURCE, TEAM_SILVER, TEAM_WORKERS
from bastide.games.burgundy.moves import Place, PlaceShared
from bastide.games.burgundy.rules.placing import legal_place, place_stored
from bastide.games.burgundy.state import TEAM_SEATS, TEAMS, Duchy, State, Teams

NAMES: Final = ("A1", "B1", "A2", "B2")  # in the order in which they begin

_FROM_SHARED: Final[dict[tuple[int, int, int], PlaceShared]] = {}


def begin_teams(state: State) -> None:
    """Each team has one duchy and 2 silver. (B16.2, B16.3)"""
    form_teams(state)
    for duchy in state.duchies[:TEAMS]:
        duchy.silver = TEAM_SILVER


def form_teams(state: State) -> None:
    """Partners sit opposite each other and have one duchy together. (B16.1, B16.3)"""
    state.duchies = state.duchies[:TEAMS] * 2
    state.teams = Teams(
        storage=[[] for _ in range(TEAM_SEATS)],
        points=[[0] * len(SOURCE.words) for _ in range(TEAM_SEATS)],
    )


def give_workers(state: State) -> None:
    """3 workers for the team that begins, 5 for the other. (B16.2)"""
    for team, seat in enumerate(state.line[:TEAMS]):
        state.duchies[seat].workers = TEAM_WORKERS[team]


def name_of(state: State, seat: int) -> str:
    """Who begins is A1, clockwise B1, A2 and B2 follow. (B16.1)"""
    return NAMES[(seat - state.start) % TEAM_SEATS]


def legal_place_shared(duchy: Duchy, dice: list[int]) -> list[Move]:
    """The tiles of the shared storage, by the rule for all tiles. (B16.3)"""
    moves: list[Move] = []
    for place in legal_place(duchy, duchy.storage, dice):
        assert isinstance(place, Place)
        moves.append(from_shared(place))
    return moves


def from_shared(place: Place) -> PlaceShared:
    """The same from the shared storage; made when first asked for, since few tables have teams."""
    key = (place.die, place.tile, place.space)
    if key not in _FROM_SHARED:
        _FROM_SHARED[key] = PlaceShared(*key)
    return _FROM_SHARED[key]


def play_place_shared(state: State, seat: int, move: PlaceShared) -> list[Event]:
    """A tile of the shared storage is placed. (B16.3)"""
    return place_stored(state, seat, state.duchies[seat].storage, move.die, move.tile, move.space)
