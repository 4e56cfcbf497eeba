"""The moves of the team game and the solo game. Their tables stand at the end, like the base game's."""

from dataclasses import dataclass
from typing import Final

from bastide.core.game import Move
from bastide.games.burgundy.components import GOODS, HARDEST, MOST_TILES
from bastide.games.burgundy.modules.moves import ModuleMove

# -- teams


@dataclass(frozen=True, slots=True)
class PlaceShared(ModuleMove):
    """Place a tile of the team's shared storage."""

    die: int
    tile: int
    space: int


@dataclass(frozen=True, slots=True)
class DiscardShared(ModuleMove):
    """Discard a tile of the team's shared storage to make room there."""

    tile: int


@dataclass(frozen=True, slots=True)
class Store(ModuleMove):
    """Choose the storage for a tile that was taken."""

    storage: int


# -- alone


@dataclass(frozen=True, slots=True)
class Resolve(ModuleMove):
    """Choose which of several open effects comes first."""

    effect: int


@dataclass(frozen=True, slots=True)
class BuyPoints(ModuleMove):
    """Buy so many points for as much silver."""

    more: int


@dataclass(frozen=True, slots=True)
class Trade(ModuleMove):
    """Trade goods for a tile of the black depot, which becomes a blank."""

    tile: int


@dataclass(frozen=True, slots=True)
class GiveGoods(ModuleMove):
    """Give a goods tile of this colour for the blank."""

    goods: int


ModePlayerMove = PlaceShared | DiscardShared | Store | Resolve | BuyPoints | Trade | GiveGoods

_TILES: Final = range(MOST_TILES)

DISCARD_SHARED: Final[list[DiscardShared]] = [DiscardShared(tile) for tile in _TILES]
STORES: Final = ("own", "shared")
OWN: Final = 0
SHARED: Final = 1
STORE: Final[list[Store]] = [Store(storage) for storage in range(len(STORES))]
# What one tile may set off at once, in the order in which it happens where nothing is chosen.
OPEN_EFFECTS: Final = ("size", "phase", "colour", "effect", "target")
RESOLVE: Final[list[Resolve]] = [Resolve(effect) for effect in range(len(OPEN_EFFECTS))]
BUY_POINTS: Final[list[BuyPoints]] = [BuyPoints(more) for more in range(HARDEST + 1)]
TRADES: Final[list[Trade]] = [Trade(tile) for tile in _TILES]
GIVE_GOODS: Final[list[GiveGoods]] = [GiveGoods(goods) for goods in range(len(GOODS) + 1)]

MODE_MOVES: Final[dict[str, type[Move]]] = {
    "place-shared": PlaceShared,
    "discard-shared": DiscardShared,
    "store": Store,
    "resolve": Resolve,
    "buy-points": BuyPoints,
    "trade": Trade,
    "give-goods": GiveGoods,
}
