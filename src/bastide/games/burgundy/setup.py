"""The options, and the table before the first move."""

from collections.abc import Sequence
from typing import Any

from bastide.core.errors import Argument, BadOption, Message
from bastide.core.options import RANDOM, Option
from bastide.games.burgundy.components import DUCHY, EDITIONS, LAYOUTS
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
    )


def new_game(options: dict[str, Any]) -> State:
    """The table as the host asked for it; the first player is for chance to name. (B2)"""
    seats, duchies = options["seats"], options["duchies"]
    edition, setup = EDITIONS.index(options["edition"]), SETUPS.index(options["setup"])
    check_duchies_asked(options)
    named = duchies != RANDOM and setup == BASIC
    asked = tuple([DUCHY.read(word) for word in duchies]) if named else ()
    return empty_state(seats, edition, setup, TIES.index(options["tie"]), asked)


def check_duchies_asked(options: dict[str, Any]) -> None:
    """One duchy of the edition for all, or one a seat; experts are dealt theirs. (B2.5, B2.8)"""
    duchies, edition = options["duchies"], options["edition"]
    if SETUPS.index(options["setup"]) != BASIC and duchies != SAME_FOR_ALL:
        contradiction: dict[str, Argument] = {"option": "duchies", "other": "setup"}
        raise BadOption(Message("option-contradicts", contradiction, clause="B2.8"), "burgundy")
    if duchies == RANDOM:
        return
    for word in duchies:
        if DUCHY.read(word) >= len(LAYOUTS[EDITIONS.index(edition)]):
            words: dict[str, Argument] = {"duchy": word, "edition": edition}
            raise BadOption(Message("duchy-not-in-edition", words, clause="B2.8"), "burgundy")
    if len(duchies) not in (1, options["seats"]):
        counts: dict[str, Argument] = {"number": len(duchies), "seats": options["seats"]}
        raise BadOption(Message("duchies-number", counts, clause="B2.5"), "burgundy")
