"""What shields pay and score: on the way, and at the end. (B18.4–B18.6, B18.11)"""

from typing import Final

from bastide.core.game import Event, Seat
from bastide.games.burgundy.book import Book
from bastide.games.burgundy.components import (
    ANIMAL,
    BONUSES,
    FINAL_MONASTERIES,
    LARGE_BONUS,
    SMALL_BONUS,
    SOURCE_OF,
)
from bastide.games.burgundy.modules.shields.dealing import (
    DOUBLE_BONUSES,
    DOUBLE_MONASTERIES,
    DOUBLE_SALES,
    DOUBLE_SHIELDS,
    FOLLOWING_WORKERS,
    LARGER_AREAS,
    ONE_PASTURE,
    RICH_MINES,
    SILVER_A_TILE,
    holds,
    own_shields,
    shields_of,
)
from bastide.games.burgundy.modules.shields.events import WorkerFollowed
from bastide.games.burgundy.modules.shields.figures import SHIELD_POINTS
from bastide.games.burgundy.scoring import score
from bastide.games.burgundy.state import State

SOURCE: Final = "shields"  # of its points


def join_points(book: Book) -> None:
    book.larger.append(one_larger)
    book.bonus_taken.append(double_bonus)
    book.pastures.append(one_pasture)
    book.terms.append(change_terms)
    book.workers_gained.append(follow_workers)
    book.mine_silver.append(more_for_mines)
    book.final_steps += [double_monasteries, double_bonuses_at_end, score_shields]


# -- on the way


def follow_workers(state: State, seat: Seat) -> list[Event]:
    """2: whenever another player gains workers, the owner gains one. (B18.6, B18.11)"""
    for other in range(state.seats):
        if other != seat and holds(state, other, FOLLOWING_WORKERS):
            state.duchies[other].workers += 1
            return [WorkerFollowed(other)]
    return []


def one_pasture(state: State, seat: int) -> list[int]:
    """1: for animals all pastures count as one. (B18.6)"""
    return state.duchies[seat].layout.spaces_of[ANIMAL] if holds(state, seat, ONE_PASTURE) else []


def one_larger(state: State, seat: int, _area: int) -> int:
    """17: a completed area scores as one larger. (B18.6)"""
    return 1 if holds(state, seat, LARGER_AREAS) else 0


def more_for_mines(state: State, seat: int) -> int:
    """8: 2 silver for each mine. (B18.6)"""
    return 1 if holds(state, seat, RICH_MINES) else 0


def change_terms(state: State, seat: int, count: int, silver: int, points: int) -> tuple[int, int]:
    """9: 1 silver for each tile sold, monastery 3 or not; 12: twice the points. (B18.4, B18.6)"""
    if holds(state, seat, SILVER_A_TILE):
        silver = count
    return silver, 2 * points if holds(state, seat, DOUBLE_SALES) else points


def double_bonus(state: State, seat: int, points: int) -> list[Event]:
    """7: a bonus tile scores double when it is taken. (B18.6)"""
    is_double = holds(state, seat, DOUBLE_BONUSES) and not shields_of(state).is_at_end
    return [score(state, seat, points, BONUSES)] if is_double else []


# -- at the end


def double_monasteries(state: State, seat: Seat) -> list[Event]:
    """10: the final points of monasteries once more, copied ones included. (B18.4, B18.6)"""
    if not holds(state, seat, DOUBLE_MONASTERIES):
        return []
    points = state.points[seat]
    paid = [(points[SOURCE_OF[number]], SOURCE_OF[number]) for number in FINAL_MONASTERIES]
    return [score(state, seat, more, source) for more, source in paid if more > 0]


def double_bonuses_at_end(state: State, seat: Seat) -> list[Event]:
    """7, as the option has it: every own bonus tile scores once more. (B18.6)"""
    if not holds(state, seat, DOUBLE_BONUSES) or not shields_of(state).is_at_end:
        return []
    worths = (LARGE_BONUS[state.seats], SMALL_BONUS[state.seats])
    points = sum([row.count(seat) * worth for row, worth in zip(state.bonuses, worths, strict=True)])
    return [score(state, seat, points, BONUSES)] if points > 0 else []


def score_shields(state: State, seat: Seat) -> list[Event]:
    """12, 8 or 4 points for each shield; 13 doubles them, itself too. (B18.5, B18.6)"""
    points = sum([SHIELD_POINTS[shield] for shield in own_shields(state, seat)])
    if holds(state, seat, DOUBLE_SHIELDS):
        points *= 2
    return [score(state, seat, points, state.book.source(SOURCE))] if points > 0 else []
