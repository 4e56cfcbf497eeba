"""What can happen with modules, as players see it."""

from dataclasses import dataclass
from typing import Final

from bastide.core.game import Event

# -- extra tiles


@dataclass(init=False, slots=True)
class WorkersBought(Event):
    """Monastery 28 brought workers for silver."""

    seat: int
    workers: int
    silver: int

    def __init__(self, seat: int, workers: int, silver: int) -> None:
        self.seat = seat
        self.workers = workers
        self.silver = silver


@dataclass(init=False, slots=True)
class BuildingCopied(Event):
    """A crane does what a building of this kind does."""

    seat: int
    kind: int

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind


@dataclass(init=False, slots=True)
class GeeseJoined(Event):
    """The geese score together with the animals of this kind."""

    seat: int
    kind: int

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind


@dataclass(init=False, slots=True)
class MarkerRaised(Event):
    """Monastery 27: the marker stands on top of its space."""

    seat: int
    place: int

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place


# -- border posts


@dataclass(init=False, slots=True)
class PostsJoined(Event):
    """So many border posts hang together now."""

    seat: int
    posts: int

    def __init__(self, seat: int, posts: int) -> None:
        self.seat = seat
        self.posts = posts


@dataclass(init=False, slots=True)
class PostsCompleted(Event):
    """All three posts are joined, as the first or the second."""

    seat: int
    bonus: int

    def __init__(self, seat: int, bonus: int) -> None:
        self.seat = seat
        self.bonus = bonus


# -- white castles


@dataclass(init=False, slots=True)
class WhiteActionGained(Event):
    """A white castle brought an extra action with the number of the white die."""

    seat: int
    value: int

    def __init__(self, seat: int, value: int) -> None:
        self.seat = seat
        self.value = value


# -- inns


@dataclass(init=False, slots=True)
class InnLaid(Event):
    """One more inn lies beside the black depot: so many now."""

    inns: int

    def __init__(self, inns: int) -> None:
        self.inns = inns


@dataclass(init=False, slots=True)
class InnBought(Event):
    """An inn was bought into storage."""

    seat: int
    silver: int
    workers: int

    def __init__(self, seat: int, silver: int, workers: int) -> None:
        self.seat = seat
        self.silver = silver
        self.workers = workers


@dataclass(init=False, slots=True)
class AreaEnlarged(Event):
    """A filled area counts as one of this size."""

    seat: int
    size: int

    def __init__(self, seat: int, size: int) -> None:
        self.seat = seat
        self.size = size


# -- trade routes


@dataclass(init=False, slots=True)
class CardDealt(Event):
    """A card of a player's trade route."""

    seat: int
    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


@dataclass(init=False, slots=True)
class CardLaid(Event):
    """A card lies as the next of the row."""

    seat: int
    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


@dataclass(init=False, slots=True)
class GoodsRouted(Event):
    """A sold tile lies on this space of the trade route."""

    seat: int
    goods: int
    route_space: int

    def __init__(self, seat: int, goods: int, route_space: int) -> None:
        self.seat = seat
        self.goods = goods
        self.route_space = route_space


@dataclass(init=False, slots=True)
class RouteBonusTaken(Event):
    """Goods and space match: the bonus of the space."""

    seat: int
    route_bonus: int

    def __init__(self, seat: int, route_bonus: int) -> None:
        self.seat = seat
        self.route_bonus = route_bonus


# -- shields


@dataclass(init=False, slots=True)
class ShieldLaid(Event):
    """A shield lies at a depot."""

    depot: int
    shield: int

    def __init__(self, depot: int, shield: int) -> None:
        self.depot = depot
        self.shield = shield


@dataclass(init=False, slots=True)
class ShieldTaken(Event):
    """A shield hangs on a castle."""

    seat: int
    shield: int
    depot: int
    space: int

    def __init__(self, seat: int, shield: int, depot: int, space: int) -> None:
        self.seat = seat
        self.shield = shield
        self.depot = depot
        self.space = space


@dataclass(init=False, slots=True)
class ShieldLost(Event):
    """A shield left the game: it was replaced or not paid for."""

    seat: int
    shield: int

    def __init__(self, seat: int, shield: int) -> None:
        self.seat = seat
        self.shield = shield


@dataclass(init=False, slots=True)
class UpkeepPaid(Event):
    """Shields were paid for."""

    seat: int
    silver: int
    workers: int

    def __init__(self, seat: int, silver: int, workers: int) -> None:
        self.seat = seat
        self.silver = silver
        self.workers = workers


@dataclass(init=False, slots=True)
class WorkerFollowed(Event):
    """Shield 2: a worker came because another player gained some."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, slots=True)
class PlayerChosen(Event):
    """Shield 6: whose monasteries are copied."""

    seat: int
    other: int

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other


@dataclass(init=False, slots=True)
class DieSet(Event):
    """Shield 16: a die shows another number."""

    seat: int
    die: int
    value: int

    def __init__(self, seat: int, die: int, value: int) -> None:
        self.seat = seat
        self.die = die
        self.value = value


@dataclass(init=False, slots=True)
class GoodsGathered(Event):
    """Shield 5: the colour the ship takes from all depots."""

    seat: int
    goods: int

    def __init__(self, seat: int, goods: int) -> None:
        self.seat = seat
        self.goods = goods


@dataclass(init=False, slots=True)
class TileLaid(Event):
    """A tile went from a depot straight into the duchy."""

    seat: int
    tile: int
    depot: int
    space: int

    def __init__(self, seat: int, tile: int, depot: int, space: int) -> None:
        self.seat = seat
        self.tile = tile
        self.depot = depot
        self.space = space


MODULE_EVENTS: Final = (
    WorkersBought,
    BuildingCopied,
    GeeseJoined,
    MarkerRaised,
    PostsJoined,
    PostsCompleted,
    WhiteActionGained,
    InnLaid,
    InnBought,
    AreaEnlarged,
    CardDealt,
    CardLaid,
    GoodsRouted,
    RouteBonusTaken,
    ShieldLaid,
    ShieldTaken,
    ShieldLost,
    UpkeepPaid,
    WorkerFollowed,
    PlayerChosen,
    DieSet,
    GoodsGathered,
    TileLaid,
)
