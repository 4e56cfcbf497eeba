"""What the upper floors hand down to the core: the games there are, and whom to ask about them."""

from collections.abc import Callable
from typing import Any

from bastide.core.errors import BadOption, Message
from bastide.core.game import Game, View

Adviser = Callable[[str, View, list[str]], str]
Hinter = Callable[
    [str, View, list[str], list[list[str]]], list[Any]
]  # the best ways to go on, with their reasons
Analyst = Callable[[Any], Any]  # from a match to what there is to learn from it

_games: dict[str, Game] = {}
_advisers: list[Adviser] = []
_hinters: list[Hinter] = []
_analysts: list[Analyst] = []


def add_game(game: Game) -> None:
    _games[game.KEY] = game


def games() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(sorted(_games))


def game(key: str) -> Game:
    """The package that keeps the contract under this key."""
    if key not in _games:
        raise BadOption(Message("game-unknown", {"game": str(key), "allowed": list(games())}))
    return _games[key]


def advise_with(adviser: Adviser) -> None:
    _advisers[:] = [adviser]


def advise(key: str, view: View, lines: list[str]) -> str:
    """A good line, as the house's adviser sees it."""
    return _advisers[0](key, view, lines)


def hint_with(hinter: Hinter) -> None:
    _hinters[:] = [hinter]


def hints(key: str, view: View, lines: list[str], among: list[list[str]] | None = None) -> list[Any]:
    """The best ways to go on, as the house sees them; some may have to be among them."""
    return _hinters[0](key, view, lines, among or [])


def analyse_with(analyst: Analyst) -> None:
    _analysts[:] = [analyst]


def analyse(match: Any) -> Any:
    """What there is to learn from a match, as the house's analyst sees it."""
    return _analysts[0](match)
