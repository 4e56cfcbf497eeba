"""What is in the box, as fixed things: tiles, goods, duchies, depots, points.

Tiles, kinds and colours are numbers inside the game; their words stand in the vocabularies below, in
the order of the numbers. Dice, depots and goods count from 1 like the printed ones: die 0 is the free
choice of an effect, depot 0 the black one.
"""

from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from bastide.core.box import read_whole_box
from bastide.core.cells import to_cells
from bastide.core.hexgrid import HexGrid, to_axial, to_offset
from bastide.core.notation import Words
from bastide.games.burgundy.chapters import FOLDERS

NOBODY: Final = -1
NONE: Final = -1
ANY: Final = 0  # the die of an effect: a number of choice
BLACK: Final = 0  # the black depot

EDITIONS: Final = ("2011", "2019")
EDITION_2011: Final = 0
EDITION_2019: Final = 1

COLOURS: Final = ("castle", "mine", "monastery", "ship", "animal", "building")
CASTLE: Final = 0  # the first four are colours and kinds alike
MINE: Final = 1
MONASTERY: Final = 2
SHIP: Final = 3
ANIMAL: Final = 4
BUILDING: Final = 5
WILD: Final = 6  # a tile without a colour, for a space of any

BASE_KINDS: Final = (
    *("castle", "mine", "monastery", "ship", "cow", "pig", "sheep", "chicken"),
    *("warehouse", "watchtower", "carpenter", "church", "market", "boarding-house", "bank", "town-hall"),
)
WAREHOUSE: Final = 8
WATCHTOWER: Final = 9
CARPENTER: Final = 10
CHURCH: Final = 11
MARKET: Final = 12
BOARDING_HOUSE: Final = 13
BANK: Final = 14
TOWN_HALL: Final = 15
BUILDING_KINDS: Final = (8, 9, 10, 11, 12, 13, 14, 15)  # of the base game

_BOX: Final = read_whole_box("burgundy", FOLDERS)
_BOARD: Final[dict[str, Any]] = _BOX["board"]
_DUCHIES: Final[dict[str, Any]] = _BOX["duchies"]
_MODES: Final[dict[str, Any]] = _BOX["modes"]  # what chapters add: modes, and modules
_MODULES: Final[dict[str, Any]] = _BOX["modules"]
_POINTS: Final[dict[str, Any]] = _BOX["scoring"]
_TILES: Final[dict[str, Any]] = _BOX["tiles"]

# -- tiles: the base game's first, then those that chapters add, which are in play only when asked for

MOST_TILES: Final = 64  # what the tables of moves have room for
MOST_KINDS: Final = 32
MONASTERIES: Final[int] = _TILES["monastery"]["numbers"]
MOST_MONASTERIES: Final = 30  # with those of modules


class Tile(NamedTuple):
    """A tile as it is printed, so many with a back of its own colour and with a black one."""

    word: str
    kind: int
    own: int
    black: int
    animals: int = 0
    number: int = 0  # of a monastery


class Backs(NamedTuple):
    """How many of a tile a module brings, by their backs."""

    tile: int
    own: int
    black: int


_KINDS_OF: Final[list[list[str]]] = [_TILES["kinds"].get(colour, [colour]) for colour in (*COLOURS, "wild")]
KINDS: Final[tuple[str, ...]] = (
    *BASE_KINDS,
    *[word for words in _KINDS_OF for word in words if word not in BASE_KINDS],  # of chapters
)
BLANK_KIND: Final[int] = len(KINDS)  # a tile face down, whatever it was (B17.5)
KIND: Final = Words("kind", (*KINDS, "blank"))
ANIMAL_KINDS: Final[tuple[int, ...]] = tuple([KIND.read(word) for word in _KINDS_OF[ANIMAL]])


def _colour_of(kind: int) -> int:
    return next((colour for colour in range(WILD) if KIND.write(kind) in _KINDS_OF[colour]), WILD)


def _base_tiles() -> list[Tile]:
    """The 164 tiles of the box. (B1.1)"""
    tiles: list[Tile] = []
    for kind, word in enumerate(BASE_KINDS):
        if _colour_of(kind) == ANIMAL:
            tiles += _animals(word, kind)
        elif kind != MONASTERY:
            printed = _TILES["building" if _colour_of(kind) == BUILDING else word]
            tiles.append(Tile(word, kind, printed["own"], printed["black"]))
    black = _TILES["monastery"]["black"]
    for number in range(1, MONASTERIES + 1):
        is_black = number in black
        tiles.append(Tile(f"monastery-{number}", MONASTERY, int(not is_black), int(is_black), number=number))
    return tiles


def _animals(word: str, kind: int) -> list[Tile]:
    printed = _TILES["animal"]
    counts = zip(printed["counts"], printed["own"], printed["black"], strict=True)
    return [Tile(f"{word}-{animals}", kind, own, black, animals) for animals, own, black in counts]


def _module_tile(printed: dict[str, Any]) -> Tile:
    """Of a tile of a module there is none in the stacks of the base game."""
    kind = KIND.read(printed["kind"])
    return Tile(printed["tile"], kind, 0, 0, printed.get("animals", 0), printed.get("number", 0))


_BASE_TILES: Final = _base_tiles()
_ALL_TILES: Final = [
    *_BASE_TILES,
    *[_module_tile(printed) for printed in _MODULES["tile"]],
    Tile("blank", BLANK_KIND, own=0, black=0),
]
TILE: Final = Words("tile", [tile.word for tile in _ALL_TILES])
KIND_OF: Final[list[int]] = [tile.kind for tile in _ALL_TILES]  # these by tile
COLOUR_OF: Final[list[int]] = [_colour_of(kind) for kind in KIND_OF]
ANIMALS: Final[list[int]] = [tile.animals for tile in _ALL_TILES]
MONASTERY_NUMBER: Final[list[int]] = [tile.number for tile in _ALL_TILES]
OWN_BACKS: Final[list[int]] = [tile.own for tile in _ALL_TILES]
BLACK_BACKS: Final[list[int]] = [tile.black for tile in _ALL_TILES]
TILES_OF: Final[list[list[int]]] = [  # by colour: the tiles that its stack may hold in the base game
    [tile for tile in range(len(_BASE_TILES)) if COLOUR_OF[tile] == colour] for colour in range(WILD + 1)
]
BLACK_BACKED: Final[list[int]] = [  # the tiles that exist with a black back
    tile for tile in range(len(_BASE_TILES)) if BLACK_BACKS[tile] > 0
]
CASTLE_TILE: Final[int] = TILE.read("castle")
BLANK: Final[int] = TILE.read("blank")


def module_tiles(module: str) -> list[Backs]:
    """The tiles that a module adds to the stacks. (B11.1, B13.1, B14.1)"""
    own = [printed for printed in _MODULES["tile"] if printed["module"] == module]
    return [Backs(TILE.read(printed["tile"]), printed["own"], printed["black"]) for printed in own]


# What some monasteries pay for at the end: the kind of building by number.
BUILDING_OF: Final[dict[int, int]] = {
    int(number): KIND.read(word)
    for printed in (_TILES, _MODULES)
    for number, word in printed["monastery"]["buildings"].items()
}

# The monastery that changes the die for free when a tile of this colour is placed. (B10.9)
PLACING_HELP: Final = [11, 11, 11, 10, 10, 9, 0]  # none for a tile without a colour
TAKING_HELP: Final = 12

# -- goods

GOODS: Final[tuple[str, ...]] = tuple(_TILES["goods"]["colours"])
GOODS_NUMBERS: Final = (1, 2, 3, 4, 5, 6)
GOODS_TILES: Final[int] = _TILES["goods"]["own"]
STARTING_GOODS: Final[int] = _BOARD["start"]["goods"]
GOODS_SPACES: Final[int] = _BOARD["start"]["goods_spaces"]

# -- the main board: a depot's four spaces follow each other, the black depot's eight come last

DEPOTS: Final = 6
DEPOT_SIZE: Final = 4
BOARD_SPACES: Final[int] = DEPOTS * DEPOT_SIZE + len(_BOARD["black_depot"]["players"])
SPACE_COLOURS: Final[list[int]] = [
    COLOURS.index(colour) for depot in _BOARD["depot"] for colour in depot["colours"]
]
PHASES: Final[tuple[str, ...]] = tuple(_BOARD["track"]["phases"])
ROUNDS: Final[int] = _BOARD["track"]["rounds"]
BRIDGE: Final[int] = _BOARD["track"]["bridge"]


def _depot_of(space: int) -> int:
    return space // DEPOT_SIZE + 1 if space < DEPOTS * DEPOT_SIZE else BLACK


DEPOT_OF: Final[list[int]] = [_depot_of(space) for space in range(BOARD_SPACES)]


def _in_use(seats: int) -> list[list[int]]:
    """The spaces in use by depot, the black one first. (B3.2, B3.4)"""
    players = [number for depot in _BOARD["depot"] for number in depot["players"]]
    players += _BOARD["black_depot"]["players"]
    depots: list[list[int]] = [[] for _ in range(DEPOTS + 1)]
    for space, needed in enumerate(players):
        if needed <= max(seats, 2):  # one player uses the board for two (B17.1)
            depots[DEPOT_OF[space]].append(space)
    return depots


# By seats (at their own numbers) and depot: the spaces in use.
SPACES: Final[list[list[list[int]]]] = [_in_use(seats) for seats in range(5)]
# By seats: the spaces in use in the order they are filled, the numbered depots first.
FILLED: Final[list[list[int]]] = [
    [space for depot in [*range(1, DEPOTS + 1), BLACK] for space in SPACES[seats][depot]]
    for seats in range(5)
]


def space_colour(space: int, seats: int, phase: int) -> int:
    """The colour of the back that a board space gets; NONE stands for black. (B3.2, B3.3)"""
    for exception in _BOARD["exception"]:
        place = (exception["depot"] - 1) * DEPOT_SIZE + exception["space"] - 1
        if (seats, place) == (exception["seats"], space) and PHASES[phase] in exception["phases"]:
            return COLOURS.index(exception["colour"])
    return SPACE_COLOURS[space] if space < len(SPACE_COLOURS) else NONE


# By seats and phase: the colours of the backs wanted, in the order of `FILLED`.
WANTED: Final[list[list[list[int]]]] = [
    [[space_colour(space, seats, phase) for space in FILLED[seats]] for phase in range(len(PHASES))]
    for seats in range(5)
]
# The depots next to a depot in the circle, by depot. (B10.5)
NEXT_DEPOTS: Final[list[list[int]]] = [
    sorted([(depot - 2) % DEPOTS + 1, depot % DEPOTS + 1]) if depot else [] for depot in range(DEPOTS + 1)
]

# -- what players begin with, prices, points

STARTING_SILVER: Final[int] = _BOARD["start"]["silver"]
STARTING_WORKERS: Final[list[int]] = _BOARD["start"]["workers"]
STORAGE: Final[int] = _BOARD["start"]["storage"]
PRICE: Final[int] = _BOARD["price"]["purchase"]
SALE_SILVER: Final[int] = _BOARD["price"]["sale"]
WORKERS_TAKEN: Final[int] = _BOARD["price"]["workers"]

AREA_POINTS: Final[list[int]] = [0, *_POINTS["area"]]
PHASE_POINTS: Final[list[int]] = _POINTS["phase"]
WATCHTOWER_POINTS: Final[int] = _POINTS["watchtower"]
BOARDING_WORKERS: Final[int] = _POINTS["boarding_house"]
BANK_SILVER: Final[int] = _POINTS["bank"]
_SALE_POINTS: Final[list[int]] = _POINTS["by_seats"]["goods"]
GOODS_POINTS: Final[list[int]] = [0, _SALE_POINTS[0], *_SALE_POINTS]  # by seats; alone as for two (B17.11)
LARGE_BONUS: Final[list[int]] = [0, 0, *_POINTS["by_seats"]["large_bonus"]]
SMALL_BONUS: Final[list[int]] = [0, 0, *_POINTS["by_seats"]["small_bonus"]]  # like the large ones by seats
SOLD_COLOUR_POINTS: Final[list[int]] = _POINTS["monastery"]["sold_colour"]  # by edition
BUILDING_POINTS: Final[int] = _POINTS["monastery"]["building"]
ANIMAL_KIND_POINTS: Final[int] = _POINTS["monastery"]["animal_kind"]
SOLD_GOODS_POINTS: Final[int] = _POINTS["monastery"]["sold_goods"]
BONUS_TILE_POINTS: Final[list[int]] = _POINTS["monastery"]["bonus_tile"]  # by edition
LEFT_GOODS_POINTS: Final[int] = _POINTS["left_over"]["goods"]
LEFT_SILVER_POINTS: Final[int] = _POINTS["left_over"]["silver"]
WORKERS_A_POINT: Final[int] = _POINTS["left_over"]["workers"]

# The monasteries that pay at the end.
FINAL_MONASTERIES: Final = [
    *range(15, MONASTERIES + 1),
    *[number for number in BUILDING_OF if number > MONASTERIES],
]
# Where points come from; chapters have sources of their own after these.
SOURCE: Final = Words(
    "source",
    (
        *("areas", "phases", "bonuses", "animals", "watchtowers", "goods", "unsold", "silver", "workers"),
        *[f"final-{number}" for number in FINAL_MONASTERIES],
    ),
)
AREAS: Final = 0
PHASE_BONUS: Final = 1
BONUSES: Final = 2
ANIMALS_SOURCE: Final = 3
WATCHTOWERS: Final = 4
GOODS_SOURCE: Final = 5
UNSOLD: Final = 6
SILVER_LEFT: Final = 7
WORKERS_LEFT: Final = 8
BASE_SOURCES: Final = 9  # every sheet has these, the others only where they paid
SOURCE_OF: Final[dict[int, int]] = {number: SOURCE.read(f"final-{number}") for number in FINAL_MONASTERIES}

# -- duchies

NUMBERS: Final[list[int]] = [int(number) for row in _DUCHIES["numbers"] for number in row]
DUCHY_SPACES: Final[int] = len(NUMBERS)
GRID: Final = HexGrid(
    [
        (column - min(row, 3), row - 3)
        for row, numbers in enumerate(_DUCHIES["numbers"])
        for column in range(len(numbers))
    ]
)
CENTRE: Final[int] = GRID.number[(0, 0)]
CASTLE_NUMBER: Final[int] = _BOARD["start"]["castle_number"]


class Ground:
    """The hexes of a duchy, the numbers on them, and the rivers between them."""

    def __init__(self, grid: HexGrid, numbers: list[int], rivers: list[list[int]], start: list[int]) -> None:
        self.grid = grid
        self.numbers = numbers
        self.rivers = rivers  # pairs of spaces
        self.start = start  # the numbers of the spaces where the starting castle may stand; none: any
        self.neighbours: list[list[int]] = [each.copy() for each in grid.neighbours]
        for one, other in rivers:
            self.neighbours[one].append(other)
            self.neighbours[other].append(one)

    def starts(self, castles: list[int]) -> list[int]:
        """The dark green spaces that are open to the starting castle. (B2.5, B16.1, B17.1)"""
        return [space for space in castles if not self.start or self.numbers[space] in self.start]

    def places(self) -> list[list[int]]:
        """The row and the column of each space; odd rows are shifted half a hex to the right."""
        return [list(to_offset(hex)) for hex in self.grid.hexes]


PLAIN: Final = Ground(GRID, NUMBERS, [], [])  # the hexagon of 37 spaces


class Layout:
    """A duchy as it is printed."""

    __slots__ = (
        *("area_colour", "area_of", "areas", "castles", "central", "colour", "confidence", "copies"),
        *("duchy", "edition", "ground", "module", "neighbours", "number", "posts", "size_of", "spaces_of"),
        "starts",
    )

    def __init__(
        self,
        edition: int,
        duchy: int,
        copies: int,
        confidence: str,
        colours: list[int],
        ground: Ground = PLAIN,
    ) -> None:
        self.edition = edition
        self.duchy = duchy
        self.copies = copies
        self.confidence = confidence  # "verified", "likely", "open" or "reconstructed"
        self.module = ""  # the module that brings it
        self.posts: list[list[int]] = []  # border posts: the spaces that touch each
        self.ground = ground
        self.colour: list[int] = colours
        self.number: vec[i64] = to_cells(ground.numbers)
        self.neighbours: list[list[int]] = ground.neighbours
        self.spaces_of: list[list[int]] = [
            [space for space, found in enumerate(colours) if found == colour]
            for colour in range(len(COLOURS))
        ]
        # Rivers make neighbours, never areas. (B17.4)
        self.areas: list[list[int]] = [
            sorted(group) for spaces in self.spaces_of for group in ground.grid.groups(spaces)
        ]
        self.area_of: list[int] = [self._area_with(space) for space in range(len(colours))]
        self.area_colour: list[int] = [colours[area[0]] for area in self.areas]
        self.size_of: list[int] = [len(area) for area in self.areas]
        self.castles: list[int] = self.spaces_of[CASTLE]
        self.starts: list[int] = ground.starts(self.castles)
        self.central: int = self._central()

    def _area_with(self, space: int) -> int:
        return next(number for number, area in enumerate(self.areas) if space in area)

    def _central(self) -> int:
        """The one space for the starting castle, where nothing is to be chosen. (B2.5, B16.1)"""
        if self.ground is not PLAIN:
            return self.starts[0] if len(self.starts) == 1 else NONE
        return CENTRE if CENTRE in self.castles and NUMBERS[CENTRE] == CASTLE_NUMBER else NONE

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and (self.edition, self.duchy) == (other.edition, other.duchy)

    def __hash__(self) -> int:
        return hash((self.edition, self.duchy))


def _new_layout(printed: dict[str, Any]) -> Layout:
    edition, duchy = EDITIONS.index(printed["edition"]), DUCHY.read(printed["number"])
    layout = Layout(edition, duchy, printed["copies"], printed["layout"], _read_colours(printed["rows"]))
    layout.module = printed.get("module", "")
    layout.posts = [[space - 1 for space in post] for post in printed.get("posts", [])]
    return layout


def _read_colours(rows: list[str]) -> list[int]:
    letters = _DUCHIES["letters"]
    return [COLOURS.index(letters[letter]) for row in rows for letter in row if letter != "."]


def _new_map(printed: dict[str, Any]) -> Layout:
    """A duchy of a mode; it is never dealt. (B16.1, B17.4)"""
    places = [
        (row, column)
        for row, letters in enumerate(printed["colours"])
        for column, letter in enumerate(letters)
        if letter != "."
    ]
    numbers = [int(number) for row in printed["numbers"] for number in row if number != "."]
    rivers = [[one - 1, other - 1] for one, other in printed["rivers"]]
    ground = Ground(
        HexGrid([to_axial(row, column) for row, column in places]), numbers, rivers, printed.get("start", [])
    )
    duchy = DUCHY.read(printed["number"])
    return Layout(EDITION_2019, duchy, 0, printed["layout"], _read_colours(printed["colours"]), ground)


NO_LAYOUT: Final = Layout(NONE, NONE, 0, "", [])  # before a duchy is chosen
_PRINTED: Final[list[dict[str, Any]]] = [*_DUCHIES["duchy"], *_MODULES["duchy"]]
DUCHY: Final = Words(
    "duchy", tuple(dict.fromkeys([each["number"] for each in [*_PRINTED, *_MODES["duchy"]]]))
)
_LAYOUTS: Final[list[Layout]] = [
    *[_new_layout(each) for each in _PRINTED],
    *[_new_map(each) for each in _MODES["duchy"]],
]
# By edition: its duchies in the order of their numbers.
LAYOUTS: Final[list[list[Layout]]] = [
    [layout for layout in _LAYOUTS if layout.edition == edition] for edition in range(len(EDITIONS))
]
# By edition: the two duchies of each board of the box; NONE where it is not known which.
BOARDS: Final[list[list[tuple[int, ...]]]] = [
    [
        tuple([NONE if side == "?" else DUCHY.read(side) for side in board.split("|")])
        for board in _DUCHIES["boards"][edition]
    ]
    for edition in EDITIONS
]
MOST_SPACES: Final[int] = max([len(layout.colour) for layout in _LAYOUTS])
# By mode: its duchies, the first for those who ask for none.
MODE_DUCHIES: Final[dict[str, list[int]]] = {
    mode: [DUCHY.read(each["number"]) for each in _MODES["duchy"] if each["mode"] == mode]
    for mode in dict.fromkeys([each["mode"] for each in _MODES["duchy"]])
}
