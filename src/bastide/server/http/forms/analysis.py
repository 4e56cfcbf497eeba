"""What there is to learn from a finished game."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Numbers = Annotated[list[float], Meta(max_length=4)]  # by seat
Marked = Literal["brilliant", "good", "inaccurate", "mistake"]


class Judged(Struct):
    """A decision against the best that was found."""

    seat: int
    best: list[str]  # the lines of the best way, to the end of the turn
    before: float  # the seat's chance to win if the best is played
    after: float  # as it was played
    points: float  # given away: of the margin to the best rival
    wins: float  # given away: of the chance to win
    mark: Marked


class Finding(Struct):
    """What was found at a row of the log; behind the last one, how it ended."""

    points: Numbers  # at the end, as it looked before the row
    wins: Numbers  # chances, likewise
    decision: Judged | None = None
    luck: Numbers | None = None  # points that chance brought, against the average of what could have come


class SeatPlayed(Struct):
    """How a seat has played."""

    accuracy: float  # from 0 to 100
    mistakes: int
    given: float  # points given away in a turn, on average
    luck: float  # points that chance brought


class AnalysisInfo(Struct):
    """What was found of a finished game so far, from some row on."""

    rows: int  # the game has so many
    done: int  # so many are looked at
    working: bool  # somebody is at it
    findings: list[Finding]
    seats: list[SeatPlayed]  # of an analysis that is done
    turning: int  # the row that turned the game: luck, or what another gave away; none: -1
    stood_in: list[int]  # rows that a bot played in somebody's stead: nobody is judged by them
    winners: list[int]  # of a game that was resigned the best of those who stayed


class PlayOn(Struct, forbid_unknown_fields=True):
    """A finished game gone on with otherwise, after so many moves: as a table of its own."""

    move: Annotated[int, Meta(ge=0)]
