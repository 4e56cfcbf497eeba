"""Everything a person reads, in three languages: one Fluent file a language for the house, each game and
each of its chapters."""

import os
import re
from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from bastide.core.errors import Argument, Message
from bastide.core.game import Event
from bastide.core.notation import Notation, kebab
from bastide.core.registry import games

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import FluentParser

LANGUAGES: Final = ("en", "ru", "uk")
MOST_LETTERS: Final = 300  # of what a person typed, when it is told back
MOST_NUMBER: Final = 10**9
OFTEN: Final = 1000  # sentences that are kept: a screen says the same again with every move
_CHAPTER: Final = re.compile(r"^(?=## )", re.MULTILINE)
_ASIDE: Final = re.compile(r"^#.*\n+", re.MULTILINE)
_KEY: Final = re.compile(r"^([a-z][a-z-]*) =", re.MULTILINE)
_ENTRY: Final = re.compile(r"^(?=[a-z][\w-]* =)", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)")
_TERMINAL: Final = re.compile(r"## .*(?:terminal|command line|Arena)")
LATER: Final = "-later"  # a game's second book: what a page fetches only where it is needed
GUIDE: Final = "-guide"  # and what is said in its guided first game
STUDY: Final = "-study"  # and what the house says of a finished game's analysis
TRY: Final = "-try"  # and what is said where a position is set up
_BOOKS: Final = {
    LATER: re.compile(r"## Later"),
    GUIDE: re.compile(r"## Guide"),
    STUDY: re.compile(r"## Study"),
    TRY: re.compile(r"## Try"),
}


class Words:
    """One language, with the words of the house and of one game; each message is parsed when first said."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self._entries = {**entries(language, game), **entries(language, "house")}
        self._said = lru_cache(OFTEN)(self._say)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # late: a bot says nothing, and it knows all calendars

        return FluentBundle([self.language], use_isolating=False)

    @cached_property
    def _parser(self) -> "FluentParser":
        from fluent.syntax import FluentParser

        return FluentParser(with_spans=False)

    def has(self, key: str) -> bool:
        return key in self._entries

    def say(self, key: str, **arguments: Argument | None) -> str:
        """The message of a key with its arguments filled in."""
        return self._said(key, *[(name, self._spoken(value)) for name, value in arguments.items()])

    def number(self, value: float, *, most: int = 1, least: int = 0) -> str:
        """A number as the language writes it, with at most and at least so many places behind the point."""
        from fluent.runtime.types import fluent_number

        rounded = round(value, most)
        places = {"minimumFractionDigits": least, "maximumFractionDigits": most}
        told = self._fill("number-told", {"number": fluent_number(abs(rounded), **places)})
        return f"−{told}" if rounded < 0 else told

    def signed(self, value: float, *, most: int = 1, least: int = 0) -> str:
        """The same with its sign, whatever it is."""
        told = self.number(value, most=most, least=least)
        return told if told.startswith("−") else f"+{told}"

    def share(self, part: float, *, places: int = 0) -> str:
        """A part of the whole, in percent."""
        return self.say("hint-win", share=self.number(100 * part, most=places, least=places))

    def _say(self, key: str, *given: tuple[str, str | int]) -> str:
        named = [(f"{name}_name", self.name(value)) for name, value in given if isinstance(value, str)]
        return self._fill(key, dict([*named, *given]))

    def _fill(self, key: str, arguments: dict[str, Any]) -> str:
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # our messages have no attributes, only values
        text, problems = self._bundle.format_pattern(pattern, arguments)
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

    def _parse(self, key: str) -> None:
        """Make a message ready to be said, after those that it refers to."""
        if not self._bundle.has_message(key):
            entry = self._entries[key]
            for other in _REFERENCE.findall(entry):
                self._parse(other)
            self._bundle.add_resource(self._parser.parse(entry))

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


@cache
def entries(language: str, name: str) -> dict[str, str]:
    """The messages of a book as they are written, by key."""
    _, *written = _ENTRY.split(read_words(language, name)) if name else ("",)
    return {entry.partition(" =")[0]: entry for entry in written}


def read_words(language: str, name: str) -> str:
    """A book, and the files of the folder that has its name, a chapter each: a page fetches them later, but
    what stands under a heading of their own as in the book."""
    written = files("bastide.words").joinpath(language)
    folder = written.joinpath(name)
    more = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    books = [f"\n## Later: {file.name}\n\n{file.read_text(encoding='utf-8')}" for file in more]
    return "".join([written.joinpath(f"{name}.ftl").read_text(encoding="utf-8"), *books])


@cache
def read_page_words(language: str, name: str) -> str:
    """The same without what is said to translators, and without the chapters that only a terminal says; the
    house also knows each game's card."""
    return _ASIDE.sub("", page_chapters(language, name))


def page_chapters(language: str, name: str) -> str:
    book = book_of(name)
    first, *chapters = _CHAPTER.split(read_words(language, book))
    spoken = [one for one in chapters if not _TERMINAL.match(one)]
    apart = {end: [one for one in spoken if head.match(one)] for end, head in _BOOKS.items()}
    if name != book:
        return "".join(apart[name.removeprefix(book)])
    later = [one for chapters in apart.values() for one in chapters]
    cards = [read_card(language, game) for game in games()] if name == "house" else []
    return "".join([first, *(one for one in spoken if one not in later), *cards])


def book_of(name: str) -> str:
    """Of a book that is kept apart, the one it belongs to."""
    end = next((end for end in _BOOKS if name.endswith(end)), "")
    return name.removesuffix(end)


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
