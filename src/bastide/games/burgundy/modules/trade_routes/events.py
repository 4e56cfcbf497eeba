"""What can happen with trade routes."""

from dataclasses import dataclass

from bastide.core.game import Event


@dataclass(slots=True)
class CardDealt(Event):
    """A card of a player's trade route."""

    seat: int
    card: int


@dataclass(slots=True)
class CardLaid(Event):
    """A card lies as the next of the row."""

    seat: int
    card: int


@dataclass(slots=True)
class GoodsRouted(Event):
    """A sold tile lies on this space of the trade route."""

    seat: int
    goods: int
    route_space: int


@dataclass(slots=True)
class RouteBonusTaken(Event):
    """Goods and space match: the bonus of the space."""

    seat: int
    route_bonus: int


@dataclass(slots=True)
class RouteEmptied(Event):
    """The route was full: its goods lie with the others that were sold, and it begins anew."""

    seat: int
