"""The moves of the team game. Their tables stand at the end, like the base game's."""

from dataclasses import dataclass
from typing import Final

from bastide.core.notation import Words
from bastide.games.burgundy.components import MOST_TILES
from bastide.games.burgundy.moves import ChapterMove


@dataclass(frozen=True, slots=True)
class PlaceShared(ChapterMove):
    """Place a tile of the team's shared storage."""

    die: int
    tile: int
    space: int


@dataclass(frozen=True, slots=True)
class DiscardShared(ChapterMove):
    """Discard a tile of the team's shared storage to make room there."""

    tile: int


@dataclass(frozen=True, slots=True)
class Store(ChapterMove):
    """Choose the storage for a tile that was taken."""

    storage: int


DISCARD_SHARED: Final[list[DiscardShared]] = [DiscardShared(tile) for tile in range(MOST_TILES)]
STORES: Final = ("own", "shared")
OWN: Final = 0
SHARED: Final = 1
STORE: Final[list[Store]] = [Store(storage) for storage in range(len(STORES))]
# The words of the fields of these moves.
FIELDS: Final[dict[str, Words]] = {"storage": Words("storage", STORES)}
