"""Points: on the way and at the end, each with its source; who has won."""

from typing import Final

from bastide.core.game import Event, Result, Seat
from bastide.games.burgundy.book import SeatStep
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
    NONE,
    SILVER_LEFT,
    SOLD_COLOUR_POINTS,
    SOLD_GOODS_POINTS,
    SOURCE,
    SOURCE_OF,
    UNSOLD,
    WORKERS_A_POINT,
    WORKERS_LEFT,
)
from bastide.games.burgundy.events import GameEnded, Scored
from bastide.games.burgundy.modes.results import solo_result, team_result
from bastide.games.burgundy.stages import BUY_POINTS, MOST_EMPTY, OVER
from bastide.games.burgundy.state import State, owners, partner


def score(state: State, seat: Seat, points: int, source: int) -> Event:
    """The points are marked; the sheet says what for. Alone one may then buy more. (B16.10, B17.8)"""
    state.duchies[seat].points[source] += points
    if state.teams is not None:
        state.teams.points[seat][source] += points
    elif state.solo is not None:
        state.solo.score += points
        state.pending.append((BUY_POINTS, NONE))
    return Scored(seat, points, source)


def result(state: State) -> Result:
    """The points so far, by source; most win, and ties are broken. (B9.3)"""
    if state.solo is not None:
        return solo_result(state)
    if state.teams is not None:
        return team_result(state, [sheet(points) for points in state.teams.points])
    sheets = [sheet(duchy.points) for duchy in state.duchies]
    scores = [sum(points.values()) for points in sheets]
    standings = [standing(state, seat, scores[seat]) for seat in range(state.seats)]
    ranking = [1 + sum(other > own for other in standings) for own in standings]
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    return Result(scores, sheets, ranking, winners, final=state.stage == OVER)


def sheet(points: list[int]) -> dict[str, int]:
    shown = [source for source in range(len(points)) if source < BASE_SOURCES or points[source] > 0]
    return {SOURCE.write(source): points[source] for source in shown}


def standing(state: State, seat: Seat, points: int) -> tuple[int, int, int]:
    """Points; then the most empty spaces, or the fewest; then furthest back in turn order. (B9.3)"""
    empty = sum(state.duchies[seat].empty)
    behind = state.line.index(seat) if state.line else 0
    return points, empty if state.tie == MOST_EMPTY else -empty, behind


def score_all(state: State) -> list[Event]:
    """What is left over and the final monasteries, in turn order; for a team once, nothing for one who
    plays alone. (B9.2, B16.7, B17.11)"""
    events: list[Event] = [GameEnded()]
    if state.solo is not None:
        return events
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
    return BONUS_TILE_POINTS[state.edition] * bonus_tiles(state, seat)


def bonus_tiles(state: State, seat: Seat) -> int:
    """The bonus tiles a player owns, or the team; alone, the colours filled so far. (B16.6, B17.6)"""
    if state.solo is not None:
        return state.duchies[seat].empty.count(0)
    of_partner = 0 if state.teams is None else state.bonuses.count(partner(seat))
    return state.bonuses.count(seat) + of_partner


# What is scored at the end of the base game, step by step.
FINAL_STEPS: Final[list[SeatStep]] = [score_left_over, score_monasteries]
