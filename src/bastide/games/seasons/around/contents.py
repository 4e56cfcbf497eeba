"""What is printed in the box, by name and type: the files of `data/`, as the house publishes them.

Not compiled: a compiled class forgets what its fields hold.
"""

from typing import Annotated, Any, NotRequired, TypedDict

from bastide.core.box import read_whole_box
from bastide.games.seasons.components import COUNTED
from bastide.games.seasons.shown import Building, Character, Counts, Resource, Standing, Sure, WinterCard


class Track(TypedDict):
    """The round track."""

    rounds: list[int]  # by seats
    winter_spaces: list[int]
    sure: Sure


class Start(TypedDict):
    """What everybody begins with."""

    talers: int
    sand: int
    wood: int
    helpers: list[int]  # by seats
    tower: int


class Board(TypedDict):
    """The board and the pieces."""

    talers: int
    box: Counts  # the resources
    building_points: Counts
    track: Track
    start: Start
    delivery: Counts


class CardFigures(TypedDict):
    """How much the characters do."""

    messenger: int
    tiles: int
    helpers: int
    kinds: int
    master_builder: int
    purchase: int


class WorkerFigures(TypedDict):
    """The pieces on a worker's card, and those of choice."""

    pieces: Counts
    free: NotRequired[int]
    kinds: NotRequired[list[Resource]]


class Breach(TypedDict):
    """What mends a breach, and brings."""

    stone: int
    points: int


class WinterFigures(TypedDict):
    """The winter cards."""

    cards: list[WinterCard]
    staying: list[WinterCard]
    inn: int
    plague: int
    breach: Breach
    maiden: int
    blizzard: int
    barn: list[int]


class FinalFigures(TypedDict):
    """The final scoring."""

    order: list[Building]
    palace: int
    market: list[int]


class Cards(TypedDict):
    """The cards."""

    characters: list[Character]
    figures: CardFigures
    workers: dict[str, WorkerFigures]  # by card
    winter: WinterFigures
    final: FinalFigures


class PlaceScore(TypedDict):
    """What a place counts at the end."""

    counts: Annotated[str, COUNTED]
    points: int
    per: int


class PrintedBuilding(TypedDict):
    """A building with places that is no tile."""

    name: Standing
    prices: list[int]
    scores: NotRequired[list[PlaceScore]]
    sure: Sure


class PrintedTile(TypedDict):
    """A kind of tile."""

    name: Standing
    count: int
    cost: int
    points: int
    prices: list[int]
    scores: NotRequired[list[PlaceScore]]
    sure: Sure


class PrintedCastle(TypedDict):
    """Tiles, what stands from the start, and what winter cards bring."""

    tile: list[PrintedTile]
    standing: list[PrintedBuilding]
    outside: list[PrintedBuilding]


class Contents(TypedDict):
    """The whole box."""

    board: Board
    cards: Cards
    castle: PrintedCastle


def box() -> dict[str, Any]:
    return read_whole_box("seasons")
