"""Sets of a player's cards: a hand, what was played. Each set is made once, so equal ones are the same."""

from collections.abc import Iterable, Iterator
from typing import Final, final

from bastide.games.seasons.components import ALL_CARDS, WORKER_CARDS


@final
class Cards:
    """Some of a player's eight cards."""

    def __init__(self, number: int) -> None:
        self._number = number  # its place among all sets: one bit a card
        self.each: tuple[int, ...] = tuple([card for card in ALL_CARDS if number >> card & 1])  # as printed

    def __iter__(self) -> Iterator[int]:
        return iter(self.each)

    def __len__(self) -> int:
        return len(self.each)

    def has(self, card: int) -> bool:
        return self._number >> card & 1 == 1

    def with_one(self, card: int) -> "Cards":
        """The same and this one."""
        return EVERY_SET[self._number | 1 << card]

    def without(self, card: int) -> "Cards":
        """The same but for this one, if it is there."""
        return EVERY_SET[self._number & ~(1 << card)]

    def joined(self, others: "Cards") -> "Cards":
        """These and the others."""
        return EVERY_SET[self._number | others._number]

    def common(self, others: "Cards") -> "Cards":
        """Those of these that are among the others."""
        return EVERY_SET[self._number & others._number]

    def less(self, others: "Cards") -> "Cards":
        """These but for the others."""
        return EVERY_SET[self._number & ~others._number]


EVERY_SET: Final[list[Cards]] = [Cards(number) for number in range(1 << len(ALL_CARDS))]
NO_CARDS: Final = EVERY_SET[0]
FULL_HAND: Final = EVERY_SET[-1]


def cards_of(cards: Iterable[int]) -> Cards:
    """The set of these cards."""
    found = NO_CARDS
    for card in cards:
        found = found.with_one(card)
    return found


WORKERS: Final = cards_of(WORKER_CARDS)
