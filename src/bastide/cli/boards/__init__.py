"""How each game looks in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from rich.console import RenderableType

from bastide.cli.boards import kingdom
from bastide.core.game import Event, Result, View
from bastide.words import Words


class TerminalBoard(Protocol):
    """What a game draws for itself; everything else on the screen is shared."""

    def draw(
        self,
        view: View,
        result: Result,
        players: Sequence[str],
        marks: Mapping[str, int],
        recent: Sequence[str],
        words: Words,
        width: int,
    ) -> RenderableType:
        """The table, with the numbers of moves on the hexes they lead to."""
        ...

    def expects(self, view: View, lines: Sequence[str], words: Words) -> str:
        """In a sentence, what is expected of the seat to act."""
        ...

    def describe(self, line: str, words: Words) -> str:
        """What a kind of move is called in the list of moves."""
        ...

    def sign(self, seat: int) -> str:
        """The player's sign."""
        ...

    def is_news(self, event: Event) -> bool:
        """Whether an event is worth a line before one's turn."""
        ...


BOARDS: dict[str, TerminalBoard] = {"kingdom": kingdom}
