"""What can happen with shields."""

from dataclasses import dataclass

from bastide.core.game import Event


@dataclass(slots=True)
class ShieldLaid(Event):
    """A shield lies at a depot."""

    depot: int
    shield: int


@dataclass(slots=True)
class ShieldTaken(Event):
    """A shield hangs on a castle."""

    seat: int
    shield: int
    depot: int
    space: int


@dataclass(slots=True)
class ShieldLost(Event):
    """A shield left the game: it was replaced or not paid for."""

    seat: int
    shield: int


@dataclass(slots=True)
class UpkeepPaid(Event):
    """Shields were paid for."""

    seat: int
    silver: int
    workers: int


@dataclass(slots=True)
class WorkerFollowed(Event):
    """Shield 2: a worker came because another player gained some."""

    seat: int


@dataclass(slots=True)
class PlayerChosen(Event):
    """Shield 6: whose monasteries are copied."""

    seat: int
    other: int


@dataclass(slots=True)
class DieSet(Event):
    """Shield 16: a die shows another number."""

    seat: int
    die: int
    value: int


@dataclass(slots=True)
class GoodsGathered(Event):
    """Shield 5: the colour the ship takes from all depots."""

    seat: int
    goods: int
