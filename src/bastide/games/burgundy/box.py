"""The box: all chapters there are, the words of their lines, and a book for each choice among them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.core.box import import_chapter
from bastide.core.errors import Message
from bastide.core.game import Event, Move
from bastide.core.notation import Notation, Words
from bastide.games.burgundy.base import base_book
from bastide.games.burgundy.book import Book, Chapter
from bastide.games.burgundy.chapters import FOLDERS
from bastide.games.burgundy.components import SOURCE, module_tiles
from bastide.games.burgundy.events import BASE_EVENTS
from bastide.games.burgundy.moves import CHANCE_MOVES, FIELDS, PLAYER_MOVES, SEVERAL
from bastide.games.burgundy.spots import spots_of
from bastide.games.burgundy.stages import STANDARD
from bastide.games.burgundy.state import State


class Box:
    """The base game and so many chapters, in printed order."""

    def __init__(self, chapters: Sequence[Chapter]) -> None:
        self.chapters: dict[str, Chapter] = {chapter.key: chapter for chapter in chapters}
        if len(self.chapters) < len(chapters):
            raise ValueError("two chapters have one key")
        self.modules = tuple([chapter.key for chapter in chapters if chapter.mode is None])
        self.modes = (STANDARD, *[chapter.key for chapter in chapters if chapter.mode is not None])
        self.notation = notation_of(chapters)
        self.sources = Words("source", [*SOURCE.words, *[word for each in chapters for word in each.sources]])
        self.notation.kinds["source"] = self.sources
        self.spots = spots_of(chapters)
        self.brought = {kind: spot for chapter in chapters for kind, spot in chapter.spots.items()}
        brought = [event for chapter in chapters for event in chapter.events]
        self.events: tuple[type[Event], ...] = (*BASE_EVENTS, *dict.fromkeys(brought))
        self._books: dict[tuple[str, ...], Book] = {}
        # the words of all tables, whatever chapters they play with: what is going on, and what may be open
        books = [self.book(self.modules, STANDARD), *[self.book((), mode) for mode in self.modes]]
        self.stages = distinct([stage for book in books for stage in book.stages])
        self.follow_ups = distinct([word for book in books for word in (*book.shared, *book.reads)])
        self.notation.kinds["follow_up"] = Words("follow_up", self.follow_ups)

    def book(self, modules: Sequence[str], mode: str) -> Book:
        """The book of these modules and this mode; the same one every time."""
        asked = tuple([key for key in self.chapters if key in modules or key == mode])
        if asked not in self._books:
            self._books[asked] = self._new_book(asked)
        return self._books[asked]

    def _new_book(self, asked: tuple[str, ...]) -> Book:
        """The base game's rules, and what each chapter adds to them, in printed order."""
        book = base_book(self)
        book.chapters = [self.chapters[key] for key in asked]
        book.modules = tuple([key for key in asked if key in self.modules])
        for chapter in book.chapters:
            if chapter.mode is not None:
                book.mode = chapter.key
            book.add_tiles(module_tiles(chapter.key))
            chapter.join(book)
        return book

    def absent(self, move: Move) -> Message:
        """Why a move is not legal whose chapter is not in force."""
        chapters = [each for each in self.chapters.values() if type(move) in each.moves.values()]
        return chapters[0].absent() if chapters else Message("only-chance")


def distinct(words: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(words))


def notation_of(chapters: Sequence[Chapter]) -> Notation:
    """The moves of players, then those of chance; the base game's before the chapters'."""
    moves, chances, kinds = dict(PLAYER_MOVES), dict(CHANCE_MOVES), dict(FIELDS)
    several = list(SEVERAL)
    for chapter in chapters:
        moves.update(chapter.moves)
        chances.update(chapter.chances)
        kinds.update(chapter.kinds)
        several += chapter.several
    return Notation({**moves, **chances}, kinds, several)


# -- what chapters have on the table


def lay_parts(state: State, options: Mapping[str, Any]) -> None:
    """What the chapters in force have on the table before the first move."""
    state.parts = {chapter.key: chapter.new_part(state, options) for chapter in state.book.chapters}


def read_parts(state: State, table: Mapping[str, Any]) -> None:
    """The parts as they were written; lasting effects on duchies follow from them."""
    state.parts = {chapter.key: chapter.read_part(state, table) for chapter in state.book.chapters}


def write_parts(state: State) -> dict[str, Any]:
    return {chapter: part.write(state) for chapter, part in state.parts.items()}


def show_parts(state: State) -> dict[str, Any]:
    """The same for a view, with what is printed on cards, what things cost, and the like."""
    return {chapter: {**part.write(state), **part.show(state)} for chapter, part in state.parts.items()}


CHAPTERS: Final[list[Chapter]] = [import_chapter("burgundy", folder) for folder in FOLDERS]
BOX: Final = Box(CHAPTERS)
