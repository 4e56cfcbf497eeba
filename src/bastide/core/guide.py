"""A guided first game: all that happens in it, line by line, and what is said on the way.

The person sits in the first seat, a bot in the second. While the game goes by the script, chance and the bot
do what stands there, so that each lesson comes at its moment; whoever leaves it plays on as in any game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bastide.core.game import CHANCE, Seat

PERSON: Final = 0
SEATS: Final = 2

Script = list[tuple[Seat, str]]


@dataclass(frozen=True)
class Lesson:
    """One thing to learn: what is said and pointed at, which line is asked for, what follows by itself."""

    key: str  # of its words: `guide-<key>`, `guide-<key>-title`, with a line `guide-<key>-do` too
    line: str = ""  # the person's; none where there is only something to read
    spots: tuple[str, ...] = ()  # pointed at, beside those that the line goes through
    parts: tuple[str, ...] = ()  # of the page, by the names that the page gives them
    then: str = ""  # lines of the bot and of chance, as in a record
    silent: bool = False  # nothing is said: the line is played for the person


@dataclass(frozen=True)
class Guide:
    """The script of a game's guided first game."""

    opening: str  # what chance lays before the first lesson
    lessons: Sequence[Lesson]
    options: Mapping[str, Any] = field(default_factory=dict)


def script_of(guide: Guide) -> Script:
    """Every row of the game, as long as it goes by the script."""
    rows = read_rows(guide.opening)
    for lesson in guide.lessons:
        rows += rows_of(lesson)
    return rows


def moments(guide: Guide) -> list[int]:
    """After how many rows each lesson comes."""
    found: list[int] = []
    number = len(read_rows(guide.opening))
    for lesson in guide.lessons:
        found.append(number)
        number += len(rows_of(lesson))
    return found


def silent_rows(guide: Guide) -> set[int]:
    """The places in the script of what is played for the person."""
    return {row for lesson, row in zip(guide.lessons, moments(guide), strict=True) if lesson.silent}


def rows_of(lesson: Lesson) -> Script:
    asked: Script = [(PERSON, lesson.line)] if lesson.line else []
    return asked + read_rows(lesson.then)


def read_rows(text: str) -> Script:
    """Lines of a record: who, and what."""
    return [_read_row(line) for line in text.splitlines() if line.strip()]


def _read_row(line: str) -> tuple[Seat, str]:
    who, _, what = line.strip().partition(" ")
    return (CHANCE if who == "chance" else int(who)), what
