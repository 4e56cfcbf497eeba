"""The moves of trade routes: cards dealt and laid."""

from dataclasses import dataclass
from typing import Final

from bastide.core.game import Move
from bastide.core.notation import Words, numbers
from bastide.games.burgundy.modules.trade_routes.figures import BONUS, CARDS, ROUTE_SPACES
from bastide.games.burgundy.moves import ChapterMove


@dataclass(frozen=True, slots=True)
class LayCard(ChapterMove):
    """Lay a card as the next of the own trade route."""

    card: int


@dataclass(slots=True)
class DealRoutes(Move):
    """Chance deals the cards of the trade routes, seat by seat."""

    cards: tuple[int, ...]


LAY_CARDS: Final[list[LayCard]] = [LayCard(card) for card in range(CARDS + 1)]
CARD: Final = numbers("card", 1, CARDS)
# The words of the fields of these moves, and of the events of routes.
FIELDS: Final[dict[str, Words]] = {
    "card": CARD,
    "cards": CARD,
    "route_space": Words("route_space", [str(number) for number in range(1, ROUTE_SPACES + 1)]),
    "route_bonus": BONUS,
}
