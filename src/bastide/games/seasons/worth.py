"""What a place would bring if the game ended now, and what it has brought: for readers. (S7)"""

from bastide.core.game import Seat
from bastide.games.seasons.components import (
    BUILDING_OF,
    FIRST_PLACE,
    MARKET,
    NOBODY,
    NONE,
    PALACE,
    SOURCE_OF,
    TILE_COUNTS,
    TILE_OF,
)
from bastide.games.seasons.rules.turning_in import market_points, palace_points
from bastide.games.seasons.scoring import place_points
from bastide.games.seasons.state import MARKET_OPEN, OVER, PALACE_OPEN, State, copy


def worth_of(state: State, place: int, reader: Seat | None) -> int | None:
    """The points of whoever stands there, or of the reader; a building not yet built counts as built.

    Once the last round is over, a free place brings nobody anything.
    """
    building, seat = BUILDING_OF[place], state.places[place]
    if seat == NOBODY and state.stage in (MARKET_OPEN, PALACE_OPEN, OVER):
        return None
    if building in (MARKET, PALACE):
        if has_turned_in(state, building, seat):
            return turned_in_worth(state, place)
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


def has_turned_in(state: State, building: int, seat: Seat) -> bool:
    """Everyone has their turn at the market, then everyone at the palace. (S7.12)"""
    due = MARKET_OPEN if building == MARKET else PALACE_OPEN
    has_been_asked = (seat - state.active) % state.seats < state.asked
    is_past = state.stage == OVER or (state.stage == PALACE_OPEN and building == MARKET)
    return is_past or (state.stage == due and has_been_asked)


def turned_in_worth(state: State, place: int) -> int | None:
    """What all the player's helpers in the building have brought, said at the first of them. (S7.6, S7.7)"""
    building, seat = BUILDING_OF[place], state.places[place]
    places = range(FIRST_PLACE[building], FIRST_PLACE[building + 1])
    first = next(other for other in places if state.places[other] == seat)
    return state.players[seat].points[SOURCE_OF[building]] if place == first else None
