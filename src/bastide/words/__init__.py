"""Everything a person reads, in three languages: one Fluent file a language for the house and each game."""

import os
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from bastide.core.errors import Argument, Message
from bastide.core.game import Event
from bastide.core.house import games
from bastide.core.notation import Notation, kebab

LANGUAGES: Final = ("en", "ru", "uk")
MOST_LETTERS: Final = 300  # of what a person typed, when it is told back
MOST_NUMBER: Final = 10**9
_CHAPTER: Final = re.compile(r"^(?=## )", re.MULTILINE)
_KEY: Final = re.compile(r"^([a-z][a-z-]*) =", re.MULTILINE)
_TERMINAL: Final = re.compile(r"## .*(?:terminal|command line|Arena)")
_LATER: Final = re.compile(r"## Later")
LATER: Final = "-later"  # a game's second book: what a page fetches only where it is needed


class Words:
    """One language, with the words of the house and of one game."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in filter(None, ("house", game)):
            self._bundle.add_resource(FluentResource(read_words(language, name)))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **arguments: Argument | None) -> str:
        """The message of a key with its arguments filled in."""
        given = {name: self._spoken(value) for name, value in arguments.items()}
        named = {f"{name}_name": self.name(value) for name, value in given.items() if isinstance(value, str)}
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # our messages have no attributes, only values
        text, problems = self._bundle.format_pattern(pattern, {**named, **given})
        if problems:
            raise ValueError(f"{self.language} {key}: {problems}")
        return str(text)

    def name(self, word: str) -> str:
        """What people call the thing that lines call by this word."""
        return self.say(f"name-{word}") if self.has(f"name-{word}") else word

    def tell(self, message: Message) -> str:
        """A message as a sentence, with what it rests on."""
        told = self.say(message.key, **message.arguments)
        if message.because is not None:
            return f"{told} {self.tell(message.because)}"
        return f"{told} ({message.clause})" if message.clause else told

    def event(self, event: Event, notation: Notation, players: Sequence[str]) -> str:
        """A line of the log."""
        fields: dict[str, Argument | None] = dict(notation.words_of(event))
        seat, other = fields.get("seat"), fields.get("other")
        if isinstance(seat, int):
            fields["player"] = players[seat]
        if isinstance(other, str):  # as lines count players
            fields["other"] = players[int(other) - 1]
        return self.say(kebab(type(event).__name__), **fields)

    def _spoken(self, value: Argument | None) -> str | int:
        """What a person can read: nothing hidden, nothing endless."""
        if value is None:
            return "hidden"
        if isinstance(value, int) and abs(value) < MOST_NUMBER:
            return value
        text = ", ".join(value) if isinstance(value, list) else str(value)
        return text if len(text) <= MOST_LETTERS else text[:MOST_LETTERS] + "…"


@cache
def words_for(language: str, game: str = "") -> Words:
    return Words(language, game)


def read_words(language: str, name: str) -> str:
    return files("bastide.words").joinpath(language, f"{name}.ftl").read_text(encoding="utf-8")


def read_page_words(language: str, name: str) -> str:
    """The same without the chapters that only a terminal says; the house also knows each game's card."""
    book = name.removesuffix(LATER)
    first, *chapters = _CHAPTER.split(read_words(language, book))
    spoken = [one for one in chapters if not _TERMINAL.match(one)]
    later = [one for one in spoken if _LATER.match(one)]
    if name != book:
        return "".join(later)
    cards = [read_card(language, game) for game in games()] if name == "house" else []
    return "".join([first, *(one for one in spoken if one not in later), *cards])


def read_card(language: str, game: str) -> str:
    """What home says of a game: the words before its first chapter, each under the game's own name."""
    first = _CHAPTER.split(read_words(language, game))[0]
    return _KEY.sub(rf"{game}-\1 =", first)


def in_english(message: Message, game: str) -> str:
    return words_for("en", game).tell(message)


def language_of_the_terminal() -> str:
    """The language the environment asks for, or English."""
    for variable in ("BASTIDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
