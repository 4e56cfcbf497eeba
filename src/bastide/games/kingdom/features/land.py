"""The land, looked at once for each board."""

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.core.cells import cells
from bastide.games.kingdom.components import BUILDABLE, CASTLE, HEXES, MOUNTAIN, NEIGHBOURS, WATER, Board

FAR: Final = 12  # settlements on the way to a place; farther is as far
BY_WATER: Final = 1
BY_MOUNTAIN: Final = 2
BY_PLACE: Final = 4


class Land:
    """What never changes on a board: how far places are, and what lies beside each hex."""

    def __init__(self, board: Board) -> None:
        castles = [hex for hex in range(HEXES) if board.terrain[hex] == CASTLE]
        self.castles: list[vec[i64]] = [distances(board, hex) for hex in castles]
        self.tokens: list[vec[i64]] = [distances(board, place.hex) for place in board.locations]
        self.beside: vec[i64] = cells(HEXES, 0)
        for hex in range(HEXES):
            around = [board.terrain[neighbour] for neighbour in NEIGHBOURS[hex]]
            water = BY_WATER if WATER in around and board.terrain[hex] != WATER else 0
            mountain = BY_MOUNTAIN if MOUNTAIN in around else 0
            place = BY_PLACE if max(around) >= CASTLE else 0
            self.beside[hex] = water | mountain | place
        self.on_edge: vec[i64] = cells(HEXES, 0)
        for hex in board.edge:
            self.on_edge[hex] = 1


@lru_cache(maxsize=64)
def land_of(board: Board) -> Land:
    return Land(board)


def distances(board: Board, place: int) -> vec[i64]:
    """From every hex the settlements it takes until one is next to the place, the hex's own among them."""
    far = cells(HEXES, FAR)
    waiting = [place]
    far[place] = 0
    for hex in waiting:
        for neighbour in NEIGHBOURS[hex]:
            if far[neighbour] > far[hex] + 1 and board.terrain[neighbour] < BUILDABLE:
                far[neighbour] = far[hex] + 1
                waiting.append(neighbour)
    return far


def nearest(far: vec[i64], standing: list[int]) -> int:
    least: i64 = FAR
    for hex in standing:
        if far[hex] < least:
            least = far[hex]
    return int(least)
