"""Hexes with a point at the top: offsets and axes, neighbours, straight lines, groups.

A hex on paper is a row and a column, odd rows shifted half a hex to the right (odd-r);
for reckoning it is a pair of axes (q, r), in which every direction is one step.
On a grid each hex is a number, counted in the order given.
"""

from collections.abc import Iterable
from typing import Final

Axial = tuple[int, int]

NOWHERE: Final = -1
EAST: Final = 0
NORTH_EAST: Final = 1
NORTH_WEST: Final = 2
WEST: Final = 3
SOUTH_WEST: Final = 4
SOUTH_EAST: Final = 5
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
OPPOSITE: Final = [WEST, SOUTH_WEST, SOUTH_EAST, EAST, NORTH_EAST, NORTH_WEST]


def to_axial(row: int, column: int) -> Axial:
    return column - (row - (row & 1)) // 2, row


def to_offset(hex: Axial) -> tuple[int, int]:
    q, r = hex
    return r, q + (r - (r & 1)) // 2


def distance(one: Axial, other: Axial) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


class HexGrid:
    """A set of hexes of any outline, each known by its number."""

    def __init__(self, hexes: Iterable[Axial]) -> None:
        self.hexes: list[Axial] = list(hexes)
        self.number: dict[Axial, int] = {hex: number for number, hex in enumerate(self.hexes)}
        self.step: list[list[int]] = [self._steps(direction) for direction in DIRECTIONS]
        self.neighbours: list[list[int]] = [
            [step[number] for step in self.step if step[number] != NOWHERE]
            for number in range(len(self.hexes))
        ]

    def _steps(self, direction: Axial) -> list[int]:
        return [self.number.get((q + direction[0], r + direction[1]), NOWHERE) for q, r in self.hexes]

    def line(self, start: int, direction: int) -> list[int]:
        """The hexes straight on from a hex, without it, up to the rim."""
        step = self.step[direction]
        line = []
        hex = step[start]
        while hex != NOWHERE:
            line.append(hex)
            hex = step[hex]
        return line

    def groups(self, members: list[int]) -> list[list[int]]:
        """The members parted into connected groups, each in the order it was found."""
        waiting = [False] * len(self.hexes)
        for member in members:
            waiting[member] = True
        return [self._group(member, waiting) for member in members if waiting[member]]

    def _group(self, first: int, waiting: list[bool]) -> list[int]:
        """All that is connected with the first; none of it waits any more."""
        waiting[first] = False
        group = [first]
        for hex in group:
            for neighbour in self.neighbours[hex]:
                if waiting[neighbour]:
                    waiting[neighbour] = False
                    group.append(neighbour)
        return group


def rectangle(rows: int, columns: int) -> HexGrid:
    """A board of straight rows, numbered row by row."""
    return HexGrid([to_axial(row, column) for row in range(rows) for column in range(columns)])


def hex_words(rows: int, columns: int) -> list[str]:
    """How the hexes of a rectangle are written: row.column, from 1."""
    return [f"{row}.{column}" for row in range(1, rows + 1) for column in range(1, columns + 1)]
