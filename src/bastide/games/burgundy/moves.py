"""What a player can choose and what chance can bring: every move of the game."""

from dataclasses import dataclass
from typing import Final

from bastide.core.game import Move
from bastide.core.notation import Notation, Words, numbers
from bastide.games.burgundy.components import (
    BONUS,
    BRIDGE,
    COLOURS,
    DEPOTS,
    DUCHY,
    GOODS,
    HARDEST,
    KIND,
    LAYOUTS,
    MOST_SPACES,
    MOST_TILES,
    PHASES,
    PRICE,
    ROUNDS,
    ROUTE_CARDS,
    ROUTE_SPACES,
    SHIELD_TILES,
    SOURCE,
    TILE,
)
from bastide.games.burgundy.modes.moves import MODE_MOVES, OPEN_EFFECTS, STORES, ModePlayerMove
from bastide.games.burgundy.modules.moves import (
    CHANCE_MOVES,
    MODULE_MOVES,
    ModuleChanceMove,
    ModulePlayerMove,
)
from bastide.games.burgundy.stages import FOLLOW_UP

MOST_SEATS: Final = 4
SIDES: Final = 6  # of a die
MOST_CASTLES: Final = max(len(layout.castles) for layouts in LAYOUTS for layout in layouts)


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take a tile from a depot into storage, with a die or by an effect."""

    die: int
    depot: int
    tile: int


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Place a stored tile in the duchy, with a die or by an effect."""

    die: int
    tile: int
    space: int


@dataclass(frozen=True, slots=True)
class SellGoods(Move):
    """Sell all goods of the colour that belongs to a number."""

    die: int
    value: int


@dataclass(frozen=True, slots=True)
class TakeWorkers(Move):
    """Take workers for a die of any number."""

    die: int


@dataclass(frozen=True, slots=True)
class Buy(Move):
    """Make the purchase of the turn, and how it is paid for."""

    depot: int
    tile: int
    paid_silver: int
    paid_workers: int


@dataclass(frozen=True, slots=True)
class Load(Move):
    """Send the ship to a depot."""

    depot: int


@dataclass(frozen=True, slots=True)
class TakeGoods(Move):
    """Give one of the free goods spaces to this colour."""

    goods: int


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Discard a stored tile to make room."""

    tile: int


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """Let an effect lapse."""


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """Both dice are used; the next player takes a turn."""


@dataclass(frozen=True, slots=True)
class ChooseDuchy(Move):
    """Choose a duchy and the space of its starting castle."""

    duchy: int
    space: int


# Outcomes of many words are too many for a table: they are made afresh and write their own `__init__`.


@dataclass(frozen=True, slots=True)
class ChooseStart(Move):
    """Chance names the first player."""

    seat: int


@dataclass(init=False, slots=True)
class DealGoods(Move):
    """Chance deals every player three goods, seat by seat."""

    wares: tuple[int, ...]

    def __init__(self, wares: tuple[int, ...]) -> None:
        self.wares = wares


@dataclass(init=False, slots=True)
class DealDuchies(Move):
    """Chance deals duchies, seat by seat."""

    boards: tuple[int, ...]

    def __init__(self, boards: tuple[int, ...]) -> None:
        self.boards = boards


@dataclass(init=False, slots=True)
class FillDepots(Move):
    """Chance fills the depots space by space, the black one last."""

    tiles: tuple[int, ...]

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles = tiles


@dataclass(init=False, slots=True)
class LayGoods(Move):
    """Chance lays the five goods of the phase on the round spaces."""

    wares: tuple[int, ...]

    def __init__(self, wares: tuple[int, ...]) -> None:
        self.wares = wares


@dataclass(init=False, slots=True)
class RollDice(Move):
    """Chance rolls two dice of each seat, and the white one."""

    dice: tuple[int, ...]

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice = dice


PlayerMove = (
    Take
    | Place
    | SellGoods
    | TakeWorkers
    | Buy
    | Load
    | TakeGoods
    | Discard
    | Decline
    | EndTurn
    | ChooseDuchy
    | ModulePlayerMove
    | ModePlayerMove
)
ChanceMove = ChooseStart | DealGoods | DealDuchies | FillDepots | LayGoods | RollDice | ModuleChanceMove
BurgundyMove = PlayerMove | ChanceMove

_DICE: Final = range(SIDES + 1)  # 0: an effect's free choice
_DEPOTS: Final = range(DEPOTS + 1)  # 0: the black one
_TILES: Final = range(MOST_TILES)

TAKE: Final[list[list[list[Take]]]] = [
    [[Take(die, depot, tile) for tile in _TILES] for depot in _DEPOTS] for die in _DICE
]
PLACE: Final[list[list[list[Place]]]] = [
    [[Place(die, tile, space) for space in range(MOST_SPACES)] for tile in _TILES] for die in _DICE
]
SELL_GOODS: Final[list[list[SellGoods]]] = [[SellGoods(die, value) for value in _DICE] for die in _DICE]
TAKE_WORKERS: Final[list[TakeWorkers]] = [TakeWorkers(die) for die in _DICE]
BUY: Final[list[list[list[Buy]]]] = [
    [[Buy(depot, tile, silver, PRICE - silver) for silver in range(PRICE + 1)] for tile in _TILES]
    for depot in _DEPOTS
]
LOAD: Final[list[Load]] = [Load(depot) for depot in _DEPOTS]
TAKE_GOODS: Final[list[TakeGoods]] = [TakeGoods(goods) for goods in range(len(GOODS) + 1)]
DISCARD_TILE: Final[list[Discard]] = [Discard(tile) for tile in _TILES]
DECLINE: Final = Decline()
END_TURN: Final = EndTurn()
CHOOSE_DUCHY: Final[list[list[ChooseDuchy]]] = [
    [ChooseDuchy(duchy, space) for space in range(MOST_SPACES)] for duchy in range(len(DUCHY.words))
]
START: Final[list[ChooseStart]] = [ChooseStart(seat) for seat in range(MOST_SEATS)]

_DIE: Final = Words("die", ("any", *[str(number) for number in range(1, SIDES + 1)]))
_DEPOT: Final = Words("depot", ("black", *[str(number) for number in range(1, DEPOTS + 1)]))
_GOODS: Final = Words("goods", GOODS, first=1)
_VALUE: Final = numbers("value", 1, SIDES)
SPACE: Final = Words("space", [str(number) for number in range(1, MOST_SPACES + 1)])

NOTATION: Final = Notation(
    moves={
        "take": Take,
        "place": Place,
        "sell-goods": SellGoods,
        "take-workers": TakeWorkers,
        "buy": Buy,
        "load": Load,
        "take-goods": TakeGoods,
        "discard": Discard,
        "decline": Decline,
        "end-turn": EndTurn,
        "choose-duchy": ChooseDuchy,
        **MODULE_MOVES,
        **MODE_MOVES,
        "start": ChooseStart,
        "deal": DealGoods,
        "duchies": DealDuchies,
        "fill": FillDepots,
        "goods": LayGoods,
        "roll": RollDice,
        **CHANCE_MOVES,
    },
    kinds={
        "die": _DIE,
        "value": _VALUE,
        "depot": _DEPOT,
        "tile": TILE,
        "kind": KIND,
        "space": SPACE,
        "goods": _GOODS,
        "duchy": DUCHY,
        "seat": numbers("seat", 0, MOST_SEATS - 1),
        "paid_silver": numbers("silver", 0, PRICE),
        "paid_workers": numbers("workers", 0, PRICE),
        "phase": Words("phase", PHASES),
        "round": Words("round", [str(number) for number in range(1, ROUNDS + 1)]),
        "place": Words("place", [str(number) for number in range(1, BRIDGE + 1)]),
        "colour": Words("colour", COLOURS),
        "bonus": Words("bonus", ("large", "small")),
        "source": SOURCE,
        "follow_up": FOLLOW_UP,
        "storage": Words("storage", STORES),
        "effect": Words("effect", OPEN_EFFECTS),
        "more": numbers("points", 1, HARDEST),
        "first_duchy": DUCHY,
        "second_duchy": DUCHY,
        "first_goods": _GOODS,
        "second_goods": _GOODS,
        "third_goods": _GOODS,
        "fourth_goods": _GOODS,
        "fifth_goods": _GOODS,
        "wares": _GOODS,
        "boards": DUCHY,
        "tiles": TILE,
        "dice": _VALUE,
        "card": numbers("card", 1, ROUTE_CARDS),
        "cards": numbers("card", 1, ROUTE_CARDS),
        "route_space": Words("route_space", [str(number) for number in range(1, ROUTE_SPACES + 1)]),
        "route_bonus": BONUS,
        "shield": numbers("shield", 1, SHIELD_TILES),
        "shields": numbers("shield", 1, SHIELD_TILES),
        "other": Words("player", [str(number) for number in range(1, MOST_SEATS + 1)]),
        "upkeep_silver": numbers("upkeep_silver", 0, MOST_CASTLES),
        "upkeep_workers": numbers("upkeep_workers", 0, MOST_CASTLES),
    },
    several=("wares", "boards", "tiles", "dice", "cards", "shields"),
)
