"""What can happen, as players see it."""

from dataclasses import dataclass
from typing import Final

from bastide.core.game import Event, Reveal


@dataclass(slots=True)
class BoardLaid(Event):
    """The four quadrants lie together."""

    top_left: int
    top_right: int
    bottom_left: int
    bottom_right: int


@dataclass(slots=True)
class CardsLaid(Event):
    """Three kingdom cards lie open."""

    first: int
    second: int
    third: int


@dataclass(slots=True)
class StartChosen(Event):
    """This player begins."""

    seat: int


@dataclass(slots=True)
class CardDrawn(Event):
    """A terrain card came into a hand; the others do not see which."""

    seat: int
    terrain: int


@dataclass(slots=True)
class DeckRemade(Event):
    """The discards were shuffled into a new deck of so many cards."""

    count: int


@dataclass(slots=True)
class CardRevealed(Reveal):
    """A turn began with this card."""

    seat: int
    terrain: int


@dataclass(slots=True)
class CardRemoved(Event):
    """No hex of the card's terrain was free, so it left the game."""

    seat: int
    terrain: int


@dataclass(slots=True)
class CardReplaced(Reveal):
    """The turn goes on with this card."""

    seat: int
    terrain: int


@dataclass(slots=True)
class MandatoryLapsed(Event):
    """No card fits any more; nothing more need be built this turn."""

    seat: int


@dataclass(slots=True)
class SettlementBuilt(Event):
    """A settlement of the mandatory action stands."""

    seat: int
    hex: int
    terrain: int


@dataclass(slots=True)
class ExtraBuilt(Event):
    """A token brought one more settlement."""

    seat: int
    location: int
    hex: int
    terrain: int


@dataclass(slots=True)
class SettlementLifted(Event):
    """A settlement is in the air."""

    seat: int
    location: int
    hex: int


@dataclass(slots=True)
class SettlementMoved(Event):
    """The lifted settlement stands again."""

    seat: int
    location: int
    origin: int
    hex: int


@dataclass(slots=True)
class TokenTaken(Event):
    """A token came from the location hex."""

    seat: int
    location: int
    hex: int


@dataclass(slots=True)
class TokenLost(Event):
    """No own settlement was left next to the location hex."""

    seat: int
    location: int
    hex: int


@dataclass(slots=True)
class LastSettlementBuilt(Event):
    """A supply is empty; the round is played to its end."""

    seat: int


@dataclass(slots=True)
class TurnEnded(Event):
    """The card of the turn is discarded."""

    seat: int


@dataclass(slots=True)
class CardScored(Event):
    """Gold for a kingdom card at the end."""

    seat: int
    card: int
    gold: int


@dataclass(slots=True)
class CastlesScored(Event):
    """Gold for castles at the end."""

    seat: int
    gold: int


@dataclass(slots=True)
class GameEnded(Event):
    """The last round is over."""


EVENTS: Final = (
    BoardLaid,
    CardsLaid,
    StartChosen,
    CardDrawn,
    DeckRemade,
    CardRevealed,
    CardRemoved,
    CardReplaced,
    MandatoryLapsed,
    SettlementBuilt,
    ExtraBuilt,
    SettlementLifted,
    SettlementMoved,
    TokenTaken,
    TokenLost,
    LastSettlementBuilt,
    TurnEnded,
    CardScored,
    CastlesScored,
    GameEnded,
)

# what others than its player do not see
BLANKS: Final[dict[type[Event], tuple[str, ...]]] = {CardDrawn: ("terrain",)}
