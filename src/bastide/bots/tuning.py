"""What differs from game to game in how turns are played on; every figure was measured by games."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final


def is_never_quick(_: Any) -> bool:
    return False


def is_quick_in_burgundy(state: Any) -> bool:
    """Between two, without modules."""
    return state.seats == 2 and not state.book.modules


@dataclass(frozen=True)
class Tuning:
    """One game's."""

    doubt: float = 1.0  # points that the network's word about two turns may be off: a standard deviation
    turns: int = 1  # own turns that are played on by who uses all the time
    many: int = 8  # turns among which a Sovereign chooses
    win: float = 0.0  # points that a sure win counts for where turns are played on
    few: tuple[int, int] = (6, 4)  # turns, and worlds in the first round, that are enough for a Regent
    in_secret: bool = False  # a round begins with a common secret choice
    is_quick: Callable[[Any], bool] = is_never_quick  # a glance at how turns would go on


TUNING: Final[dict[str, Tuning]] = {
    "burgundy": Tuning(doubt=2.0, turns=2, many=16, few=(4, 2), is_quick=is_quick_in_burgundy),
    "kingdom": Tuning(),
    "seasons": Tuning(win=20.0, in_secret=True),
}


def tuning_of(game: str) -> Tuning:
    """A game that was not measured has what is usual."""
    return TUNING.get(game, Tuning())
