"""What travels over HTTP: the types of every form and its answer.

The page's TypeScript types are made from these, so a change here is seen by its type checker.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

SeatKind = Literal["me", "screen", "link", "lobby", "bot"]
Status = Literal["waiting", "running", "finished"]
Pace = Literal["live", "days"]

DAY: Final = 24 * 3600
WEEK: Final = 7 * DAY
ABSENCE: Final[dict[Pace, int]] = {"live": 60, "days": 3 * DAY}


# -- what is said of games, guests and tables


class OptionInfo(Struct):
    """One thing a host may choose."""

    name: str
    default: Any
    allowed: list[Any]
    many: int
    different: bool
    names: list[str]  # where each of these may have one of the allowed values


class GameInfo(Struct):
    """A game of the house: what can be chosen and how its moves are written."""

    key: str
    rules: int
    options: list[OptionInfo]
    fields: dict[str, list[list[str]]]  # of each move: its fields, each with the kind of its word
    bots: list[str]


class Me(Struct):
    """The guest who asks."""

    id: str
    name: str
    language: str


class MeChange(Struct, forbid_unknown_fields=True):
    """A new name or language."""

    name: str | None = None
    language: str | None = None


class SeatInfo(Struct):
    """Who sits in a seat, as everyone may know it."""

    seat: int
    kind: SeatKind
    name: str  # empty while the seat is open
    bot: str  # the level of the bot that plays here, if one does
    mine: bool
    here: bool  # a person of this seat has the page open
    away_since: float | None  # since when not, in seconds since 1970
    conceded: bool


class Settings(Struct, forbid_unknown_fields=True):
    """What a table agrees on beside the game's options."""

    live_gold: bool = True
    pace: Pace = "live"  # everybody is there, or the game goes on over days
    absence: Annotated[int, Meta(ge=0, le=WEEK)] | None = None
    """Seconds after which the others may act for someone who is away; the pace has its own."""

    @property
    def patience(self) -> int:
        return ABSENCE[self.pace] if self.absence is None else self.absence


class TableInfo(Struct):
    """A table, as everyone may know it."""

    id: str
    game: str
    options: dict[str, Any]
    settings: Settings
    status: Status
    seats: list[SeatInfo]
    host: bool  # the one who asks opened the table
    to_act: list[int]
    moves: int
    scores: list[int]  # of a finished game, by seat
    created: float
    now: float  # the house's clock when it said this; all its times are by this clock
    next: str  # the rematch, once there is one


class SeatWish(Struct, forbid_unknown_fields=True):
    """How the host wants a seat filled."""

    kind: SeatKind
    name: str = ""
    bot: str = "greedy"


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    settings: Settings = msgspec.field(default_factory=Settings)


class TableChange(Struct, forbid_unknown_fields=True):
    """What the host changes of a table that waits: other options, other settings."""

    options: dict[str, Any] | None = None
    settings: Settings | None = None


class Joining(Struct, forbid_unknown_fields=True):
    """Sitting down: at any open seat, or by the secret of a seat from another device."""

    secret: str = ""


class SeatLink(Struct):
    """The secret that carries a seat to another device."""

    seat: int
    secret: str


class Lobby(Struct):
    """Open tables, and those of the one who asks."""

    open: list[TableInfo]
    mine: list[TableInfo]


class RecordText(Struct, forbid_unknown_fields=True):
    """A game as text."""

    text: str


class Words(Struct):
    """Something to say in the reader's language: a key, its arguments, the clause it rests on."""

    key: str
    arguments: dict[str, Any]
    clause: str
    text: str


class Problem(Struct):
    """Why a request was refused; `code` is stable."""

    code: str
    detail: str


# -- how a game went


class Told(Struct):
    """One row of the log as the listener may see it."""

    number: int
    seat: int  # -1 is chance
    at: float
    events: list[dict[str, Any]]


class Score(Struct):
    """How things stand."""

    scores: list[int]
    sheets: list[dict[str, int]]
    ranking: list[int]
    winners: list[int]  # nobody where one plays alone and has not won
    final: bool
    teams: list[list[int]]  # who wins together; empty where everyone plays for themselves


class Frame(Struct):
    """The table after so many moves, as a spectator saw it."""

    number: int
    told: Told | None
    view: dict[str, Any]
    score: Score


class Replay(Struct):
    """Some frames of a game of so many moves."""

    moves: int
    frames: list[Frame]
