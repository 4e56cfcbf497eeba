"""How each game looks in a terminal."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from rich.console import RenderableType

from bastide.cli.boards import burgundy, kingdom, seasons
from bastide.cli.boards.burgundy import low as low_burgundy
from bastide.cli.boards.fitting import Low, Window
from bastide.cli.boards.kingdom import low as low_kingdom
from bastide.cli.boards.seasons import low as low_seasons
from bastide.cli.offers import Mark, Place, Price
from bastide.core.game import Event, Result, Seat
from bastide.core.match import Match
from bastide.games.burgundy.shown import View as BurgundyView
from bastide.games.burgundy.view import view as view_of_burgundy
from bastide.games.kingdom.shown import View as KingdomView
from bastide.games.kingdom.view import view as view_of_kingdom
from bastide.games.seasons.shown import View as SeasonsView
from bastide.games.seasons.view import view as view_of_seasons
from bastide.words import Words

OwnView = TypeVar("OwnView")  # what the game itself says a seat sees
OwnViewIn = TypeVar("OwnViewIn", contravariant=True)


class TerminalBoard(Protocol[OwnViewIn]):
    """What a game draws for itself; everything else on the screen is shared."""

    def draw(
        self,
        view: OwnViewIn,
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
        view: OwnViewIn,
        players: Sequence[str],
        marks: Mapping[str, Mark],
        recent: Sequence[str],
        words: Words,
        width: int,
        whose: Seat | None = None,
    ) -> RenderableType:
        """The board alone; where each player has one, that of the seat asked for."""
        ...

    def expects(self, view: OwnViewIn, lines: Sequence[str], words: Words) -> str:
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

    def help_lines(self, view: OwnViewIn, words: Words) -> list[str]:
        """What the signs on the table mean."""
        ...

    def digest(self, events: Sequence[Event], players: Sequence[str], words: Words) -> list[str]:
        """What happened, in a line for each turn."""
        ...


class LowBoard(Protocol[OwnViewIn]):
    """How a game looks in a window that is too low for all of it."""

    def draw_low(
        self,
        view: OwnViewIn,
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


class Board(Generic[OwnView]):
    """How a game looks, drawn from what its own rules let a seat see."""

    def __init__(
        self,
        see: Callable[[Any, Seat | None], OwnView],
        whole: TerminalBoard[OwnView],
        low: LowBoard[OwnView],
    ) -> None:
        self._see, self._whole, self._low = see, whole, low
        self.place_of, self.lead_to, self.price = whole.place_of, whole.lead_to, whole.price
        self.describe, self.describe_low, self.digest = whole.describe, low.describe_low, whole.digest

    def draw(
        self,
        match: Match,
        seat: Seat | None,
        players: Sequence[str],
        marks: Mapping[str, Mark],
        recent: Sequence[str],
        words: Words,
        width: int,
    ) -> RenderableType:
        view = self._see(match.state, seat)
        return self._whole.draw(view, match.result, players, marks, recent, words, width)

    def draw_map(
        self,
        match: Match,
        seat: Seat | None,
        players: Sequence[str],
        marks: Mapping[str, Mark],
        recent: Sequence[str],
        words: Words,
        width: int,
        whose: Seat | None = None,
    ) -> RenderableType:
        view = self._see(match.state, seat)
        return self._whole.draw_map(view, players, marks, recent, words, width, whose)

    def draw_low(
        self,
        match: Match,
        seat: Seat,
        players: Sequence[str],
        marks: Mapping[str, Mark],
        words: Words,
        window: Window,
    ) -> Low | None:
        view = self._see(match.state, seat)
        return self._low.draw_low(view, match.result, players, marks, words, window)

    def expects(self, match: Match, seat: Seat, lines: Sequence[str], words: Words) -> str:
        return self._whole.expects(self._see(match.state, seat), lines, words)

    def help_lines(self, match: Match, seat: Seat, words: Words) -> list[str]:
        return self._whole.help_lines(self._see(match.state, seat), words)


AnyBoard = Board[BurgundyView] | Board[KingdomView] | Board[SeasonsView]
BOARDS: Final[dict[str, AnyBoard]] = {
    "burgundy": Board(view_of_burgundy, burgundy, low_burgundy),
    "kingdom": Board(view_of_kingdom, kingdom, low_kingdom),
    "seasons": Board(view_of_seasons, seasons, low_seasons),
}
