"""What can happen in the team game and the solo game alone."""

from dataclasses import dataclass
from typing import Final

from bastide.core.game import Event


@dataclass(init=False, slots=True)
class TileStored(Event):
    """A tile lies in the player's own or in the team's shared storage."""

    seat: int
    tile: int
    storage: int

    def __init__(self, seat: int, tile: int, storage: int) -> None:
        self.seat = seat
        self.tile = tile
        self.storage = storage


@dataclass(init=False, slots=True)
class TileRemoved(Event):
    """The white die took a tile out of the game."""

    tile: int
    depot: int

    def __init__(self, tile: int, depot: int) -> None:
        self.tile = tile
        self.depot = depot


@dataclass(init=False, slots=True)
class EffectChosen(Event):
    """Of several effects this one comes first."""

    seat: int
    effect: int

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect


@dataclass(init=False, slots=True)
class PointsBought(Event):
    """Silver became points."""

    seat: int
    more: int

    def __init__(self, seat: int, more: int) -> None:
        self.seat = seat
        self.more = more


@dataclass(init=False, slots=True)
class TargetReached(Event):
    """The score begins anew and the target marker stands nearer."""

    seat: int
    target: int

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target


@dataclass(init=False, slots=True)
class ColourFilled(Event):
    """All spaces of a colour are filled."""

    seat: int
    colour: int

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour


@dataclass(init=False, slots=True)
class GoodsCleared(Event):
    """The goods of the depots where the ship did not go left the game."""

    count: int

    def __init__(self, count: int) -> None:
        self.count = count


@dataclass(init=False, slots=True)
class TileTraded(Event):
    """A tile of the black depot was turned face down, for goods."""

    seat: int
    tile: int

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile


@dataclass(init=False, slots=True)
class GoodsGiven(Event):
    """A goods tile left the game for a blank."""

    seat: int
    goods: int

    def __init__(self, seat: int, goods: int) -> None:
        self.seat = seat
        self.goods = goods


@dataclass(init=False, slots=True)
class DuchyFilled(Event):
    """Every space is filled: the solo game is won."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


MODE_EVENTS: Final = (
    TileStored,
    TileRemoved,
    EffectChosen,
    PointsBought,
    TargetReached,
    ColourFilled,
    GoodsCleared,
    TileTraded,
    GoodsGiven,
    DuchyFilled,
)
