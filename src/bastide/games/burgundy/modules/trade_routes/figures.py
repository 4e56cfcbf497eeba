"""What is printed of trade routes."""

from typing import Any, Final

from bastide.core.box import read_chapter
from bastide.core.notation import Words
from bastide.games.burgundy.components import GOODS

_BOX: Final[dict[str, Any]] = read_chapter("burgundy", "modules/trade_routes")["modules"]["route"]

BONUS: Final = Words("route_bonus", tuple(_BOX["bonuses"]))
# By card, from 1: its three spaces, each a colour of goods and a bonus.
ROUTES: Final[list[list[tuple[int, int]]]] = [
    [],
    *[
        [
            (GOODS.index(goods) + 1, BONUS.read(bonus))
            for goods, bonus in zip(card["goods"], card["bonuses"], strict=True)
        ]
        for card in _BOX["card"]
    ],
]
CONFIDENCE: Final[list[str]] = ["", *[card["confidence"] for card in _BOX["card"]]]
CARDS: Final = len(ROUTES) - 1
CARDS_EACH: Final[list[int]] = [0, 0, *_BOX["cards_by_seats"]]
CARD_SPACES: Final[int] = len(ROUTES[1])
ROUTE_SPACES: Final = CARD_SPACES * max(CARDS_EACH)  # of the longest route
