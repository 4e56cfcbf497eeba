"""What a player can choose and what chance can bring: every move of the game."""

from dataclasses import dataclass
from typing import Final

from bastide.core.game import Move
from bastide.core.notation import Words, numbers
from bastide.games.burgundy.components import (
    BRIDGE,
    COLOURS,
    DEPOTS,
    DUCHY,
    GOODS,
    KIND,
    MOST_SPACES,
    MOST_TILES,
    PHASES,
    PRICE,
    ROUNDS,
    SOURCE,
    TILE,
)

MOST_SEATS: Final = 4
SIDES: Final = 6  # of a die


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


class ChapterMove(Move):
    """A move that a chapter brings, and plays; see `Book.plays`."""

    __slots__ = ()


# Outcomes of many words are too many for a table: they are made afresh.


@dataclass(frozen=True, slots=True)
class ChooseStart(Move):
    """Chance names the first player."""

    seat: int


@dataclass(slots=True)
class DealGoods(Move):
    """Chance deals every player three goods, seat by seat."""

    wares: tuple[int, ...]


@dataclass(slots=True)
class DealDuchies(Move):
    """Chance deals duchies, seat by seat."""

    boards: tuple[int, ...]


@dataclass(slots=True)
class FillDepots(Move):
    """Chance fills the depots space by space, the black one last."""

    tiles: tuple[int, ...]


@dataclass(slots=True)
class LayGoods(Move):
    """Chance lays the five goods of the phase on the round spaces."""

    wares: tuple[int, ...]


@dataclass(slots=True)
class RollDice(Move):
    """Chance rolls two dice of each seat, and the white one."""

    dice: tuple[int, ...]


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
    | ChapterMove
)
ChanceMove = ChooseStart | DealGoods | DealDuchies | FillDepots | LayGoods | RollDice
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

DIE: Final = Words("die", ("any", *[str(number) for number in range(1, SIDES + 1)]))
DEPOT: Final = Words("depot", ("black", *[str(number) for number in range(1, DEPOTS + 1)]))
WARES: Final = Words("goods", GOODS, first=1)
VALUE: Final = numbers("value", 1, SIDES)
SPACE: Final = Words("space", [str(number) for number in range(1, MOST_SPACES + 1)])

# The moves of the base game by the first word of their lines; those of chapters come between the two.
PLAYER_MOVES: Final[dict[str, type[Move]]] = {
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
}
CHANCE_MOVES: Final[dict[str, type[Move]]] = {
    "start": ChooseStart,
    "deal": DealGoods,
    "duchies": DealDuchies,
    "fill": FillDepots,
    "goods": LayGoods,
    "roll": RollDice,
}
# The words of the fields of moves and events; chapters add theirs.
FIELDS: Final[dict[str, Words]] = {
    "die": DIE,
    "value": VALUE,
    "depot": DEPOT,
    "tile": TILE,
    "kind": KIND,
    "space": SPACE,
    "goods": WARES,
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
    "first_duchy": DUCHY,
    "second_duchy": DUCHY,
    "first_goods": WARES,
    "second_goods": WARES,
    "third_goods": WARES,
    "fourth_goods": WARES,
    "fifth_goods": WARES,
    "wares": WARES,
    "boards": DUCHY,
    "tiles": TILE,
    "dice": VALUE,
}
SEVERAL: Final = ("wares", "boards", "tiles", "dice")  # the fields that are tuples
