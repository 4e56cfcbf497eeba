"""The move of orchards."""

from dataclasses import dataclass
from typing import Final

from bastide.core.notation import Words, numbers
from bastide.games.burgundy.moves import ChapterMove

MOST: Final = 3


@dataclass(frozen=True, slots=True)
class PickApples(ChapterMove):
    """Pick so many apples."""

    apples: int


PICK_APPLES: Final = [PickApples(apples) for apples in range(MOST + 1)]
FIELDS: Final[dict[str, Words]] = {"apples": numbers("apples", 1, MOST)}
