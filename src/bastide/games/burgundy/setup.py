"""The options, and the table before the first move: the rulebook's chapter on setting up."""

from collections.abc import Sequence
from typing import Any, Final

from bastide.core.errors import Argument, BadOption, Message
from bastide.core.options import RANDOM, Option
from bastide.games.burgundy.components import (
    BORDER_POSTS,
    DUCHY,
    EASIEST,
    EDITION_2019,
    EDITIONS,
    HARDEST,
    LAYOUTS,
    MODULES,
    NONE,
    SHIELDS,
    SOLO_DUCHIES,
    TARGET,
    TEAM_DUCHIES,
    TRADE_ROUTES,
)
from bastide.games.burgundy.modes.solo import play_alone
from bastide.games.burgundy.modes.team import begin_teams
from bastide.games.burgundy.modules.border_posts import COUNTS
from bastide.games.burgundy.modules.shelf import book_for, new_parts
from bastide.games.burgundy.modules.shields import BONUS_WHEN, SHIP_ALSO
from bastide.games.burgundy.modules.trade_routes import ORDERS
from bastide.games.burgundy.moves import MOST_SEATS
from bastide.games.burgundy.stages import BASIC, MODES, SETUPS, SOLO, STANDARD, TEAM, TIES
from bastide.games.burgundy.state import State, empty_state

SAME_FOR_ALL = ["1"]

# By mode: how many may play, its own duchies, and the clause that says so.
SEATS_OF: Final = [range(2, MOST_SEATS + 1), range(4, 5), range(1, 2)]
SEATS_NEEDED: Final = {MODES[mode]: allowed[0] for mode, allowed in enumerate(SEATS_OF)}
DUCHIES_OF: Final = [[], TEAM_DUCHIES, SOLO_DUCHIES]
CLAUSE_OF: Final = ["B2.5", "B16.1", "B17.1"]

# Options that only a module gives a meaning: the module, and what is meant where nothing is said.
MODULE_OF: Final = {
    "posts": (BORDER_POSTS, COUNTS[0], "B12.2"),
    "route_order": (TRADE_ROUTES, ORDERS[0], "B15.1"),
    "shield5": (SHIELDS, SHIP_ALSO[0], "B18.6"),
    "shield7": (SHIELDS, BONUS_WHEN[0], "B18.6"),
}


def options() -> Sequence[Option]:
    """What a host may choose; one duchy is for all, several go seat by seat."""
    return (
        Option("seats", 2, tuple(range(1, MOST_SEATS + 1)), follows=("mode", SEATS_NEEDED)),
        Option("edition", EDITIONS[-1], EDITIONS),
        Option("mode", MODES[STANDARD], MODES),
        Option("setup", SETUPS[0], SETUPS),
        Option("duchies", SAME_FOR_ALL, DUCHY.words, many=MOST_SEATS, fewest=1, random=True),
        Option("tie", TIES[0], TIES),
        Option("modules", [], MODULES, many=len(MODULES), fewest=0, different=True),
        Option("posts", COUNTS[0], COUNTS),
        Option("route_order", ORDERS[0], ORDERS),
        Option("shield5", SHIP_ALSO[0], SHIP_ALSO),
        Option("shield7", BONUS_WHEN[0], BONUS_WHEN),
        Option("target", TARGET, tuple(range(EASIEST, HARDEST + 1))),
    )


def new_game(options: dict[str, Any]) -> State:
    """The table as the host asked for it; the first player is for chance to name. (B2)"""
    mode = MODES.index(options["mode"])
    check_mode(options, mode)
    check_modules_asked(options)
    check_duchies_asked(options, mode)
    edition, setup = EDITIONS.index(options["edition"]), SETUPS.index(options["setup"])
    book, tie = book_for(options["modules"]), TIES.index(options["tie"])
    parts, asked = new_parts(book, options), asked_for(options, mode)
    state = empty_state(options["seats"], edition, setup, tie, asked, book, parts)
    if mode == TEAM:
        begin_teams(state)
    if mode == SOLO:
        play_alone(state, options["target"])
    return state


def check_modules_asked(options: dict[str, Any]) -> None:
    """Modules exist in the box of 2019 only, and what is agreed about one is nothing without it. (B11.1)"""
    if options["modules"] and options["edition"] != EDITIONS[EDITION_2019]:
        words: dict[str, Argument] = {"edition": options["edition"]}
        raise BadOption(Message("modules-need-2019", words, clause="B11.1"), "burgundy")
    for name, (module, usual, clause) in MODULE_OF.items():
        if options[name] != usual and MODULES[module] not in options["modules"]:
            needs: dict[str, Argument] = {"option": name, "module": MODULES[module]}
            raise BadOption(Message("option-needs-module", needs, clause=clause), "burgundy")


def brings_duchies(options: dict[str, Any]) -> bool:
    return MODULES[BORDER_POSTS] in options["modules"]


def asked_for(options: dict[str, Any], mode: int) -> tuple[int, ...]:
    """The duchies the host named; a mode that brings its own has a first one. (B2.5, B16.1, B17.1)"""
    duchies = options["duchies"]
    if mode != STANDARD and duchies == SAME_FOR_ALL:
        return (DUCHIES_OF[mode][0],)
    is_drawn = duchies == RANDOM or (brings_duchies(options) and duchies == SAME_FOR_ALL)
    if is_drawn or SETUPS.index(options["setup"]) != BASIC:
        return ()
    return tuple([DUCHY.read(word) for word in duchies])


def check_mode(options: dict[str, Any], mode: int) -> None:
    """A team game is for four, a solo game for one; both are of 2019, go with the base game only, and bring
    their own set-up and tie. (B16.1, B16.7, B17.1, B17.2)"""
    seats, allowed = options["seats"], SEATS_OF[mode]
    if seats not in allowed:
        words: dict[str, Argument] = {
            "mode": options["mode"],
            "seats": seats,
            "least": allowed[0],
            "most": allowed[-1],
        }
        raise BadOption(Message("seats-for-mode", words, clause=CLAUSE_OF[mode]), "burgundy")
    theirs = {"modules": [], "edition": EDITIONS[EDITION_2019], "setup": SETUPS[BASIC], "tie": TIES[0]}
    fixed = theirs if mode != STANDARD else {}
    for name, value in [*fixed.items(), *([] if mode == SOLO else [("target", TARGET)])]:
        if options[name] != value:
            raise contradiction(name, "mode", CLAUSE_OF[mode])


def check_duchies_asked(options: dict[str, Any], mode: int) -> None:
    """One duchy of the edition for all, or one a seat; experts are dealt theirs. (B2.5, B2.8)"""
    duchies = options["duchies"]
    if mode != STANDARD:
        check_duchy_of_mode(duchies, mode)
        return
    if SETUPS.index(options["setup"]) != BASIC:
        check_experts(options)
    if duchies == RANDOM or (brings_duchies(options) and duchies == SAME_FOR_ALL):
        return
    for word in duchies:
        check_duchy(word, options)
    if len(duchies) not in (1, options["seats"]):
        counts: dict[str, Argument] = {"number": len(duchies), "seats": options["seats"]}
        raise BadOption(Message("duchies-number", counts, clause="B2.5"), "burgundy")


def check_duchy_of_mode(duchies: Any, mode: int) -> None:
    """12a or 12b for teams, 13a or 13b alone. (B16.1, B17.1)"""
    allowed = [[DUCHY.write(duchy)] for duchy in DUCHIES_OF[mode]]
    if duchies != SAME_FOR_ALL and duchies not in allowed:
        raise contradiction("duchies", "mode", CLAUSE_OF[mode])


def contradiction(option: str, other: str, clause: str) -> BadOption:
    words: dict[str, Argument] = {"option": option, "other": other}
    return BadOption(Message("option-contradicts", words, clause=clause), "burgundy")


def check_experts(options: dict[str, Any]) -> None:
    """Neither named duchies nor a module that brings its own go with the experts' set-up. (B2.8, B12.1)"""
    if options["duchies"] != SAME_FOR_ALL:
        raise contradiction("duchies", "setup", "B2.8")
    if brings_duchies(options):
        raise contradiction("modules", "setup", "B12.1")


def check_duchy(word: str, options: dict[str, Any]) -> None:
    """The edition has it, and it has border posts just if they are played with. (B2.8, B12.1)"""
    edition, words = options["edition"], {"duchy": word, "edition": options["edition"]}
    if DUCHY.read(word) in TEAM_DUCHIES + SOLO_DUCHIES:
        raise contradiction("duchies", "mode", "B1.4")
    if DUCHY.read(word) >= len(LAYOUTS[EDITIONS.index(edition)]):
        raise BadOption(Message("duchy-not-in-edition", {**words}, clause="B2.8"), "burgundy")
    module = LAYOUTS[EDITIONS.index(edition)][DUCHY.read(word)].module
    if brings_duchies(options) and module != BORDER_POSTS:
        raise BadOption(Message("posts-need-duchies", {**words}, clause="B12.1"), "burgundy")
    if not brings_duchies(options) and module != NONE:
        raise BadOption(Message("duchy-needs-posts", {**words}, clause="B12.1"), "burgundy")
