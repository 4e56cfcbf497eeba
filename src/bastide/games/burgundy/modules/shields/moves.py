"""The moves of shields. Their tables stand at the end, like the base game's."""

from dataclasses import dataclass
from typing import Final

from bastide.core.game import Move
from bastide.core.notation import Words, numbers
from bastide.games.burgundy.components import DUCHY_SPACES, GOODS, LAYOUTS
from bastide.games.burgundy.modules.shields.figures import SHIELD_TILES
from bastide.games.burgundy.moves import MOST_SEATS, SIDES, ChapterMove


@dataclass(frozen=True, slots=True)
class TakeShield(ChapterMove):
    """Take a shield from its depot and hang it on the castle on this space."""

    shield: int
    space: int


@dataclass(frozen=True, slots=True)
class SetDie(ChapterMove):
    """Shield 16: an unused die shows another number."""

    die: int
    value: int


@dataclass(frozen=True, slots=True)
class ChoosePlayer(ChapterMove):
    """Shield 6: whose monasteries are copied."""

    seat: int


@dataclass(frozen=True, slots=True)
class GatherGoods(ChapterMove):
    """Shield 5: the colour that the ship takes from all depots."""

    goods: int


@dataclass(frozen=True, slots=True)
class GiveUp(ChapterMove):
    """A shield is not paid for and leaves the game."""

    shield: int


@dataclass(frozen=True, slots=True)
class PayUpkeep(ChapterMove):
    """Pay for all shields that are left."""

    upkeep_silver: int
    upkeep_workers: int


@dataclass(slots=True)
class DealShields(Move):
    """Chance deals shields to the depots, depot by depot."""

    shields: tuple[int, ...]


_SHIELDS: Final = range(SHIELD_TILES + 1)
_DICE: Final = range(SIDES + 1)
TAKE_SHIELD: Final[list[list[TakeShield]]] = [
    [TakeShield(shield, space) for space in range(DUCHY_SPACES)] for shield in _SHIELDS
]
SET_DIE: Final[list[list[SetDie]]] = [[SetDie(die, value) for value in _DICE] for die in _DICE]
CHOOSE_PLAYERS: Final[list[ChoosePlayer]] = [ChoosePlayer(seat) for seat in range(MOST_SEATS)]
GATHER_GOODS: Final[list[GatherGoods]] = [GatherGoods(goods) for goods in range(len(GOODS) + 1)]
GIVE_UP: Final[list[GiveUp]] = [GiveUp(shield) for shield in _SHIELDS]

MOST_CASTLES: Final = max(len(layout.castles) for layouts in LAYOUTS for layout in layouts)
SHIELD: Final = numbers("shield", 1, SHIELD_TILES)
# The words of the fields of these moves, and of the events of shields.
FIELDS: Final[dict[str, Words]] = {
    "shield": SHIELD,
    "shields": SHIELD,
    "other": Words("player", [str(number) for number in range(1, MOST_SEATS + 1)]),
    "upkeep_silver": numbers("upkeep_silver", 0, MOST_CASTLES),
    "upkeep_workers": numbers("upkeep_workers", 0, MOST_CASTLES),
}
