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

    def draw_map(
        self, view: View, marks: Mapping[str, int], recent: Sequence[str], words: Words, width: int
    ) -> RenderableType:
        """The map alone."""
        ...

    def expects(self, view: View, lines: Sequence[str], words: Words) -> str:
        """In a sentence, what is expected of the seat to act."""
        ...

    def describe(self, heading: str, words: Words) -> str:
        """What a group of moves is called: all its lines but for their last word are the same."""
        ...

    def sign(self, seat: int) -> str:
        """The player's sign."""
        ...

    def help(self, view: View, words: Words) -> list[str]:
        """What the signs on the table mean."""
        ...

    def digest(self, events: Sequence[Event], players: Sequence[str], words: Words) -> list[str]:
        """What happened, in a line for each turn."""
        ...


BOARDS: dict[str, TerminalBoard] = {"kingdom": kingdom}
