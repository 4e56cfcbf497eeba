"""Page: any line is as good as the other."""

from random import Random

from bastide.core.chance import below
from bastide.core.game import View


class Uniform:
    def __init__(self, game: str, rng: Random) -> None:
        self.game = game
        self._rng = rng

    def choose(self, view: View, lines: list[str], seconds: float) -> str:  # noqa: ARG002  asks for neither
        return lines[below(self._rng, len(lines))]
