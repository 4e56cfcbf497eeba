"""What is printed in the box, by name and type: the files of `data/`, as the house publishes them.

Not compiled: a compiled class forgets what its fields hold.
"""

from typing import Any, TypedDict

from bastide.core.box import read_whole_box
from bastide.games.kingdom.shown import Card, Counts, Location, Terrain


class Lords(TypedDict):
    """What the lords pay in a sector."""

    most: int
    second: int


class Pieces(TypedDict):
    """Settlements, cards, tokens, and gold."""

    settlements: int
    buildable: list[Terrain]
    terrain_cards: int
    tokens: int
    mandatory: int
    moving: list[Location]
    laid_open: int
    gold: Counts  # by kingdom card, and for castles
    lords: Lords


class Printed(TypedDict):
    """A quadrant."""

    location: Location
    rows: list[str]


class FirstGame(TypedDict):
    """What lies on the table in the first game. (K2.6)"""

    quadrants: list[Location]
    cards: list[Card]


class Quadrants(TypedDict):
    """The quadrants, row by row in letters."""

    letters: dict[str, Terrain]
    quadrant: list[Printed]
    first_game: FirstGame


class Contents(TypedDict):
    """The whole box."""

    pieces: Pieces
    quadrants: Quadrants


def box() -> dict[str, Any]:
    return read_whole_box("kingdom")
