"""What travels of puzzles over HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

from bastide.server.http.forms.shared import Words
from bastide.server.sockets.messages import MOST_SPOTS, Position, Spot


class PuzzleStreak(Struct):
    """How the one who asks has fared with puzzles."""

    row: int  # solved one after the other, up to now
    best: int  # the longest row
    last: list[bool]  # the last few, the newest last
    solved: int  # of all


class PuzzleSet(Struct):
    """The puzzles of a game."""

    game: str
    count: int
    themes: dict[str, int]  # how many there are of each, the most frequent first


class Puzzles(Struct):
    """All there are, and how the one who asks has fared."""

    sets: list[PuzzleSet]
    streak: PuzzleStreak


class PuzzleInfo(Struct):
    """A position to decide in, as the seat that decides knows it. Nothing of the answer."""

    game: str
    key: str
    number: int  # among those of the game
    theme: str
    level: int  # from 1, the easiest, to 3
    seat: int
    bots: list[str]  # the levels of those who played, by seat
    position: Position
    streak: PuzzleStreak


class PuzzleClick(Struct, forbid_unknown_fields=True):
    """Spots that were clicked in vain: the last of them, the others picked up."""

    spots: Annotated[list[Spot], Meta(max_length=MOST_SPOTS)]


class PuzzleWhy(Struct):
    """Why a click does nothing; nothing if it would."""

    why: Words | None


class PuzzleLine(Struct, forbid_unknown_fields=True):
    """A line that one looks at."""

    line: Annotated[str, Meta(max_length=200)]


class PuzzleGuess(Struct, forbid_unknown_fields=True):
    """An answer; without a line it is given up."""

    line: Annotated[str, Meta(max_length=200)] = ""
    hinted: bool = False  # a hint was asked for: it neither adds to the streak nor ends it


class PuzzleHint(Struct):
    """What to look at, and the few lines that are worth a thought."""

    lines: list[str]
    clue: dict[str, str]  # the key of a message, and its words; or nothing


class PuzzleWorth(Struct):
    """What a line gives away against the best."""

    line: str
    points: float  # of the margin to the best rival
    wins: float  # of the chance to win
    known: bool  # it was played on; otherwise it gives away as much or more


class PuzzleAnswer(Struct):
    """What is best, why, and what everything else was worth."""

    right: bool
    best: list[str]  # the lines that begin the best way
    way: list[str]  # to the end of the turn
    win: float  # the chance, with it
    ahead: float  # points that it is better than the next best
    sources: dict[str, float]  # where these come from: sources of points, `later` and `rivals`
    now: dict[str, int]  # by source what the turn brings at once
    worths: list[PuzzleWorth]  # of all lines, the best first
    tried: int  # answers of others
    found: int  # right ones among them
    streak: PuzzleStreak
