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
from bastide.games.burgundy.events import AreaFilled, BonusTaken
from bastide.games.burgundy.modules.events import AreaEnlarged
from bastide.games.burgundy.scoring import score
from bastide.games.burgundy.state import State

LARGEST: Final = len(AREA_POINTS) - 1


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
    bonuses, large = state.bonuses, 2 * colour
    if bonuses[large] == NOBODY:
        return take_bonus_tile(state, seat, large, LARGE_BONUS[state.seats])
    if bonuses[large + 1] == NOBODY:
        return take_bonus_tile(state, seat, large + 1, SMALL_BONUS[state.seats])
    return []


def take_bonus_tile(state: State, seat: int, bonus: int, points: int) -> list[Event]:
    """By number: a colour's large tile and its small one follow each other."""
    state.bonuses[bonus] = seat
    events = [BonusTaken(seat, bonus // 2, bonus % 2), score(state, seat, points, BONUSES)]
    for more in state.book.bonus_taken:
        events += more(state, seat, points)
    return events
