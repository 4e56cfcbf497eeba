"""What can happen in the solo game alone."""

from dataclasses import dataclass

from bastide.core.game import Event


@dataclass(slots=True)
class TileRemoved(Event):
    """The white die took a tile out of the game."""

    tile: int
    depot: int


@dataclass(slots=True)
class EffectChosen(Event):
    """Of several effects this one comes first."""

    seat: int
    effect: int


@dataclass(slots=True)
class PointsBought(Event):
    """Silver became points."""

    seat: int
    more: int


@dataclass(slots=True)
class TargetReached(Event):
    """The score begins anew and the target marker stands nearer."""

    seat: int
    target: int


@dataclass(slots=True)
class ColourFilled(Event):
    """All spaces of a colour are filled."""

    seat: int
    colour: int


@dataclass(slots=True)
class GoodsCleared(Event):
    """The goods of the depots where the ship did not go left the game."""

    count: int


@dataclass(slots=True)
class TileTraded(Event):
    """A tile of the black depot was turned face down, for goods."""

    seat: int
    tile: int


@dataclass(slots=True)
class GoodsGiven(Event):
    """A goods tile left the game for a blank."""

    seat: int
    goods: int


@dataclass(slots=True)
class DuchyFilled(Event):
    """Every space is filled: the solo game is won."""

    seat: int
