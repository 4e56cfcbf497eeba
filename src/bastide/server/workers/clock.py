"""The clock by which people are away: it never jumps, whatever is done to the clock on the wall."""

from collections.abc import Callable
from time import monotonic, time
from typing import Final

MOST_KNOWN: Final = 100_000


class Clock:
    """Seconds since the epoch by the wall as this process began, steadily counted from there.

    What other processes left in the database was written by the database's clock: how long ago it was by
    that clock says when it was by ours. A moment that was read once stays where it was, so that a
    jump of the database's clock moves nothing that is known.
    """

    def __init__(self, wall: Callable[[], float] = time, steady: Callable[[], float] = monotonic) -> None:
        self.wall = wall
        self._steady = steady
        self._began = wall() - steady()
        self._known: dict[float, float] = {}  # moments of the database's clock, by ours

    def now(self) -> float:
        return self._began + self._steady()

    def on_the_wall(self, at: float) -> float:
        """A moment as people are shown it."""
        return self.wall() - (self.now() - at)

    def read(self, at: float, now: float) -> float:
        """A moment of the database's clock, which shows `now`, by ours; nothing lies ahead. 0 is never."""
        if not at:
            return at
        if at not in self._known:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            self._known[at] = self.now() - max(0.0, now - at)
        return self._known[at]
