"""The options, and the table before the first move: the rulebook's chapter on setting up."""

from collections.abc import Sequence
from typing import Any, Final

from bastide.core.errors import Argument, BadOption, Message
from bastide.core.options import RANDOM, Option
from bastide.games.burgundy.components import (
    DUCHY,
    EASIEST,
    EDITION_2019,
    EDITIONS,
    HARDEST,
    LAYOUTS,
    SOLO_DUCHIES,
    TARGET,
    TEAM_DUCHIES,
)
from bastide.games.burgundy.modes.solo import play_alone
from bastide.games.burgundy.modes.team import begin_teams
from bastide.games.burgundy.moves import MOST_SEATS
from bastide.games.burgundy.state import BASIC, MODES, SETUPS, SOLO, STANDARD, TEAM, TIES, State, empty_state

SAME_FOR_ALL = ["1"]

# By mode: how many may play, its own duchies, and the clause that says so.
SEATS_OF: Final = [range(2, MOST_SEATS + 1), range(4, 5), range(1, 2)]
DUCHIES_OF: Final = [[], TEAM_DUCHIES, SOLO_DUCHIES]
CLAUSE_OF: Final = ["B2.5", "B16.1", "B17.1"]


def options() -> Sequence[Option]:
    """What a host may choose; one duchy is for all, several go seat by seat."""
    return (
        Option("seats", 2, tuple(range(1, MOST_SEATS + 1))),
        Option("edition", EDITIONS[-1], EDITIONS),
        Option("mode", MODES[STANDARD], MODES),
        Option("setup", SETUPS[0], SETUPS),
        Option("duchies", SAME_FOR_ALL, DUCHY.words, many=MOST_SEATS, fewest=1, random=True),
        Option("tie", TIES[0], TIES),
        Option("target", TARGET, tuple(range(EASIEST, HARDEST + 1))),
    )


def new_game(options: dict[str, Any]) -> State:
    """The table as the host asked for it; the first player is for chance to name. (B2)"""
    mode = MODES.index(options["mode"])
    check_mode(options, mode)
    check_duchies_asked(options, mode)
    edition, setup = EDITIONS.index(options["edition"]), SETUPS.index(options["setup"])
    tie = TIES.index(options["tie"])
    state = empty_state(options["seats"], edition, setup, tie, asked_for(options, mode))
    if mode == TEAM:
        begin_teams(state)
    if mode == SOLO:
        play_alone(state, options["target"])
    return state


def asked_for(options: dict[str, Any], mode: int) -> tuple[int, ...]:
    """The duchies the host named; a mode that brings its own has a first one. (B2.5, B16.1, B17.1)"""
    duchies = options["duchies"]
    if mode != STANDARD and duchies == SAME_FOR_ALL:
        return (DUCHIES_OF[mode][0],)
    named = duchies != RANDOM and SETUPS.index(options["setup"]) == BASIC
    return tuple([DUCHY.read(word) for word in duchies]) if named else ()


def check_mode(options: dict[str, Any], mode: int) -> None:
    """A team game is for four, a solo game for one; both are of 2019 and bring their own set-up and tie.
    (B16.1, B16.7, B17.1, B17.2)"""
    seats, allowed = options["seats"], SEATS_OF[mode]
    if seats not in allowed:
        words: dict[str, Argument] = {
            "mode": options["mode"],
            "seats": seats,
            "least": allowed[0],
            "most": allowed[-1],
        }
        raise BadOption(Message("seats-for-mode", words, clause=CLAUSE_OF[mode]), "burgundy")
    theirs = {"edition": EDITIONS[EDITION_2019], "setup": SETUPS[BASIC], "tie": TIES[0]}
    fixed = theirs if mode != STANDARD else {}
    for name, value in [*fixed.items(), *([] if mode == SOLO else [("target", TARGET)])]:
        if options[name] != value:
            raise contradiction(name, "mode", CLAUSE_OF[mode])


def check_duchies_asked(options: dict[str, Any], mode: int) -> None:
    """One duchy of the edition for all, or one a seat; experts are dealt theirs. (B2.5, B2.8)"""
    duchies, edition = options["duchies"], options["edition"]
    if SETUPS.index(options["setup"]) != BASIC and duchies != SAME_FOR_ALL:
        raise contradiction("duchies", "setup", "B2.8")
    if mode != STANDARD:
        check_duchy_of_mode(duchies, mode)
        return
    if duchies == RANDOM:
        return
    for word in duchies:
        if DUCHY.read(word) in TEAM_DUCHIES + SOLO_DUCHIES:
            raise contradiction("duchies", "mode", "B1.4")
        if DUCHY.read(word) >= len(LAYOUTS[EDITIONS.index(edition)]):
            words: dict[str, Argument] = {"duchy": word, "edition": edition}
            raise BadOption(Message("duchy-not-in-edition", words, clause="B2.8"), "burgundy")
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
