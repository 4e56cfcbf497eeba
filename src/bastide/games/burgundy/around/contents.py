"""What is printed in the box, by name and type: the files of `data/` with what chapters add, as the house
publishes them, and all tiles.

Not compiled: a compiled class forgets what its fields hold.
"""

from string import ascii_lowercase
from typing import Annotated, Any, NotRequired, TypedDict

from bastide.core.box import read_whole_box
from bastide.games.burgundy.box import Box
from bastide.games.burgundy.chapters import FOLDERS
from bastide.games.burgundy.components import (
    ANIMALS,
    BLACK_BACKED,
    COLOUR_OF,
    COLOURS,
    DUCHY,
    EDITIONS,
    KIND,
    KIND_OF,
    LAYOUTS,
    MONASTERY_NUMBER,
    PLAIN,
    TILE,
    TILES_OF,
    WILD,
    Layout,
)
from bastide.games.burgundy.shown import ModeName, Module, extended
from bastide.games.burgundy.vocabulary import CONFIDENCES, Colour, Edition, Goods, Phase, Tile

Kind = Annotated[str, KIND]
Confidence = Annotated[str, CONFIDENCES]

# -- the main board


class PrintedDepot(TypedDict):
    """A depot: the colour of each space, and from how many players on it is used."""

    colours: list[Colour]
    players: list[int]


class BlackDepot(TypedDict):
    """The black depot."""

    players: list[int]


class OtherColour(TypedDict):
    """A space that takes another colour in some phases."""

    seats: int
    depot: int
    space: int
    phases: list[Phase]
    colour: Colour


class Track(TypedDict):
    """Phases, rounds and the bridge."""

    phases: list[Phase]
    rounds: int
    bridge: int


class Start(TypedDict):
    """What players begin with."""

    silver: int
    workers: list[int]
    goods: int
    goods_spaces: int
    storage: int
    castle_number: int


class Prices(TypedDict):
    """What is paid and got."""

    purchase: int
    sale: int
    workers: int


class Board(TypedDict):
    """The main board."""

    depot: list[PrintedDepot]
    black_depot: BlackDepot
    exception: list[OtherColour]
    track: Track
    start: Start
    price: Prices


# -- duchies


class PrintedDuchy(TypedDict):
    """A duchy of the usual shape."""

    edition: Edition
    number: str
    copies: int
    layout: Confidence
    rows: list[str]
    posts: NotRequired[list[list[int]]]


class Duchies(TypedDict):
    """The duchies of the base game."""

    numbers: list[str]
    letters: dict[str, Colour]
    boards: dict[str, list[str]]
    duchy: list[PrintedDuchy]


class ModuleDuchy(PrintedDuchy):
    """One that a module is played on."""

    module: Module


class PrintedMap(TypedDict):
    """A duchy of any shape."""

    mode: ModeName
    number: str
    layout: Confidence
    start: NotRequired[list[int]]
    rivers: list[list[int]]
    colours: list[str]
    numbers: list[str]


class Modes(TypedDict):
    """The modes."""

    duchy: list[PrintedMap]


# -- tiles and modules


class Backed(TypedDict):
    """How many have a back of their colour, and a black one."""

    own: int
    black: int


class AnimalTiles(TypedDict):
    """Animal tiles by how many animals they show."""

    counts: list[int]
    own: list[int]
    black: list[int]


class MonasteryTiles(TypedDict):
    """The monasteries."""

    numbers: int
    black: list[int]
    buildings: dict[str, Kind]


class KindsOf(TypedDict):
    """The kinds of two colours, and those for a space of any."""

    building: list[Kind]
    animal: list[Kind]
    wild: list[Kind]


class GoodsTiles(TypedDict):
    """The goods."""

    own: int
    colours: list[Goods]


class Tiles(TypedDict):
    """The tiles of the base game."""

    castle: Backed
    mine: Backed
    ship: Backed
    building: Backed
    animal: AnimalTiles
    monastery: MonasteryTiles
    kinds: KindsOf
    goods: GoodsTiles


class ModuleTile(TypedDict):
    """A tile of a module."""

    module: Module
    tile: Tile
    kind: Kind
    number: NotRequired[int]
    animals: NotRequired[int]
    own: int
    black: int


class Face(TypedDict):
    """What is printed on a tile."""

    kind: Kind
    colour: Colour | None  # none: it goes on a space of any
    figure: int | None  # that tells it from others of its kind: how many animals, or which monastery


class CataloguedTile(TypedDict):
    """A tile of the box."""

    tile: Tile
    colour: Colour | None  # none: it goes on a space of any
    black: bool  # there is one with a black back
    module: Module | None  # which brings it


class ModuleMonasteries(TypedDict):
    """The monasteries of modules."""

    buildings: dict[str, Kind]


class Modules(TypedDict):
    """The modules."""

    tile: list[ModuleTile]
    monastery: ModuleMonasteries
    duchy: list[ModuleDuchy]


# -- points


class BySeats(TypedDict):
    """By the number of players."""

    goods: list[int]
    large_bonus: list[int]
    small_bonus: list[int]


class MonasteryPoints(TypedDict):
    """What monasteries pay at the end."""

    sold_colour: list[int]
    building: int
    animal_kind: int
    sold_goods: int
    bonus_tile: list[int]


class LeftOver(TypedDict):
    """What is left over at the end."""

    goods: int
    silver: int
    workers: int


class Scoring(TypedDict):
    """Points."""

    area: list[int]
    phase: list[int]
    watchtower: int
    boarding_house: int
    bank: int
    by_seats: BySeats
    monastery: MonasteryPoints
    left_over: LeftOver


class Contents(TypedDict):
    """The whole box."""

    board: Board
    duchies: Duchies
    modes: Modes
    modules: Modules
    scoring: Scoring
    tiles: Tiles
    faces: dict[str, Face]  # by the tile's word
    areas: dict[str, dict[str, str]]  # by edition and duchy: of each space a letter, of one area the same
    catalogue: list[CataloguedTile]


def whole_contents(box: Box) -> Any:
    """The type of what is printed, with what chapters have beside tiles and duchies."""
    modes: dict[str, Any] = {}
    modules: dict[str, Any] = {}
    for chapter in box.chapters.values():
        if chapter.shown is not None:
            (modules if chapter.mode is None else modes).update(chapter.shown.box)
    return extended(Contents, {"modes": extended(Modes, modes), "modules": extended(Modules, modules)})


def box() -> dict[str, Any]:
    printed = read_whole_box("burgundy", FOLDERS)
    return {
        **printed,
        "faces": {word: face(tile) for tile, word in enumerate(TILE.words)},
        "areas": {edition: areas(LAYOUTS[place]) for place, edition in enumerate(EDITIONS)},
        "catalogue": catalogue(printed["modules"]["tile"]),
    }


def areas(layouts: list[Layout]) -> dict[str, str]:
    """Of the duchies of the usual shape."""
    return {
        DUCHY.write(layout.duchy): "".join([ascii_lowercase[area] for area in layout.area_of])
        for layout in layouts
        if layout.ground is PLAIN
    }


def face(tile: int) -> Face:
    is_one_of_many = KIND_OF.count(KIND_OF[tile]) > 1
    figure = ANIMALS[tile] or MONASTERY_NUMBER[tile] if is_one_of_many else None
    return {"kind": KIND.write(KIND_OF[tile]), "colour": colour_of(tile), "figure": figure}


def colour_of(tile: int) -> Colour | None:
    return None if COLOUR_OF[tile] == WILD else COLOURS[COLOUR_OF[tile]]


def catalogue(brought: list[ModuleTile]) -> list[CataloguedTile]:
    """Every tile that may lie in a stack: those of the base game by colour, then those of modules."""
    own = [
        catalogued(tile, tile in BLACK_BACKED, None) for colour in range(WILD) for tile in TILES_OF[colour]
    ]
    return [*own, *[catalogued(TILE.read(one["tile"]), one["black"] > 0, one["module"]) for one in brought]]


def catalogued(tile: int, is_black: bool, module: Module | None) -> CataloguedTile:
    return {"tile": TILE.write(tile), "colour": colour_of(tile), "black": is_black, "module": module}
