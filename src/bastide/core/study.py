"""What a game says of itself to whoever studies it: hints, puzzles and the challenges of a day.

What a game does not say, it does not have: most of it may be left out.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bastide.core.game import Move, Seat, Written

Fact = dict[str, str]  # the key of a message, and its words; or nothing
Counts = dict[str, int]  # by word how many


class Deed(NamedTuple):
    """Something that a seat has done: the key of a message, and the word that it has for a field."""

    key: str
    field: str
    word: str


Deeds = dict[Deed, int]  # how often each was done


def has_nothing(_state: Any, _seat: Seat) -> Counts:
    return {}


def did_nothing(_state: Any, _seat: Seat) -> Deeds:
    return {}


def tells_nothing(_before: Any, _after: Any, _seat: Seat, _moves: Sequence[Move]) -> list[Fact]:
    return []


def is_about_nothing(_state: Any, _move: Move) -> Fact:
    return {}


def stays(written: Written) -> Written:
    return written


def nobody(_state: Any, _seat: Seat) -> int:
    return 0


@dataclass(frozen=True)
class Reasons:
    """What speaks for a turn besides the points that it brings."""

    held: Callable[[Any, Seat], Counts] = has_nothing  # by word what a seat has in hand that is no points
    at_the_end: Callable[[Any, Seat], Counts] = has_nothing  # by source points that the sheet has only then
    deeds: Callable[[Any, Seat], Deeds] = did_nothing  # what a seat has done that others see
    facts: Callable[[Any, Any, Seat, Sequence[Move]], list[Fact]] = tells_nothing  # of a turn: before, after


@dataclass(frozen=True)
class Themes:
    """What a puzzle is about, by the sources of points that its answer gains from."""

    of_source: Mapping[str, str] = field(default_factory=dict)
    others: str = ""  # the theme of all other sources; where there is none, each is its own
    ahead: Callable[[Any, Seat], int] = nobody  # how many choose before the seat, where that is worth a turn


@dataclass(frozen=True)
class Puzzles:
    """What puzzles are made of, and how they are told."""

    options: Sequence[Mapping[str, Any]] = ({},)  # of the games that are looked through, in turn
    themes: Themes = field(default_factory=Themes)
    about: Callable[[Any, Move], Fact] = is_about_nothing  # where to look for a move
    settled: Callable[[Written], Written] = stays  # a position without the order in which things came there


@dataclass(frozen=True)
class Challenge:
    """How a game is played as the challenge of a day."""

    bots: int  # who play against the one who tries
    options: Sequence[Mapping[str, Any]] = ({},)  # one of these, each day another


@dataclass(frozen=True)
class Study:
    """All that a game has to say there."""

    challenge: Challenge
    puzzles: Puzzles = field(default_factory=Puzzles)
    reasons: Reasons = field(default_factory=Reasons)
