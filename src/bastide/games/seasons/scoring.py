"""Points: on the way and at the end, each with its source; who has won. (S7)"""

from bastide.core.game import Event, Result, Seat, broken_by
from bastide.games.seasons.components import (
    BARN,
    BARN_POINTS,
    BUILDING_POINTS,
    CASTLE_PLACES,
    COUNTS,
    FIRST_PLACE,
    FREE_PLACES,
    HELPERS,
    HOUSE,
    HOUSES,
    INN,
    NOBODY,
    NOTHING,
    PER,
    POINTS_PER,
    SILVER_THERE,
    SOURCE,
    SOURCE_OF,
    TILE_COUNTS,
    TOWER,
    TOWERS,
    UNBUILT,
    WINTER,
    WINTER_SOURCES,
)
from bastide.games.seasons.events import Scored
from bastide.games.seasons.state import BROKEN_BY, BY_VALUE, OVER, State, is_finished


def score(state: State, seat: Seat, points: int, source: int) -> Event:
    """The points are marked; the sheet says what for. There is no upper limit. (S7.10)"""
    state.players[seat].points[source] += points
    return Scored(seat, points, source)


def result(state: State) -> Result:
    """The points so far, by source; most win, and ties are broken. (S7.9)"""
    sheets = [sheet(state, seat) for seat in range(state.seats)]
    scores = [sum(points.values()) for points in sheets]
    standings = [standing(state, seat, scores[seat]) for seat in range(state.seats)]
    ranking = [1 + sum(other > own for other in standings) for own in standings]
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    over = state.stage == OVER
    tie = broken_by(standings, BROKEN_BY[state.terms.tie]) if over else ""
    return Result(scores, sheets, ranking, winners, over, tie=tie)


def sheet(state: State, seat: Seat) -> dict[str, int]:
    """Every source of the season."""
    points = state.players[seat].points
    return {
        SOURCE.write(source): points[source]
        for source in range(len(points))
        if state.terms.season == WINTER or source not in WINTER_SOURCES
    }


def standing(state: State, seat: Seat, points: int) -> tuple[int, int, int]:
    """Points; then talers left; then resources left, each for one or by their value. (S7.9, S7.13)"""
    player = state.players[seat]
    return points, player.talers, left_over(state, player.resources)


def left_over(state: State, resources: list[int]) -> int:
    """What resources count in a tie: one each, silver too; or their building points. (S7.9, S7.13)"""
    if state.terms.tie != BY_VALUE:
        return sum(resources)
    return sum([count * value for count, value in zip(resources, BUILDING_POINTS, strict=True)])


# -- places


def score_building(state: State, building: int) -> list[Event]:
    """Each helper on a place of the building brings what the place counts. (S7.1–S7.5, S7.8, S8.4)"""
    events: list[Event] = []
    for place in range(FIRST_PLACE[building], FIRST_PLACE[building + 1]):
        seat = state.places[place]
        points = place_points(state, building, place)
        if seat != NOBODY and points > 0:
            events.append(score(state, seat, points, SOURCE_OF[building]))
    return events


def place_points(state: State, building: int, place: int) -> int:
    """So many points per so many of what the place counts; the barn by its helpers. (S7.2, S8.4)"""
    if building == BARN:
        return BARN_POINTS[helpers_in(state, BARN)]
    return POINTS_PER[place] * (counted(state, COUNTS[place]) // PER[place])


def helpers_in(state: State, building: int) -> int:
    places = state.places[FIRST_PLACE[building] : FIRST_PLACE[building + 1]]
    return len(places) - places.count(NOBODY)


def helpers_of(state: State, seat: Seat, building: int) -> int:
    return state.places[FIRST_PLACE[building] : FIRST_PLACE[building + 1]].count(seat)


def counted(state: State, what: int) -> int:
    """How many there are of what a place counts; inn and barn lie outside. (S7.1–S7.5, S7.8, S8.9)"""
    if what == FREE_PLACES:
        return free_places(state)
    if what == HELPERS:
        return CASTLE_PLACES - state.places[:CASTLE_PLACES].count(NOBODY)
    if what == TOWERS:
        return TILE_COUNTS[TOWER] - state.unbuilt[TOWER]
    if what == HOUSES:
        return TILE_COUNTS[HOUSE] - state.unbuilt[HOUSE]
    if what == UNBUILT:
        return sum(state.unbuilt)
    assert what in (SILVER_THERE, NOTHING)
    return state.smithy if what == SILVER_THERE else 0


def free_places(state: State) -> int:
    """Free places of finished buildings; those on tiles not built do not exist. (S7.1)"""
    free = 0
    for building in range(INN):
        if is_finished(state, building):
            free += state.places[FIRST_PLACE[building] : FIRST_PLACE[building + 1]].count(NOBODY)
    return free
