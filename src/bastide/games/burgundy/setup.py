"""The options, and the table before the first move."""

from collections.abc import Sequence
from typing import Any

from bastide.core.errors import Argument, BadOption, Message
from bastide.core.options import RANDOM, Option
from bastide.games.burgundy.components import (
    BORDER_POSTS,
    DUCHY,
    EDITION_2019,
    EDITIONS,
    LAYOUTS,
    MODULES,
    NONE,
)
from bastide.games.burgundy.modules.border_posts import COUNTS
from bastide.games.burgundy.modules.shelf import book_for, new_parts
from bastide.games.burgundy.modules.shields import BONUS_WHEN, SHIP_ALSO
from bastide.games.burgundy.modules.trade_routes import ORDERS
from bastide.games.burgundy.moves import MOST_SEATS
from bastide.games.burgundy.state import BASIC, SETUPS, TIES, State, empty_state

SAME_FOR_ALL = ["1"]


def options() -> Sequence[Option]:
    """What a host may choose; one duchy is for all, several go seat by seat."""
    return (
        Option("seats", 2, tuple(range(2, MOST_SEATS + 1))),
        Option("edition", EDITIONS[-1], EDITIONS),
        Option("setup", SETUPS[0], SETUPS),
        Option("duchies", SAME_FOR_ALL, DUCHY.words, many=MOST_SEATS, fewest=1, random=True),
        Option("tie", TIES[0], TIES),
        Option("modules", [], MODULES, many=len(MODULES), fewest=0, different=True),
        Option("posts", COUNTS[0], COUNTS),
        Option("route_order", ORDERS[0], ORDERS),
        Option("shield5", SHIP_ALSO[0], SHIP_ALSO),
        Option("shield7", BONUS_WHEN[0], BONUS_WHEN),
    )


def new_game(options: dict[str, Any]) -> State:
    """The table as the host asked for it; the first player is for chance to name. (B2)"""
    seats, duchies = options["seats"], options["duchies"]
    edition, setup = EDITIONS.index(options["edition"]), SETUPS.index(options["setup"])
    check_modules_asked(options)
    check_duchies_asked(options)
    drawn = duchies == RANDOM or setup != BASIC or (brings_duchies(options) and duchies == SAME_FOR_ALL)
    asked = () if drawn else tuple([DUCHY.read(word) for word in duchies])
    book = book_for(options["modules"])
    tie, parts = TIES.index(options["tie"]), new_parts(book, options)
    return empty_state(seats, edition, setup, tie, asked, book, parts)


def check_modules_asked(options: dict[str, Any]) -> None:
    """Modules exist in the box of 2019 only. (B11.1)"""
    if options["modules"] and options["edition"] != EDITIONS[EDITION_2019]:
        words: dict[str, Argument] = {"edition": options["edition"]}
        raise BadOption(Message("modules-need-2019", words, clause="B11.1"), "burgundy")


def brings_duchies(options: dict[str, Any]) -> bool:
    return MODULES[BORDER_POSTS] in options["modules"]


def check_duchies_asked(options: dict[str, Any]) -> None:
    """One duchy of the edition for all, or one a seat; experts are dealt theirs. (B2.5, B2.8)"""
    duchies = options["duchies"]
    if SETUPS.index(options["setup"]) != BASIC:
        check_experts(options)
    if duchies == RANDOM or (brings_duchies(options) and duchies == SAME_FOR_ALL):
        return
    for word in duchies:
        check_duchy(word, options)
    if len(duchies) not in (1, options["seats"]):
        counts: dict[str, Argument] = {"number": len(duchies), "seats": options["seats"]}
        raise BadOption(Message("duchies-number", counts, clause="B2.5"), "burgundy")


def check_experts(options: dict[str, Any]) -> None:
    """Neither named duchies nor a module that brings its own go with the experts' set-up. (B2.8, B12.1)"""
    words: dict[str, Argument] = {"option": "duchies", "other": "setup"}
    if options["duchies"] != SAME_FOR_ALL:
        raise BadOption(Message("option-contradicts", words, clause="B2.8"), "burgundy")
    if brings_duchies(options):
        words["option"] = "modules"
        raise BadOption(Message("option-contradicts", words, clause="B12.1"), "burgundy")


def check_duchy(word: str, options: dict[str, Any]) -> None:
    """The edition has it, and it has border posts just if they are played with. (B2.8, B12.1)"""
    edition, words = options["edition"], {"duchy": word, "edition": options["edition"]}
    if DUCHY.read(word) >= len(LAYOUTS[EDITIONS.index(edition)]):
        raise BadOption(Message("duchy-not-in-edition", {**words}, clause="B2.8"), "burgundy")
    module = LAYOUTS[EDITIONS.index(edition)][DUCHY.read(word)].module
    if brings_duchies(options) and module != BORDER_POSTS:
        raise BadOption(Message("posts-need-duchies", {**words}, clause="B12.1"), "burgundy")
    if not brings_duchies(options) and module != NONE:
        raise BadOption(Message("duchy-needs-posts", {**words}, clause="B12.1"), "burgundy")
