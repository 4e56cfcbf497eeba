"""How each game looks in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from bastide.cli.boards import burgundy, kingdom, seasons
from bastide.cli.boards.burgundy import low as low_burgundy
from bastide.cli.boards.fitting import Low, Window
from bastide.cli.boards.kingdom import low as low_kingdom
from bastide.cli.boards.seasons import low as low_seasons
from bastide.cli.offers import Mark, Place, Price
from bastide.core.game import Event, Result, Seat
from bastide.words import Words

OwnView = Any  # the game's own TypedDict, which a checker takes for no dict


class TerminalBoard(Protocol):
    """What a game draws for itself; everything else on the screen is shared."""

    def draw(
        self,
        view: OwnView,
        result: Result,
        players: Sequence[str],
        marks: Mapping[str, Mark],
        recent: Sequence[str],
        words: Words,
        width: int,
    ) -> RenderableType:
        """The table, with the numbers of moves on what they lead to; `recent` are the others' last lines."""
        ...

    def draw_map(
        self,
        view: OwnView,
        players: Sequence[str],
        marks: Mapping[str, Mark],
        recent: Sequence[str],
        words: Words,
        width: int,
        whose: Seat | None = None,
    ) -> RenderableType:
        """The board alone; where each player has one, that of the seat asked for."""
        ...

    def expects(self, view: OwnView, lines: Sequence[str], words: Words) -> str:
        """In a sentence, what is expected of the seat to act."""
        ...

    def place_of(self, line: str) -> Place:
        """To which group a move belongs, and what bears its number on the board."""
        ...

    def lead_to(self, line: str, words: Words) -> str:
        """What tells a move from the others of its group; nothing if it is alone."""
        ...

    def price(self, events: Sequence[Event], words: Words) -> Price:
        """What a move costs and brings, from the events it would have."""
        ...

    def describe(self, heading: str, words: Words) -> str:
        """What a group of moves is called."""
        ...

    def help_lines(self, view: OwnView, words: Words) -> list[str]:
        """What the signs on the table mean."""
        ...

    def digest(self, events: Sequence[Event], players: Sequence[str], words: Words) -> list[str]:
        """What happened, in a line for each turn."""
        ...


class LowBoard(Protocol):
    """How a game looks in a window that is too low for all of it."""

    def draw_low(
        self,
        view: Any,
        result: Result,
        players: Sequence[str],
        marks: Mapping[str, Mark],
        words: Words,
        window: Window,
    ) -> Low | None:
        """What matters now, in so many columns and lines, and the rest."""
        ...

    def describe_low(self, heading: str, words: Words) -> str:
        """What a group of moves is called where lines are few."""
        ...


LOW_BOARDS: dict[str, LowBoard] = {"burgundy": low_burgundy, "kingdom": low_kingdom, "seasons": low_seasons}
BOARDS: dict[str, TerminalBoard] = {"burgundy": burgundy, "kingdom": kingdom, "seasons": seasons}
