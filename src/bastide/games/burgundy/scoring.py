"""Points: on the way and at the end, each with its source; who has won."""

from bastide.core.game import Event, Result, Seat, broken_by
from bastide.games.burgundy.components import (
    ANIMAL_KIND_POINTS,
    ANIMAL_KINDS,
    BASE_SOURCES,
    BONUS_TILE_POINTS,
    BUILDING_OF,
    BUILDING_POINTS,
    FINAL_MONASTERIES,
    GOODS_NUMBERS,
    LEFT_GOODS_POINTS,
    LEFT_SILVER_POINTS,
    SILVER_LEFT,
    SOLD_COLOUR_POINTS,
    SOLD_GOODS_POINTS,
    SOURCE_OF,
    UNSOLD,
    WORKERS_A_POINT,
    WORKERS_LEFT,
)
from bastide.games.burgundy.events import GameEnded, Scored
from bastide.games.burgundy.stages import BROKEN_BY, MOST_EMPTY, OVER
from bastide.games.burgundy.state import State, owners, sharers


def score(state: State, seat: Seat, points: int, source: int) -> Event:
    """The points are marked; the sheet says what for. (B16.10)"""
    state.points[seat][source] += points
    for also in state.book.scored:
        also(state, seat, points)
    return Scored(seat, points, source)


def result(state: State) -> Result:
    """How things stand, as the book has it."""
    return state.book.result(state)


def each_for_himself(state: State) -> Result:
    """The points so far, by source; most win, and ties are broken. (B9.3)"""
    sheets = [sheet(state, points) for points in state.points]
    scores = [sum(points.values()) for points in sheets]
    standings = [standing(state, seat, scores[seat]) for seat in range(state.seats)]
    ranking = [1 + sum(other > own for other in standings) for own in standings]
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    over = state.stage == OVER
    tie = broken_by(standings, BROKEN_BY[state.tie]) if over else ""
    return Result(scores, sheets, ranking, winners, over, tie=tie)


def sheet(state: State, points: list[int]) -> dict[str, int]:
    sources = state.book.box.sources.words
    shown = [source for source in range(len(points)) if source < BASE_SOURCES or points[source] > 0]
    return {sources[source]: points[source] for source in shown}


def standing(state: State, seat: Seat, points: int) -> tuple[int, int, int]:
    """Points; then the most empty spaces, or the fewest; then furthest back in turn order. (B9.3)"""
    empty = sum(state.duchies[seat].empty)
    behind = state.line.index(seat) if state.line else 0
    return points, empty if state.tie == MOST_EMPTY else -empty, behind


def score_all(state: State) -> list[Event]:
    """What is left over and the final monasteries, in turn order; for a team once. (B9.2, B16.7)"""
    events: list[Event] = [GameEnded()]
    for step in state.book.final_steps:
        for seat in owners(state):
            events += step(state, seat)
    return events


def score_left_over(state: State, seat: Seat) -> list[Event]:
    """1 point for each unsold goods tile, each silver, every two workers. (B9.2)"""
    duchy = state.duchies[seat]
    found = (
        (LEFT_GOODS_POINTS * sum(duchy.goods), UNSOLD),
        (LEFT_SILVER_POINTS * duchy.silver, SILVER_LEFT),
        (duchy.workers // WORKERS_A_POINT, WORKERS_LEFT),
    )
    return [score(state, seat, points, source) for points, source in found if points > 0]


def score_monasteries(state: State, seat: Seat) -> list[Event]:
    """The final monasteries one by one, in the order of their numbers. (B9.2, B10.12–B10.16)"""
    has = state.duchies[seat].has
    owned = [number for number in FINAL_MONASTERIES if has[number]]
    found = [(monastery_points(state, seat, number), SOURCE_OF[number]) for number in owned]
    return [score(state, seat, points, source) for points, source in found if points > 0]


def monastery_points(state: State, seat: Seat, number: int) -> int:
    """What a final monastery pays as things stand. (B10.12–B10.16)"""
    duchy = state.duchies[seat]
    if number in BUILDING_OF:
        return BUILDING_POINTS * duchy.placed[BUILDING_OF[number]]
    if number == 15:
        colours = len([goods for goods in GOODS_NUMBERS if duchy.sold[goods] > 0])
        return SOLD_COLOUR_POINTS[state.edition] * colours
    if number == 24:
        return ANIMAL_KIND_POINTS * len([kind for kind in ANIMAL_KINDS if duchy.placed[kind] > 0])
    if number == 25:
        return SOLD_GOODS_POINTS * sum(duchy.sold)
    return BONUS_TILE_POINTS[state.edition] * state.book.bonus_tiles(state, seat)


def bonus_tiles(state: State, seat: Seat) -> int:
    """The bonus tiles a player owns, or the team. (B10.16, B16.6)"""
    owners = [owner for row in state.bonuses for owner in row]
    return sum([owners.count(other) for other in sharers(state, seat)])
