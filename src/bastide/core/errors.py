"""What can go wrong, each as a message that any language can say."""

from collections.abc import Callable
from dataclasses import dataclass, field

Argument = str | int | list[str]


@dataclass(frozen=True)
class Message:
    """Something to tell a person: a key of the words, its arguments, the clause it rests on."""

    key: str
    arguments: dict[str, Argument] = field(default_factory=dict)
    clause: str = ""
    because: "Message | None" = None


Voice = Callable[[Message, str], str]


class BastideError(Exception):
    """A mistake of the caller, never of ours. `str()` says it in English, in the words of its game."""

    def __init__(self, message: Message, game: str = "") -> None:
        super().__init__(message, game)
        self.message = message
        self.game = game

    def __str__(self) -> str:
        return _voice[0](self.message, self.game)


class BadOption(BastideError):
    """An option that does not exist, has a value it cannot have, or contradicts another."""


class IllegalMove(BastideError):
    """A line that cannot be played now; the message says why."""


class BadRecord(BastideError):
    """A text that is not the record of a game; the message names the line."""


class CannotContinue(BastideError):
    """A game of an older revision of the rules that cannot go on by this one."""


def speak_with(voice: Voice) -> None:
    """The words live above the core; whoever has them hands a voice down."""
    _voice[0] = voice


def _plain(message: Message, game: str) -> str:
    return f"{game} {message.key} {message.arguments}".strip()


_voice: list[Voice] = [_plain]
