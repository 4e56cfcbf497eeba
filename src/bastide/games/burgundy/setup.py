"""The options, and the table before the first move: the rulebook's chapter on setting up."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bastide.core.errors import Argument, BadOption, Message
from bastide.core.options import RANDOM, Option, PlayMode
from bastide.games.burgundy.book import Chapter, Mode
from bastide.games.burgundy.box import BOX, Box, lay_parts
from bastide.games.burgundy.components import (
    DUCHY,
    EDITION_2019,
    EDITIONS,
    LAYOUTS,
    MODE_DUCHIES,
)
from bastide.games.burgundy.moves import MOST_SEATS
from bastide.games.burgundy.stages import BASIC, DEALT_BY, EXPERTS, SETUPS, STANDARD, TIES
from bastide.games.burgundy.state import State, empty_state

SAME_FOR_ALL = ["1"]
_BASE_GAME: Final = {"mode": (STANDARD,)}  # modes have a set-up of their own
HAVE_DUCHIES: Final = [layout.module for layout in LAYOUTS[EDITION_2019] if layout.module]  # the modules'


def options(box: Box = BOX) -> Sequence[Option]:
    """What a host may choose; one duchy is for all, several go seat by seat. Chapters add their own."""
    modes = [(chapter.key, chapter.mode) for chapter in box.chapters.values()]
    needed = {STANDARD: 2, **{key: mode.seats[0] for key, mode in modes if mode is not None}}
    return (
        Option("seats", 2, tuple(range(1, MOST_SEATS + 1)), follows=("mode", needed)),
        Option("edition", EDITIONS[-1], EDITIONS, matters=_BASE_GAME),
        Option("mode", STANDARD, box.modes),
        Option("setup", SETUPS[0], SETUPS, matters=_BASE_GAME),
        Option("experts", DEALT_BY[0], DEALT_BY, matters={**_BASE_GAME, "setup": SETUPS[EXPERTS:]}),
        Option(
            *("duchies", SAME_FOR_ALL, DUCHY.words),
            many=MOST_SEATS,
            fewest=1,
            random=True,
            follows=("mode", {}),
            matters={"setup": (SETUPS[BASIC],)},
        ),
        Option("tie", TIES[0], TIES, matters=_BASE_GAME),
        Option(
            *("modules", [], box.modules),
            many=len(box.modules),
            fewest=0,
            different=True,
            matters=_BASE_GAME,
        ),
        *[brought(chapter, agreed.option) for chapter in box.chapters.values() for agreed in chapter.options],
    )


def brought(chapter: Chapter, option: Option) -> Option:
    """An option of a chapter: without it there is nothing to agree. (B11.1)"""
    asked = {"modules": (chapter.key,), **_BASE_GAME} if chapter.mode is None else {"mode": (chapter.key,)}
    return replace(option, matters=asked, part=chapter.key)


def modes(box: Box = BOX) -> tuple[PlayMode, ...]:
    """The base game, and the modes of the chapters. (B2, B16.1, B17.1)"""
    others = [(chapter.key, chapter.mode) for chapter in box.chapters.values()]
    return (
        PlayMode(STANDARD, tuple(range(2, MOST_SEATS + 1))),
        *[PlayMode(key, tuple(mode.seats), mode.teams) for key, mode in others if mode is not None],
    )


MODES: Final = modes()
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "first-game": {},
    "classic": {"setup": SETUPS[EXPERTS]},
    # One duchy for all, whose border posts are verified: games between the others may be far from even.
    "everything": {"modules": list(BOX.modules), "duchies": ["11a"]},
}


def new_game(options: dict[str, Any], box: Box = BOX) -> State:
    """The table as the host asked for it; the first player is for chance to name. (B2)"""
    check_mode(options, box)
    check_chapters_asked(options, box)
    check_duchies_asked(options, box)
    edition, setup = EDITIONS.index(options["edition"]), SETUPS.index(options["setup"])
    book, tie = box.book(options["modules"], options["mode"]), TIES.index(options["tie"])
    state = empty_state(options["seats"], edition, setup, tie, asked_for(options, box), book)
    state.dealt_by = DEALT_BY.index(options["experts"])
    lay_parts(state, options)
    return state


def check_chapters_asked(options: dict[str, Any], box: Box) -> None:
    """Modules exist in the box of 2019 only, and what is agreed about a chapter is nothing without it.
    (B11.1)"""
    if options["modules"] and options["edition"] != EDITIONS[EDITION_2019]:
        words: dict[str, Argument] = {"edition": options["edition"]}
        raise BadOption(Message("modules-need-2019", words, clause="B11.1"), "burgundy")
    for chapter in box.chapters.values():
        if chapter.key not in options["modules"] and chapter.key != options["mode"]:
            check_nothing_agreed(chapter, options, box)


def check_nothing_agreed(chapter: Chapter, options: dict[str, Any], box: Box) -> None:
    for agreed in chapter.options:
        name = agreed.option.name
        if options[name] == agreed.option.default:
            continue
        if chapter.mode is not None:
            raise contradiction(name, "mode", clause_of(options, box))
        needs: dict[str, Argument] = {"option": name, "module": chapter.key}
        raise BadOption(Message("option-needs-module", needs, clause=agreed.clause), "burgundy")


def mode_of(options: dict[str, Any], box: Box) -> Mode | None:
    """The mode that was asked for; nothing for the base game."""
    return None if options["mode"] == STANDARD else box.chapters[options["mode"]].mode


def clause_of(options: dict[str, Any], box: Box) -> str:
    """Which says who may play the mode, and where."""
    return "B2.5" if options["mode"] == STANDARD else box.chapters[options["mode"]].clause


def brings_duchies(options: dict[str, Any]) -> bool:
    """Whether a module is played on duchies of its own. (B12.1)"""
    return any(module in HAVE_DUCHIES for module in options["modules"])


def asked_for(options: dict[str, Any], box: Box) -> tuple[int, ...]:
    """The duchies the host named; a mode that brings its own has a first one. (B2.5, B16.1, B17.1)"""
    duchies, mode = options["duchies"], mode_of(options, box)
    if mode is not None and duchies == SAME_FOR_ALL:
        return (mode.duchies[0],)
    is_drawn = duchies == RANDOM or (brings_duchies(options) and duchies == SAME_FOR_ALL)
    if is_drawn or SETUPS.index(options["setup"]) != BASIC:
        return ()
    return tuple([DUCHY.read(word) for word in duchies])


def check_mode(options: dict[str, Any], box: Box) -> None:
    """A team game is for four, a solo game for one; both are of 2019, go with the base game only, and bring
    their own set-up and tie. (B16.1, B16.7, B17.1, B17.2)"""
    mode, clause = mode_of(options, box), clause_of(options, box)
    allowed = range(2, MOST_SEATS + 1) if mode is None else mode.seats
    if options["seats"] not in allowed:
        words: dict[str, Argument] = {
            "mode": options["mode"],
            "seats": options["seats"],
            "least": allowed[0],
            "most": allowed[-1],
        }
        raise BadOption(Message("seats-for-mode", words, clause=clause), "burgundy")
    theirs = {
        "modules": [],
        "edition": EDITIONS[EDITION_2019],
        "setup": SETUPS[BASIC],
        "experts": DEALT_BY[0],
        "tie": TIES[0],
    }
    for name, value in theirs.items():
        if mode is not None and options[name] != value:
            raise contradiction(name, "mode", clause)


def check_duchies_asked(options: dict[str, Any], box: Box) -> None:
    """One duchy of the edition for all, or one a seat; experts are dealt theirs. (B2.5, B2.8)"""
    duchies, mode = options["duchies"], mode_of(options, box)
    if mode is not None:
        allowed = [[DUCHY.write(duchy)] for duchy in mode.duchies]  # 12a or 12b, 13a or 13b (B16.1, B17.1)
        if duchies != SAME_FOR_ALL and duchies not in allowed:
            raise contradiction("duchies", "mode", clause_of(options, box))
        return
    if SETUPS.index(options["setup"]) != BASIC:
        check_experts(options)
    elif options["experts"] != DEALT_BY[0]:
        raise contradiction("experts", "setup", "B2.7")
    if duchies == RANDOM or (brings_duchies(options) and duchies == SAME_FOR_ALL):
        return
    for word in duchies:
        check_duchy(word, options)
    if len(duchies) not in (1, options["seats"]):
        counts: dict[str, Argument] = {"number": len(duchies), "seats": options["seats"]}
        raise BadOption(Message("duchies-number", counts, clause="B2.5"), "burgundy")


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
    if any(DUCHY.read(word) in duchies for duchies in MODE_DUCHIES.values()):
        raise contradiction("duchies", "mode", "B1.4")
    if DUCHY.read(word) >= len(LAYOUTS[EDITIONS.index(edition)]):
        raise BadOption(Message("duchy-not-in-edition", {**words}, clause="B2.8"), "burgundy")
    module = LAYOUTS[EDITIONS.index(edition)][DUCHY.read(word)].module
    if brings_duchies(options) and module not in options["modules"]:
        raise BadOption(Message("posts-need-duchies", {**words}, clause="B12.1"), "burgundy")
    if not brings_duchies(options) and module:
        raise BadOption(Message("duchy-needs-posts", {**words}, clause="B12.1"), "burgundy")
