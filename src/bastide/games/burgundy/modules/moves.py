"""The moves of the modules. Their tables stand at the end, like the base game's."""

from dataclasses import dataclass
from typing import Final

from bastide.core.game import Move
from bastide.games.burgundy.components import DUCHY_SPACES, GOODS, KINDS, PRICE, ROUTE_CARDS, SHIELD_TILES


class ModuleMove(Move):
    """A move that a module brings, and plays."""

    __slots__ = ()


# -- extra tiles


@dataclass(frozen=True, slots=True)
class HireWorkers(ModuleMove):
    """Monastery 28: workers for a silver."""


@dataclass(frozen=True, slots=True)
class CopyBuilding(ModuleMove):
    """The crane: use the effect of a kind of building."""

    kind: int


# -- inns


@dataclass(frozen=True, slots=True)
class BuyInn(ModuleMove):
    """Make the purchase of the turn: an inn, and how it is paid for."""

    paid_silver: int
    paid_workers: int


# -- trade routes


@dataclass(frozen=True, slots=True)
class LayCard(ModuleMove):
    """Lay a card as the next of the own trade route."""

    card: int


# -- shields


@dataclass(frozen=True, slots=True)
class TakeShield(ModuleMove):
    """Take a shield from its depot and hang it on the castle on this space."""

    shield: int
    space: int


@dataclass(frozen=True, slots=True)
class SetDie(ModuleMove):
    """Shield 16: an unused die shows another number."""

    die: int
    value: int


@dataclass(frozen=True, slots=True)
class ChoosePlayer(ModuleMove):
    """Shield 6: whose monasteries are copied."""

    seat: int


@dataclass(frozen=True, slots=True)
class GatherGoods(ModuleMove):
    """Shield 5: the colour that the ship takes from all depots."""

    goods: int


@dataclass(frozen=True, slots=True)
class GiveUp(ModuleMove):
    """A shield is not paid for and leaves the game."""

    shield: int


# These two have too many outcomes for a table, or too seldom: they are made afresh.


@dataclass(init=False, slots=True)
class PlaceFrom(ModuleMove):
    """Shields 14 and 15: a tile from a depot straight into the duchy."""

    depot: int
    tile: int
    space: int

    def __init__(self, depot: int, tile: int, space: int) -> None:
        self.depot = depot
        self.tile = tile
        self.space = space


@dataclass(init=False, slots=True)
class PayUpkeep(ModuleMove):
    """Pay for all shields that are left."""

    upkeep_silver: int
    upkeep_workers: int

    def __init__(self, upkeep_silver: int, upkeep_workers: int) -> None:
        self.upkeep_silver = upkeep_silver
        self.upkeep_workers = upkeep_workers


# -- outcomes of chance


@dataclass(init=False, slots=True)
class DealRoutes(Move):
    """Chance deals the cards of the trade routes, seat by seat."""

    cards: tuple[int, ...]

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards


@dataclass(init=False, slots=True)
class DealShields(Move):
    """Chance deals shields to the depots, depot by depot."""

    shields: tuple[int, ...]

    def __init__(self, shields: tuple[int, ...]) -> None:
        self.shields = shields


ModulePlayerMove = (
    HireWorkers
    | CopyBuilding
    | BuyInn
    | LayCard
    | TakeShield
    | SetDie
    | ChoosePlayer
    | GatherGoods
    | GiveUp
    | PlaceFrom
    | PayUpkeep
)
ModuleChanceMove = DealRoutes | DealShields

HIRE_WORKERS: Final = HireWorkers()
COPY_BUILDING: Final[list[CopyBuilding]] = [CopyBuilding(kind) for kind in range(len(KINDS))]
BUY_INN: Final[list[BuyInn]] = [BuyInn(silver, PRICE - silver) for silver in range(PRICE + 1)]
LAY_CARDS: Final[list[LayCard]] = [LayCard(card) for card in range(ROUTE_CARDS + 1)]
_SHIELDS: Final = range(SHIELD_TILES + 1)
TAKE_SHIELD: Final[list[list[TakeShield]]] = [
    [TakeShield(shield, space) for space in range(DUCHY_SPACES)] for shield in _SHIELDS
]
SET_DIE: Final[list[list[SetDie]]] = [[SetDie(die, value) for value in range(7)] for die in range(7)]
CHOOSE_PLAYERS: Final[list[ChoosePlayer]] = [ChoosePlayer(seat) for seat in range(4)]
GATHER_GOODS: Final[list[GatherGoods]] = [GatherGoods(goods) for goods in range(len(GOODS) + 1)]
GIVE_UP: Final[list[GiveUp]] = [GiveUp(shield) for shield in _SHIELDS]

MODULE_MOVES: Final[dict[str, type[Move]]] = {
    "hire-workers": HireWorkers,
    "copy-building": CopyBuilding,
    "buy-inn": BuyInn,
    "lay-card": LayCard,
    "take-shield": TakeShield,
    "set-die": SetDie,
    "choose-player": ChoosePlayer,
    "gather-goods": GatherGoods,
    "place-from": PlaceFrom,
    "give-up": GiveUp,
    "pay-upkeep": PayUpkeep,
}
CHANCE_MOVES: Final[dict[str, type[Move]]] = {"routes": DealRoutes, "shields": DealShields}
