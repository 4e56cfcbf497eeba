"""Areas and colours that are filled."""

from typing import Final

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
from bastide.games.burgundy.events import AreaEnlarged, AreaFilled, BonusTaken
from bastide.games.burgundy.scoring import score
from bastide.games.burgundy.state import State

LARGEST: Final = len(AREA_POINTS) - 1
LARGE: Final = 0  # bonus tiles
SMALL: Final = 1


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
    events: list[Event] = [AreaFilled(seat, layout.colour[space], layout.size_of[area])]
    size = counted_size(state, seat, area)
    if size > layout.size_of[area]:
        events.append(AreaEnlarged(seat, size))
    state.duchies[seat].brought[area] = AREA_POINTS[size] + PHASE_POINTS[state.phase]
    events.append(score(state, seat, AREA_POINTS[size], AREAS))
    events.append(score(state, seat, PHASE_POINTS[state.phase], PHASE_BONUS))
    return events


def counted_size(state: State, seat: int, area: int) -> int:
    """The size an area scores by: never more than the largest that is printed. (B8.1)"""
    size = state.duchies[seat].layout.size_of[area]
    for more in state.book.larger:
        size += more(state, seat, area)
    return min(size, LARGEST)


def take_bonus(state: State, seat: int, colour: int) -> list[Event]:
    """The first to fill a colour takes the large bonus tile, the second the small one. (B8.3)"""
    if state.bonuses[LARGE][colour] == NOBODY:
        return take_bonus_tile(state, seat, colour, LARGE, LARGE_BONUS[state.seats])
    if state.bonuses[SMALL][colour] == NOBODY:
        return take_bonus_tile(state, seat, colour, SMALL, SMALL_BONUS[state.seats])
    return []


def take_bonus_tile(state: State, seat: int, colour: int, size: int, points: int) -> list[Event]:
    row = state.bonuses[size].copy()  # that of copies stays
    row[colour] = seat
    state.bonuses[size] = row
    events = [BonusTaken(seat, colour, size), score(state, seat, points, BONUSES)]
    for more in state.book.bonus_taken:
        events += more(state, seat, points)
    return events
