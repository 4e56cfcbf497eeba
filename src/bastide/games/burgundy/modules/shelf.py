"""The books on the shelf: one for each set of modules, made when it is first asked for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bastide.games.burgundy.book import EXPLAINS, NO_PART, Book, Part
from bastide.games.burgundy.components import (
    BORDER_POSTS,
    EXTRA_TILES,
    INNS,
    MODULE_TILES,
    MODULES,
    SHIELDS,
    TRADE_ROUTES,
    WHITE_CASTLES,
)
from bastide.games.burgundy.modules import (
    border_posts,
    extra_tiles,
    inns,
    shield_effects,
    shield_points,
    shield_reasons,
    shield_upkeep,
    shields,
    trade_routes,
    white_castles,
)
from bastide.games.burgundy.rules.effects import EFFECTS
from bastide.games.burgundy.rules.phases import PHASE_STEPS
from bastide.games.burgundy.rules.placing import WHERE
from bastide.games.burgundy.scoring import FINAL_STEPS
from bastide.games.burgundy.state import State


def no_part(_options: Mapping[str, Any]) -> Part:
    return NO_PART


def read_no_part(_state: State, _written: dict[str, Any]) -> Part:
    return NO_PART


def show_nothing(_state: State) -> dict[str, Any]:
    return {}


class Shelved:
    """A module: what it adds to a book, and its part, new, read, and shown in a view."""

    def __init__(
        self,
        join: Callable[[Book], None],
        new_part: Callable[[Mapping[str, Any]], Part] = no_part,
        read_part: Callable[[State, dict[str, Any]], Part] = read_no_part,
        show_part: Callable[[State], dict[str, Any]] = show_nothing,
    ) -> None:
        self.join = join
        self.new_part = new_part
        self.read_part = read_part
        self.show_part = show_part


def join_shields(book: Book) -> None:
    shield_effects.join_effects(book)
    shield_points.join_points(book)
    shield_upkeep.join_upkeep(book)


_SHELF: Final[dict[int, Shelved]] = {
    EXTRA_TILES: Shelved(extra_tiles.join, extra_tiles.new_part, extra_tiles.read_part),
    BORDER_POSTS: Shelved(border_posts.join, border_posts.new_part, border_posts.read_part),
    WHITE_CASTLES: Shelved(white_castles.join),
    INNS: Shelved(inns.join, inns.new_part, inns.read_part),
    TRADE_ROUTES: Shelved(
        trade_routes.join, trade_routes.new_part, trade_routes.read_part, trade_routes.show_part
    ),
    SHIELDS: Shelved(join_shields, shields.new_part, shield_effects.read_part, shields.show_part),
}
for _move, _reason in shield_reasons.REASONS.items():
    EXPLAINS[_move] = (SHIELDS, _reason)

BASE_BOOK: Final = Book((), EFFECTS, WHERE, PHASE_STEPS, FINAL_STEPS)
_BOOKS: Final[dict[tuple[int, ...], Book]] = {(): BASE_BOOK}


def book_for(words: Sequence[str]) -> Book:
    """The book of these modules; the same one every time."""
    modules = tuple(sorted([MODULES.index(word) for word in words]))
    if modules not in _BOOKS:
        _BOOKS[modules] = new_book(modules)
    return _BOOKS[modules]


def new_book(modules: tuple[int, ...]) -> Book:
    """The base game's rules, and what each module adds to them, in printed order."""
    book = Book(modules, EFFECTS.copy(), WHERE.copy(), PHASE_STEPS.copy(), FINAL_STEPS.copy())
    for module in modules:
        book.add_tiles(MODULE_TILES[module])
        _SHELF[module].join(book)
    return book


def new_parts(book: Book, options: Mapping[str, Any]) -> list[Part]:
    """By module: what it has on the table before the first move."""
    if not book.modules:
        return []
    return [
        _SHELF[module].new_part(options) if module in book.modules else NO_PART
        for module in range(len(MODULES))
    ]


def write_parts(state: State) -> dict[str, Any]:
    return {MODULES[module]: state.parts[module].write() for module in state.book.modules}


def show_parts(state: State) -> dict[str, Any]:
    """The same for a view, with what is printed on the modules' cards and what things cost."""
    return {
        MODULES[module]: {**state.parts[module].write(), **_SHELF[module].show_part(state)}
        for module in state.book.modules
    }


def read_parts(state: State, written: Mapping[str, Any]) -> None:
    """The parts as they were written; lasting effects on duchies follow from them."""
    state.parts = [NO_PART] * len(MODULES)
    for module in state.book.modules:
        state.parts[module] = _SHELF[module].read_part(state, written[MODULES[module]])
