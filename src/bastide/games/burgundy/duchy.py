"""A duchy: a board and everything on it."""

from bisect import insort
from dataclasses import dataclass
from typing import Final

from bastide.games.burgundy.components import (
    COLOURS,
    GOODS,
    KIND_OF,
    MONASTERY_NUMBER,
    MOST_KINDS,
    MOST_MONASTERIES,
    NO_LAYOUT,
    NONE,
    STARTING_SILVER,
    Layout,
)

STOCK: Final = len(GOODS) + 1
NO_KIND: Final[frozenset[int]] = frozenset()
ONLY: Final[list[frozenset[int]]] = [frozenset({kind}) for kind in range(MOST_KINDS)]


@dataclass(slots=True)
class Duchy:
    """One player's board, or one team's, and everything on it."""

    layout: Layout
    tiles: list[int]  # by space, NONE where it is empty
    left: list[int]  # empty spaces of each area, kept by `put`
    empty: list[int]  # empty spaces of each colour, kept likewise
    near: list[list[int]]  # by colour: the empty spaces next to a tile in order, kept likewise
    kinds: list[frozenset[int]]  # by area: the kinds of tile that lie there, kept likewise
    brought: list[int]  # by area: the points it has brought, kept by `score_area`
    placed: list[int]  # how many tiles of each kind lie there, kept by `put`
    has: list[bool]  # by number: the monasteries that lie there, kept likewise
    goods: list[int]  # by number, held
    sold: list[int]  # by number
    silver: int
    workers: int


def empty_duchy() -> Duchy:
    """A player's place before the duchy is chosen: 1 silver. (B2.3)"""
    return Duchy(
        layout=NO_LAYOUT,
        tiles=[],
        left=[],
        empty=[0] * len(COLOURS),
        near=[[] for _ in COLOURS],
        kinds=[],
        brought=[],
        placed=[0] * MOST_KINDS,
        has=[False] * MOST_MONASTERIES,
        goods=[0] * STOCK,
        sold=[0] * STOCK,
        silver=STARTING_SILVER,
        workers=0,
    )


def copy_duchy(duchy: Duchy) -> Duchy:
    return Duchy(
        duchy.layout,
        duchy.tiles.copy(),
        duchy.left.copy(),
        duchy.empty.copy(),
        [row.copy() for row in duchy.near],
        duchy.kinds.copy(),
        duchy.brought.copy(),
        duchy.placed.copy(),
        duchy.has.copy(),
        duchy.goods.copy(),
        duchy.sold.copy(),
        duchy.silver,
        duchy.workers,
    )


def lay_layout(duchy: Duchy, layout: Layout) -> None:
    duchy.layout = layout
    duchy.tiles = [NONE] * len(layout.colour)
    duchy.left = layout.size_of.copy()
    duchy.empty = [len(spaces) for spaces in layout.spaces_of]
    duchy.near = [[] for _ in COLOURS]
    duchy.kinds = [NO_KIND] * len(layout.areas)
    duchy.brought = [0] * len(layout.areas)


def put(duchy: Duchy, tile: int, space: int) -> None:
    """Lay a tile on a space; what is counted by space, area, colour and kind follows."""
    layout, tiles, near = duchy.layout, duchy.tiles, duchy.near
    colours = layout.colour
    kind, area, colour = KIND_OF[tile], layout.area_of[space], colours[space]
    tiles[space] = tile
    duchy.left[area] -= 1
    duchy.empty[colour] -= 1
    if kind not in duchy.kinds[area]:
        duchy.kinds[area] = duchy.kinds[area] | ONLY[kind]
    duchy.placed[kind] += 1
    if MONASTERY_NUMBER[tile] > 0:
        duchy.has[MONASTERY_NUMBER[tile]] = True
    if space in near[colour]:
        near[colour].remove(space)
    for other in layout.neighbours[space]:
        if tiles[other] == NONE and other not in near[colours[other]]:
            insort(near[colours[other]], other)


def find_near(duchy: Duchy) -> None:
    """The empty spaces next to a tile, counted afresh."""
    tiles, layout = duchy.tiles, duchy.layout
    for colour, spaces in enumerate(layout.spaces_of):
        empty = [space for space in spaces if tiles[space] == NONE]
        duchy.near[colour] = [
            space for space in empty if any(tiles[other] != NONE for other in layout.neighbours[space])
        ]


def has_kind(duchy: Duchy, area: int, kind: int) -> bool:
    """Whether a tile of this kind lies in the area."""
    return kind in duchy.kinds[area]


def without_kind(duchy: Duchy, spaces: list[int], kind: int) -> list[int]:
    """Of these spaces those in whose areas no tile of this kind lies."""
    area_of, kinds = duchy.layout.area_of, duchy.kinds
    return [space for space in spaces if kind not in kinds[area_of[space]]]


def is_repeated(storage: list[int], place: int) -> bool:
    """Whether an equal tile comes before this one: equal tiles are one choice."""
    for before in range(place):
        if storage[before] == storage[place]:
            return True
    return False
