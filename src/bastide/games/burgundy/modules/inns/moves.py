"""The purchase of an inn."""

from dataclasses import dataclass
from typing import Final

from bastide.games.burgundy.components import PRICE
from bastide.games.burgundy.moves import ChapterMove


@dataclass(frozen=True, slots=True)
class BuyInn(ChapterMove):
    """Make the purchase of the turn: an inn, and how it is paid for."""

    paid_silver: int
    paid_workers: int


BUY_INN: Final[list[BuyInn]] = [BuyInn(silver, PRICE - silver) for silver in range(PRICE + 1)]
