"""What the upper floors hand down to the core: the games there are, and someone to ask for advice."""

from collections.abc import Callable

from bastide.core.errors import BadOption, Message
from bastide.core.game import Game, View

Adviser = Callable[[str, View, list[str]], str]

_games: dict[str, Game] = {}
_advisers: list[Adviser] = []


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
