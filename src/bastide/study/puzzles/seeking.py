"""Whether a decision of a finished game is a puzzle, in portions: bots have games to play beside it."""

from collections.abc import Callable
from dataclasses import asdict
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from bastide.core import registry

if TYPE_CHECKING:
    from bastide.study.puzzles.finding import Steps

PORTION: Final = 0.3  # seconds after which no further step is begun
AT_ONCE: Final = 4  # worlds that are played on in one step
KEY: Final = ""  # whoever keeps the puzzle names it


class Seeker:
    """Looks at what one seat saw; where it was asked the same before, it goes on."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._asked: tuple[str, Any] | None = None
        self._steps: Steps | None = None

    def look(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The puzzle or none, as plain JSON, or that there is more to look at."""
        until = self._clock() + PORTION
        steps = self._steps_of(asked["game"], asked["view"])
        try:
            next(steps)
            while self._clock() < until:
                next(steps)
        except StopIteration as end:
            self._asked = None
            return {"goes_on": False, "puzzle": None if end.value is None else asdict(end.value)}
        return {"goes_on": True, "puzzle": None}

    def _steps_of(self, game: str, view: Any) -> "Steps":
        if self._steps is None or self._asked != (game, view):
            self._asked, self._steps = (game, view), new_steps(game, view)
        return self._steps


def new_steps(key: str, view: Any) -> "Steps":
    """From what a seat saw, and nothing else; what it could not see is imagined."""
    from bastide.study.puzzles.finding import Look  # late: only who looks needs arrays of numbers
    from bastide.study.puzzles.making import finder

    game = registry.game(key)
    state = game.from_view(view, Random(0))
    players = len(game.result(state).scores)
    return Look(finder(key), state, view["seat"]).steps(KEY, [""] * players, AT_ONCE)
