"""The team game: two teams of two, each with one double duchy."""

from typing import Final

from bastide.games.burgundy.book import EXPLAINS, PLAYS
from bastide.games.burgundy.components import (
    NONE,
    SHARED_STORAGE,
    SOURCE,
    TEAM_SILVER,
    TEAM_WORKERS,
)
from bastide.games.burgundy.modes.moves import DiscardShared, PlaceShared, Store
from bastide.games.burgundy.modes.reasons import (
    explain_discard_shared,
    explain_place_shared,
    explain_store,
)
from bastide.games.burgundy.modes.storage import (
    legal_store,
    play_discard_shared,
    play_place_shared,
    play_store,
)
from bastide.games.burgundy.rules.actions import FOLLOW_UPS
from bastide.games.burgundy.stages import STORE as STORE_TILE
from bastide.games.burgundy.stages import TEAM_SEATS, TEAMS
from bastide.games.burgundy.state import State, Teams

NAMES: Final = ("A1", "B1", "A2", "B2")  # in the order in which they begin


def begin_teams(state: State) -> None:
    """Each team has one duchy and 2 silver. (B16.2, B16.3)"""
    form_teams(state)
    for duchy in state.duchies[:TEAMS]:
        duchy.silver = TEAM_SILVER


def form_teams(state: State) -> None:
    """Partners sit opposite each other and have one duchy together. (B16.1, B16.3)"""
    state.duchies = state.duchies[:TEAMS] * 2
    for duchy in state.duchies[:TEAMS]:
        duchy.room = SHARED_STORAGE
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


FOLLOW_UPS[STORE_TILE] = legal_store
PLAYS[Store] = play_store
PLAYS[PlaceShared] = play_place_shared
PLAYS[DiscardShared] = play_discard_shared
EXPLAINS[Store] = (NONE, explain_store)
EXPLAINS[PlaceShared] = (NONE, explain_place_shared)
EXPLAINS[DiscardShared] = (NONE, explain_discard_shared)
