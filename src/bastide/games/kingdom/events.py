"""What can happen, as players see it."""

from dataclasses import dataclass
from typing import Final

from bastide.core.game import Event, Reveal


@dataclass(init=False, slots=True)
class BoardLaid(Event):
    """The four quadrants lie together."""

    top_left: int
    top_right: int
    bottom_left: int
    bottom_right: int

    def __init__(self, top_left: int, top_right: int, bottom_left: int, bottom_right: int) -> None:
        self.top_left = top_left
        self.top_right = top_right
        self.bottom_left = bottom_left
        self.bottom_right = bottom_right


@dataclass(init=False, slots=True)
class CardsLaid(Event):
    """Three kingdom cards lie open."""

    first: int
    second: int
    third: int

    def __init__(self, first: int, second: int, third: int) -> None:
        self.first = first
        self.second = second
        self.third = third


@dataclass(init=False, slots=True)
class StartChosen(Event):
    """This player begins."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, slots=True)
class CardDrawn(Event):
    """A terrain card came into a hand; the others do not see which."""

    seat: int
    terrain: int

    def __init__(self, seat: int, terrain: int) -> None:
        self.seat = seat
        self.terrain = terrain


@dataclass(init=False, slots=True)
class DeckRemade(Event):
    """The discards were shuffled into a new deck of so many cards."""

    count: int

    def __init__(self, count: int) -> None:
        self.count = count


@dataclass(init=False, slots=True)
class CardRevealed(Reveal):
    """A turn began with this card."""

    seat: int
    terrain: int

    def __init__(self, seat: int, terrain: int) -> None:
        self.seat = seat
        self.terrain = terrain


@dataclass(init=False, slots=True)
class CardRemoved(Event):
    """No hex of the card's terrain was free, so it left the game."""

    seat: int
    terrain: int

    def __init__(self, seat: int, terrain: int) -> None:
        self.seat = seat
        self.terrain = terrain


@dataclass(init=False, slots=True)
class CardReplaced(Reveal):
    """The turn goes on with this card."""

    seat: int
    terrain: int

    def __init__(self, seat: int, terrain: int) -> None:
        self.seat = seat
        self.terrain = terrain


@dataclass(init=False, slots=True)
class MandatoryLapsed(Event):
    """No card fits any more; nothing more need be built this turn."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, slots=True)
class SettlementBuilt(Event):
    """A settlement of the mandatory action stands."""

    seat: int
    hex: int
    terrain: int

    def __init__(self, seat: int, hex: int, terrain: int) -> None:
        self.seat = seat
        self.hex = hex
        self.terrain = terrain


@dataclass(init=False, slots=True)
class ExtraBuilt(Event):
    """A token brought one more settlement."""

    seat: int
    location: int
    hex: int
    terrain: int

    def __init__(self, seat: int, location: int, hex: int, terrain: int) -> None:
        self.seat = seat
        self.location = location
        self.hex = hex
        self.terrain = terrain


@dataclass(init=False, slots=True)
class SettlementLifted(Event):
    """A settlement is in the air."""

    seat: int
    location: int
    hex: int

    def __init__(self, seat: int, location: int, hex: int) -> None:
        self.seat = seat
        self.location = location
        self.hex = hex


@dataclass(init=False, slots=True)
class SettlementMoved(Event):
    """The lifted settlement stands again."""

    seat: int
    location: int
    origin: int
    hex: int

    def __init__(self, seat: int, location: int, origin: int, hex: int) -> None:
        self.seat = seat
        self.location = location
        self.origin = origin
        self.hex = hex


@dataclass(init=False, slots=True)
class TokenTaken(Event):
    """A token came from the location hex."""

    seat: int
    location: int
    hex: int

    def __init__(self, seat: int, location: int, hex: int) -> None:
        self.seat = seat
        self.location = location
        self.hex = hex


@dataclass(init=False, slots=True)
class TokenLost(Event):
    """No own settlement was left next to the location hex."""

    seat: int
    location: int
    hex: int

    def __init__(self, seat: int, location: int, hex: int) -> None:
        self.seat = seat
        self.location = location
        self.hex = hex


@dataclass(init=False, slots=True)
class LastSettlementBuilt(Event):
    """A supply is empty; the round is played to its end."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, slots=True)
class TurnEnded(Event):
    """The card of the turn is discarded."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, slots=True)
class CardScored(Event):
    """Gold for a kingdom card at the end."""

    seat: int
    card: int
    gold: int

    def __init__(self, seat: int, card: int, gold: int) -> None:
        self.seat = seat
        self.card = card
        self.gold = gold


@dataclass(init=False, slots=True)
class CastlesScored(Event):
    """Gold for castles at the end."""

    seat: int
    gold: int

    def __init__(self, seat: int, gold: int) -> None:
        self.seat = seat
        self.gold = gold


@dataclass(init=False, slots=True)
class GameEnded(Event):
    """The last round is over."""

    def __init__(self) -> None:
        pass


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
