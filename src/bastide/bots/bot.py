"""What every bot provides."""

from typing import Protocol

from bastide.core.game import View


class Bot(Protocol):
    """Someone who chooses one of the lines open to a seat, from what that seat can see."""

    def choose(self, view: View, lines: list[str], seconds: float) -> str:
        """One of the lines, within so many seconds."""
        ...
