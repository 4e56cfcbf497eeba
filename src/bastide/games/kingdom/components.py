"""What is in the box, as fixed things: terrains, locations, kingdom cards, quadrants, the board.

Terrains, locations and cards are numbers inside the game, because a board holds hundreds of them;
their words stand in the tuples below, in the order of the numbers.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.core.box import read_box
from bastide.core.cells import to_cells
from bastide.core.hexgrid import DIRECTIONS, OPPOSITE, rectangle

NOBODY: Final = -1
NONE: Final = -1

TERRAINS: Final = (
    "grass",
    "canyon",
    "desert",
    "flowers",
    "forest",
    "water",
    "mountain",
    "castle",
    "location",
)
GRASS: Final = 0
CANYON: Final = 1
DESERT: Final = 2
FLOWERS: Final = 3
FOREST: Final = 4
WATER: Final = 5
MOUNTAIN: Final = 6
CASTLE: Final = 7
LOCATION: Final = 8
BUILDABLE: Final = 5  # terrains below this number can be built on (K4.1)

LOCATIONS: Final = ("sanctuary", "farm", "oasis", "tavern", "tower", "barn", "paddock", "harbour")
SANCTUARY: Final = 0
FARM: Final = 1
OASIS: Final = 2
TAVERN: Final = 3
TOWER: Final = 4
BARN: Final = 5
PADDOCK: Final = 6
HARBOUR: Final = 7

CARDS: Final = (
    "fishermen",
    "merchants",
    "discoverers",
    "hermits",
    "citizens",
    "miners",
    "workers",
    "knights",
    "lords",
    "farmers",
)
FISHERMEN: Final = 0
MERCHANTS: Final = 1
DISCOVERERS: Final = 2
HERMITS: Final = 3
CITIZENS: Final = 4
MINERS: Final = 5
WORKERS: Final = 6
KNIGHTS: Final = 7
LORDS: Final = 8
FARMERS: Final = 9

SIDE: Final = 10  # hexes along a quadrant
ROWS: Final = 20
HEXES: Final = 400
GRID: Final = rectangle(ROWS, ROWS)
NEIGHBOURS: Final[list[list[int]]] = GRID.neighbours
ROW_OF: Final[list[int]] = [hex // ROWS for hex in range(HEXES)]
QUADRANT_OF: Final[list[int]] = [hex // ROWS // SIDE * 2 + hex % ROWS // SIDE for hex in range(HEXES)]
EDGE: Final[list[int]] = [hex for hex in range(HEXES) if hex // ROWS in (0, 19) or hex % ROWS in (0, 19)]

# From every hex, the hexes straight on in each of the six directions.
_LINES: Final[list[list[list[int]]]] = [
    [GRID.line(hex, way) for way in range(len(DIRECTIONS))] for hex in range(HEXES)
]

# Where a paddock leads: two steps straight on, from every hex in the six directions. (K5.9)
TWO_STEPS: Final[list[list[int]]] = [sorted([line[1] for line in lines if len(line) > 1]) for lines in _LINES]

# What a line's last settlement is checked by: the hex it would be continued on, and the two hexes
# before it, in each direction that has them. (K5.6)
LINE_ENDS: Final[list[list[tuple[int, int, int]]]] = [
    [
        (lines[way][0], lines[OPPOSITE[way]][0], lines[OPPOSITE[way]][1])
        for way in range(len(DIRECTIONS))
        if lines[way] and len(lines[OPPOSITE[way]]) > 1
    ]
    for lines in _LINES
]

_PIECES: Final = read_box("kingdom", "pieces")
_QUADRANTS: Final = read_box("kingdom", "quadrants")

SETTLEMENTS: Final[int] = _PIECES["settlements"]
TERRAIN_CARDS: Final[int] = _PIECES["terrain_cards"]
TOKENS: Final[int] = _PIECES["tokens"]
MANDATORY: Final[int] = _PIECES["mandatory"]
LAID_OPEN: Final[int] = _PIECES["laid_open"]
MOVES_A_SETTLEMENT: Final[list[bool]] = [location in _PIECES["moving"] for location in LOCATIONS]
GOLD: Final[list[int]] = [_PIECES["gold"].get(card, 0) for card in CARDS]
CASTLE_GOLD: Final[int] = _PIECES["gold"]["castles"]
LORDS_MOST: Final[int] = _PIECES["lords"]["most"]
LORDS_SECOND: Final[int] = _PIECES["lords"]["second"]

FIRST_GAME_QUADRANTS: Final[list[str]] = _QUADRANTS["first_game"]["quadrants"]
FIRST_GAME_CARDS: Final[list[str]] = _QUADRANTS["first_game"]["cards"]
LETTERS: Final[dict[str, str]] = _QUADRANTS["letters"]  # letter: terrain

# A quadrant lies as printed or turned by 180°; both ways have a word: `tavern`, `tavern-turned`.
QUADRANTS: Final = tuple(name + turn for name in LOCATIONS for turn in ("", "-turned"))
LOCATION_OF: Final[list[int]] = [location for location in range(len(LOCATIONS)) for _ in range(2)]
IS_TURNED: Final[list[int]] = [turned for _ in LOCATIONS for turned in (0, 1)]
# The quadrant with a location, as printed and turned.
LYING: Final[list[tuple[int, int]]] = [(2 * location, 2 * location + 1) for location in range(len(LOCATIONS))]
_PRINTED: Final[dict[str, list[str]]] = {each["location"]: each["rows"] for each in _QUADRANTS["quadrant"]}


def _lie(name: str, turned: bool) -> list[str]:
    rows = _PRINTED[name]
    return [row[::-1] for row in reversed(rows)] if turned else rows


QUADRANT_ROWS: Final[list[list[str]]] = [_lie(name, turned) for name in LOCATIONS for turned in (False, True)]
_TERRAIN_OF: Final[dict[str, int]] = {letter: TERRAINS.index(name) for letter, name in LETTERS.items()}
_QUADRANT_TERRAIN: Final[list[list[list[int]]]] = [
    [[_TERRAIN_OF[letter] for letter in row] for row in rows] for rows in QUADRANT_ROWS
]


class Location:
    """A location hex of the board: its kind and the hexes next to it."""

    __slots__ = ("hex", "kind", "neighbours")

    def __init__(self, hex: int, kind: int) -> None:
        self.hex = hex
        self.kind = kind
        self.neighbours: list[int] = NEIGHBOURS[hex]


class Half:
    """Two quadrants side by side. There are few, so each is put together once and kept."""

    __slots__ = ("hexes_of", "terrain")

    def __init__(self, left: int, right: int, first: int) -> None:
        self.terrain: list[int] = []
        for row in range(SIDE):
            self.terrain += _QUADRANT_TERRAIN[left][row] + _QUADRANT_TERRAIN[right][row]
        self.hexes_of: list[list[int]] = [[] for _ in TERRAINS]
        for hex, terrain in enumerate(self.terrain, first):
            self.hexes_of[terrain].append(hex)


@cache
def half(left: int, right: int, first: int) -> Half:
    return Half(left, right, first)


class Board:
    """Four quadrants, top left, top right, bottom left, bottom right: 20 rows of 20 hexes. (K2.1)"""

    __slots__ = ("beside", "castles", "edge", "hexes_of", "locations", "quadrants", "terrain")

    def __init__(self, quadrants: Sequence[int], terrain: vec[i64], hexes_of: list[vec[i64]]) -> None:
        self.quadrants: tuple[int, ...] = tuple(quadrants)
        self.terrain = terrain
        self.hexes_of = hexes_of
        self.edge: vec[i64] = to_cells([hex for hex in EDGE if len(terrain) and terrain[hex] < BUILDABLE])
        self.castles: vec[i64] = hexes_of[CASTLE]
        kinds = [(LOCATION_OF[self.quadrants[QUADRANT_OF[hex]]], hex) for hex in hexes_of[LOCATION]]
        self.locations: list[Location] = [Location(hex, kind) for kind, hex in sorted(kinds)]
        self.beside: list[int] = [NONE] * HEXES  # the location next to a hex; no board has two beside one
        for number, location in enumerate(self.locations):
            for hex in location.neighbours:
                self.beside[hex] = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.quadrants == other.quadrants

    def __hash__(self) -> int:
        return hash(self.quadrants)


NO_BOARD: Final = Board((), to_cells([]), [to_cells([]) for _ in TERRAINS])


def new_board(quadrants: Sequence[int]) -> Board:
    top_left, top_right, bottom_left, bottom_right = quadrants
    top, bottom = half(top_left, top_right, 0), half(bottom_left, bottom_right, HEXES // 2)
    hexes_of = [
        to_cells(top.hexes_of[terrain] + bottom.hexes_of[terrain]) for terrain in range(len(TERRAINS))
    ]
    return Board(quadrants, to_cells(top.terrain + bottom.terrain), hexes_of)
