"""Areas and colours that are filled."""

from bastide.core.game import Event
from bastide.games.burgundy.components import (
    AREA_POINTS,
    AREAS,
    BONUSES,
    LARGE_BONUS,
    NOBODY,
    PHASE_BONUS,
    PHASE_POINTS,
    SMALL_BONUS,
)
from bastide.games.burgundy.events import AreaFilled, BonusTaken
from bastide.games.burgundy.scoring import score
from bastide.games.burgundy.state import State


def score_filled(state: State, seat: int, space: int) -> list[Event]:
    """First the area of the space, then its colour, if they are full now. (B6.1, B8.4)"""
    duchy = state.duchies[seat]
    if duchy.left[duchy.layout.area_of[space]] > 0:
        return []
    events = score_area(state, seat, space)
    if duchy.empty[duchy.layout.colour[space]] == 0:
        events += take_bonus(state, seat, duchy.layout.colour[space])
    return events


def score_area(state: State, seat: int, space: int) -> list[Event]:
    """An area scores by its size, and by the phase it was filled in. (B8.1, B8.2)"""
    layout = state.duchies[seat].layout
    area = layout.area_of[space]
    size = layout.size_of[area]
    state.duchies[seat].brought[area] = AREA_POINTS[size] + PHASE_POINTS[state.phase]
    return [
        AreaFilled(seat, layout.colour[space], size),
        score(state, seat, AREA_POINTS[size], AREAS),
        score(state, seat, PHASE_POINTS[state.phase], PHASE_BONUS),
    ]


def take_bonus(state: State, seat: int, colour: int) -> list[Event]:
    """The first to fill a colour takes the large bonus tile, the second the small one. (B8.3)"""
    bonuses, large = state.bonuses, 2 * colour
    if bonuses[large] == NOBODY:
        bonuses[large] = seat
        return [BonusTaken(seat, colour, 0), score(state, seat, LARGE_BONUS[state.seats], BONUSES)]
    if bonuses[large + 1] == NOBODY:
        bonuses[large + 1] = seat
        return [BonusTaken(seat, colour, 1), score(state, seat, SMALL_BONUS[state.seats], BONUSES)]
    return []
