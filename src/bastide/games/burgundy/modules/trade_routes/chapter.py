"""The chapter of trade routes. (B15)"""

from typing import Final

from bastide.core.notation import numbers
from bastide.core.options import Option
from bastide.core.spots import Gesture, Step
from bastide.games.burgundy.book import Agreed, Chapter, SpotKind
from bastide.games.burgundy.modules.trade_routes.events import (
    CardDealt,
    CardLaid,
    GoodsRouted,
    RouteBonusTaken,
    RouteEmptied,
)
from bastide.games.burgundy.modules.trade_routes.features import LOOKS
from bastide.games.burgundy.modules.trade_routes.figures import CARDS
from bastide.games.burgundy.modules.trade_routes.moves import CARD, FIELDS, DealRoutes, LayCard
from bastide.games.burgundy.modules.trade_routes.position import POSITIONS
from bastide.games.burgundy.modules.trade_routes.rule import (
    KEY,
    ORDERS,
    SOURCE,
    WHEN_FULL,
    join,
    laying_line,
    new_part,
    read_part,
)
from bastide.games.burgundy.modules.trade_routes.shown import SHOWN

CHAPTER: Final = Chapter(
    KEY,
    "B15.1",
    join,
    moves={"lay-card": LayCard},
    spots={
        "card": SpotKind(CARD, line=laying_line),
        "route": SpotKind(numbers("place", 1, CARDS)),  # a card that was laid
    },
    gestures={"lay-card": Gesture(Step("card {card}"))},
    chances={"routes": DealRoutes},
    kinds=FIELDS,
    several=("cards",),
    sources=(SOURCE,),
    events=(CardDealt, CardLaid, GoodsRouted, RouteBonusTaken, RouteEmptied),
    options=(
        Agreed(Option("route_order", ORDERS[0], ORDERS), "B15.1"),
        Agreed(Option("route_full", WHEN_FULL[0], WHEN_FULL), "B15.3"),
    ),
    new_part=new_part,
    read_part=read_part,
    shown=SHOWN,
    positions=POSITIONS,
    looks=LOOKS,
)
