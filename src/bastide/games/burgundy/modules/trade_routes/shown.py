"""What a view holds of trade routes, by name and type."""

from typing import Annotated, Final, Literal, TypedDict

from bastide.games.burgundy.modules.trade_routes.figures import BONUS, CONFIDENCE
from bastide.games.burgundy.modules.trade_routes.rule import ORDERS, WHEN_FULL
from bastide.games.burgundy.vocabulary import Goods, Shown


class RouteCard(TypedDict):
    """A trade route as it is printed."""

    spaces: list[list[str]]  # the goods and the bonus of each
    confidence: Annotated[str, sorted(set(CONFIDENCE[1:]))]


class TradeRoutes(TypedDict):
    """The trade routes of every seat."""

    order: Annotated[str, ORDERS]
    full: Annotated[str, WHEN_FULL]
    rows: list[list[str]]  # cards laid out, by seat
    hands: list[list[str]]
    laid: list[list[Goods]]  # goods on the row, by seat
    cards: dict[str, RouteCard]


class OnRoute(TypedDict):
    """So many goods are still to be laid."""

    effect: Literal["route"]
    goods: Goods
    left: int


# -- what is printed


class PrintedRoute(TypedDict):
    """A card of the trade routes."""

    goods: list[Goods]
    bonuses: list[Annotated[str, BONUS]]
    confidence: Annotated[str, sorted(set(CONFIDENCE[1:]))]


class RouteFigures(TypedDict):
    """The trade routes."""

    bonuses: list[Annotated[str, BONUS]]
    cards_by_seats: list[int]
    card: list[PrintedRoute]


SHOWN: Final = Shown(TradeRoutes, (OnRoute,), box={"route": RouteFigures})
