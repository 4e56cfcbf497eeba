"""The moves of the solo game. Their tables stand at the end, like the base game's."""

from dataclasses import dataclass
from typing import Final

from bastide.core.notation import Words, numbers
from bastide.games.burgundy.components import GOODS, MOST_TILES
from bastide.games.burgundy.modes.solo.figures import HARDEST
from bastide.games.burgundy.moves import ChapterMove


@dataclass(frozen=True, slots=True)
class Resolve(ChapterMove):
    """Choose which of several open effects comes first."""

    effect: int


@dataclass(frozen=True, slots=True)
class BuyPoints(ChapterMove):
    """Buy so many points for as much silver."""

    more: int


@dataclass(frozen=True, slots=True)
class Trade(ChapterMove):
    """Trade goods for a tile of the black depot, which becomes a blank."""

    tile: int


@dataclass(frozen=True, slots=True)
class GiveGoods(ChapterMove):
    """Give a goods tile of this colour for the blank."""

    goods: int


# What one tile may set off at once, in the order in which it happens where nothing is chosen.
OPEN_EFFECTS: Final = ("size", "phase", "colour", "effect", "target")
SIZE: Final = 0
PHASE: Final = 1
COLOUR: Final = 2
EFFECT: Final = 3
TARGET: Final = 4
RESOLVE: Final[list[Resolve]] = [Resolve(effect) for effect in range(len(OPEN_EFFECTS))]
BUY_POINTS: Final[list[BuyPoints]] = [BuyPoints(more) for more in range(HARDEST + 1)]
TRADES: Final[list[Trade]] = [Trade(tile) for tile in range(MOST_TILES)]
GIVE_GOODS: Final[list[GiveGoods]] = [GiveGoods(goods) for goods in range(len(GOODS) + 1)]
# The words of the fields of these moves, and of the events of the solo game.
FIELDS: Final[dict[str, Words]] = {
    "effect": Words("effect", OPEN_EFFECTS),
    "more": numbers("points", 1, HARDEST),
}
