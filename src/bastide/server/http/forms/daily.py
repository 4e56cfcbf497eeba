"""The challenges of a day."""

from typing import Literal

from msgspec import Struct

from bastide.server.http.forms.shared import GameOptions

DailyStatus = Literal["", "closed", "running", "given-up", "late", "done"]
"""Not tried; played, but not to be seen yet; not over; given up; over too late; it counts."""
DailySpan = Literal["week", "month"]


class Challenge(Struct):
    """One of the day's challenges, and how the one who asks has fared in it."""

    game: str
    options: GameOptions
    bots: list[str]  # the levels of those one plays against
    played: int  # how many have ended theirs
    is_open: bool  # its results and replays may be seen
    table: str  # the asker's own; empty before the try
    status: DailyStatus
    points: int | None  # if it counts
    rival: int | None  # the points of the best bot
    place: int  # 0 if it does not count
    would_wait: bool  # no bot is there to play against


class DailyCell(Struct):
    """What somebody has made of a challenge, as far as the asker may know it."""

    status: DailyStatus
    points: int | None
    place: int
    table: str  # to look at; empty while it is closed


class DailyRow(Struct):
    """One who has played, and what the results that may be seen bring together."""

    name: str
    given: int  # the number in a name that the house gave, to be said in the reader's language; else 0
    is_mine: bool
    place: int
    points: int
    cells: list[DailyCell]  # one for each challenge


class Daily(Struct):
    """The challenges of a day and their results."""

    day: str
    today: str
    is_closed: bool  # nobody's try counts any more, and it may be played for practice
    next_at: float  # when the next three come
    now: float
    challenges: list[Challenge]
    rows: list[DailyRow]
    month: list[int]  # how many the asker has played on each day of the month
    streak: int  # days in a row, up to today or yesterday


class DailyStanding(Struct):
    """The points of several days."""

    name: str
    given: int  # the number in a name that the house gave, to be said in the reader's language; else 0
    is_mine: bool
    place: int
    points: int
    days: int
