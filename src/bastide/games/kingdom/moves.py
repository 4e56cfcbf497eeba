"""What a player can choose and what chance can bring: every move of the game."""

from dataclasses import dataclass
from typing import Final

from bastide.core.game import Move
from bastide.core.hexgrid import hex_words
from bastide.core.notation import Notation, Words, numbers
from bastide.games.kingdom.components import (
    BUILDABLE,
    CARDS,
    HEXES,
    LOCATIONS,
    QUADRANTS,
    ROWS,
    TERRAINS,
)

MOST_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Build(Move):
    """Build a settlement of the mandatory action."""

    hex: int


@dataclass(frozen=True, slots=True)
class Use(Move):
    """Use a token that builds: one more settlement from the supply."""

    location: int
    hex: int


@dataclass(frozen=True, slots=True)
class Lift(Move):
    """Use a token that moves: pick one of your settlements up."""

    location: int
    hex: int


@dataclass(frozen=True, slots=True)
class Settle(Move):
    """Put the lifted settlement down."""

    hex: int


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """Discard the card of the turn and draw a new one."""


@dataclass(frozen=True, slots=True)
class LayBoard(Move):
    """Chance lays the quadrants, as printed or turned."""

    top_left: int
    top_right: int
    bottom_left: int
    bottom_right: int


@dataclass(frozen=True, slots=True)
class LayCards(Move):
    """Chance lays three kingdom cards open."""

    first: int
    second: int
    third: int


@dataclass(frozen=True, slots=True)
class ChooseStart(Move):
    """Chance names the start player."""

    seat: int


@dataclass(frozen=True, slots=True)
class DrawCard(Move):
    """Chance lets a player draw a terrain card."""

    seat: int
    terrain: int


PlayerMove = Build | Use | Lift | Settle | EndTurn
ChanceMove = LayBoard | LayCards | ChooseStart | DrawCard
KingdomMove = PlayerMove | ChanceMove

BUILD: Final[list[Build]] = [Build(hex) for hex in range(HEXES)]
USE: Final[list[list[Use]]] = [[Use(kind, hex) for hex in range(HEXES)] for kind in range(len(LOCATIONS))]
LIFT: Final[list[list[Lift]]] = [[Lift(kind, hex) for hex in range(HEXES)] for kind in range(len(LOCATIONS))]
SETTLE: Final[list[Settle]] = [Settle(hex) for hex in range(HEXES)]
END_TURN: Final = EndTurn()
START: Final[list[ChooseStart]] = [ChooseStart(seat) for seat in range(MOST_SEATS)]
DRAW: Final[list[list[DrawCard]]] = [
    [DrawCard(seat, terrain) for terrain in range(BUILDABLE)] for seat in range(MOST_SEATS)
]

_QUADRANT: Final = Words("quadrant", QUADRANTS)
_CARD: Final = Words("card", CARDS)
_HEX: Final = Words("hex", hex_words(ROWS, ROWS))

NOTATION: Final = Notation(
    moves={
        "build": Build,
        "use": Use,
        "lift": Lift,
        "settle": Settle,
        "end-turn": EndTurn,
        "board": LayBoard,
        "cards": LayCards,
        "start": ChooseStart,
        "draw": DrawCard,
    },
    kinds={
        "hex": _HEX,
        "origin": _HEX,
        "location": Words("location", LOCATIONS),
        "terrain": Words("terrain", TERRAINS),
        "seat": numbers("seat", 0, MOST_SEATS - 1),
        "top_left": _QUADRANT,
        "top_right": _QUADRANT,
        "bottom_left": _QUADRANT,
        "bottom_right": _QUADRANT,
        "first": _CARD,
        "second": _CARD,
        "third": _CARD,
        "card": _CARD,
    },
)
