"""From a depot straight into the duchy: a move that several chapters bring, each in its own way."""

from dataclasses import dataclass

from bastide.core.game import Event
from bastide.games.burgundy.moves import ChapterMove


@dataclass(frozen=True, slots=True)
class PlaceFrom(ChapterMove):
    """Place a tile of a depot straight in the duchy."""

    depot: int
    tile: int
    space: int


@dataclass(slots=True)
class TileLaid(Event):
    """A tile went from a depot straight into the duchy."""

    seat: int
    tile: int
    depot: int
    space: int
