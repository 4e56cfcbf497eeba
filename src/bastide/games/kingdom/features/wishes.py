"""What the laid kingdom cards ask for beyond the gold that they pay now."""

from typing import Final

from mypy_extensions import i64

from bastide.core.cells import cells
from bastide.core.features import Rows
from bastide.core.game import Seat
from bastide.games.kingdom.components import (
    BUILDABLE,
    CASTLE,
    CITIZENS,
    DISCOVERERS,
    FARMERS,
    HERMITS,
    HEXES,
    KNIGHTS,
    LORDS,
    MERCHANTS,
    NEIGHBOURS,
    NOBODY,
    ROWS,
)
from bastide.games.kingdom.features.layout import (
    BEHIND,
    GROUP_REACH,
    GROUPS,
    LEAD,
    LEAST,
    LINKED,
    ODD_GROUP,
    ROW_LEFT,
    ROW_REACH,
    ROWS_FREE,
    ROWS_NEAR,
    SECOND_GROUP,
    SECOND_LEAST,
    SECOND_ROW,
    TOUCHED,
)
from bastide.games.kingdom.scoring import by_quadrant
from bastide.games.kingdom.state import State

_NOT_SEEN: Final = cells(HEXES, 0)


def write_wishes(state: State, rows: Rows, at: i64, in_row: list[int], near_row: list[int]) -> None:
    """What the laid cards ask for beyond the gold they pay now."""
    cards = state.cards
    if DISCOVERERS in cards:
        missing = [row for row in range(ROWS) if in_row[row] == 0]
        rows.put(at + ROWS_FREE, len(missing))
        rows.put(at + ROWS_NEAR, len([row for row in missing if near_row[row] > 0]))
    if KNIGHTS in cards:
        write_knights(state, rows, at, in_row, near_row)


def write_knights(state: State, rows: Rows, at: i64, in_row: list[int], near_row: list[int]) -> None:
    """The best row: what is still free in it, and next to own settlements. (K7.10)"""
    most = max(in_row)
    best, best_free = 0, -1
    for row in range(ROWS):
        if in_row[row] == most:
            free = free_in_row(state, row)
            if free > best_free:
                best, best_free = row, free
    rows.put(at + ROW_LEFT, best_free)
    rows.put(at + ROW_REACH, near_row[best])
    rows.put(at + SECOND_ROW, max([count for row, count in enumerate(in_row) if row != best]))


def free_in_row(state: State, row: int) -> int:
    free = 0
    for hex in range(row * ROWS, (row + 1) * ROWS):
        if state.owner[hex] == NOBODY and state.board.terrain[hex] < BUILDABLE:
            free += 1
    return free


def write_groups(state: State, rows: Rows, at: i64, groups: list[list[int]]) -> None:
    cards = state.cards
    if HERMITS in cards:
        rows.put(at + GROUPS, len(groups))
    if CITIZENS in cards and groups:
        sizes = sorted([len(group) for group in groups], reverse=True)
        rows.put(at + ODD_GROUP, sizes[0] % 2)
        rows.put(at + SECOND_GROUP, sizes[1] if len(sizes) > 1 else 0)
        rows.put(at + GROUP_REACH, group_reach(state, groups, sizes[0]))
    if MERCHANTS in cards:
        write_merchants(state, rows, at, groups)


def group_reach(state: State, groups: list[list[int]], size: int) -> int:
    """The free hexes around the largest group."""
    owner, terrain = state.owner, state.board.terrain
    for group in groups:
        if len(group) == size:
            count = 0
            seen = _NOT_SEEN[:]
            for hex in group:
                for neighbour in NEIGHBOURS[hex]:
                    if seen[neighbour] == 0:
                        seen[neighbour] = 1
                        count += int(owner[neighbour] == NOBODY and terrain[neighbour] < BUILDABLE)
            return count
    return 0


def write_merchants(state: State, rows: Rows, at: i64, groups: list[list[int]]) -> None:
    """Places that any group touches, and most that one does. (K7.4)"""
    all_places: dict[int, None] = {}
    most = 0
    for group in groups:
        places: dict[int, None] = {}
        for hex in group:
            for neighbour in NEIGHBOURS[hex]:
                if state.board.terrain[neighbour] >= CASTLE:
                    places[neighbour] = None
        most = max(most, len(places))
        all_places.update(places)
    rows.put(at + LINKED, most)
    rows.put(at + TOUCHED, len(all_places))


def write_quarters(state: State, seat: Seat, rows: Rows, at: i64, own: list[int]) -> None:
    """What farmers and lords compare. (K7.11, K7.12)"""
    if FARMERS in state.cards:
        ordered = sorted(own)
        rows.put(at + LEAST, own.count(ordered[0]))
        rows.put(at + SECOND_LEAST, ordered[1] - ordered[0])
    if LORDS in state.cards:
        write_leads(state, seat, rows, at, own)


def write_leads(state: State, seat: Seat, rows: Rows, at: i64, own: list[int]) -> None:
    """How far ahead of the best of the others, or behind, the seat is in each quadrant. (K7.11)"""
    most = [0] * 4
    for other in range(state.seats):
        if other != seat:
            for quarter, count in enumerate(by_quadrant(state, other)):
                most[quarter] = max(most[quarter], count)
    for quarter in range(4):
        rows.put(at + LEAD + quarter, own[quarter] - most[quarter])
        rows.put(at + BEHIND + quarter, most[quarter] - own[quarter])
