"""What a place would bring if the game ended now: for readers who weigh a price. (S7)"""

from bastide.core.game import Seat
from bastide.games.seasons.components import (
    BUILDING_OF,
    MARKET,
    NOBODY,
    NONE,
    PALACE,
    TILE_COUNTS,
    TILE_OF,
)
from bastide.games.seasons.rules.turning_in import market_points, palace_points
from bastide.games.seasons.scoring import place_points
from bastide.games.seasons.state import State, copy


def worth_of(state: State, place: int, reader: Seat | None) -> int | None:
    """The points of whoever stands there, or of the reader; a building not yet built counts as built."""
    building, seat = BUILDING_OF[place], state.places[place]
    if building in (MARKET, PALACE):
        return turning_in_worth(state, place, reader if seat == NOBODY else seat)
    imagined = copy(state)
    tile = TILE_OF[building]
    if tile != NONE and imagined.unbuilt[tile] == TILE_COUNTS[tile]:
        imagined.unbuilt[tile] -= 1
    if seat == NOBODY:
        imagined.places[place] = 0  # whoever it is
    return place_points(imagined, building, place)


def turning_in_worth(state: State, place: int, seat: Seat | None) -> int | None:
    """What this helper adds to the player's others in the same building. (S7.6, S7.7)"""
    if seat is None:
        return None
    building = BUILDING_OF[place]
    others = [
        other
        for other in range(len(state.places))
        if BUILDING_OF[other] == building and state.places[other] == seat and other != place
    ]
    before = len([other for other in others if other < place or state.places[place] != seat])
    points = market_points if building == MARKET else palace_points
    return points(state, seat, before + 1) - points(state, seat, before)
