"""What is said of tables and their seats, and how one is opened and joined."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from bastide.server.http.forms.shared import GameOpening, GameOptions

SeatKind = Literal["me", "screen", "link", "lobby", "bot"]
Status = Literal["waiting", "running", "finished"]
Pace = Literal["live", "days"]
SeatDeed = Literal["resigned", "handed", "replaced", "returned", "hinted"]
"""Given up for good; left to a bot for a while; given to a bot by the others; taken back by the person;
helped by a hint."""
SeatNews = Literal[SeatDeed, "resigned-last"]
"""The same as it is told: with the last person's resignation the game was over."""
Kept = Literal["", "unreadable", "newer", "ended"]
"""Open; not readable; made by a newer version; ended by rules that have changed."""

DAY: Final = 24 * 3600
WEEK: Final = 7 * DAY
ABSENCE: Final[dict[Pace, int]] = {"live": 60, "days": 3 * DAY}


class SeatInfo(Struct):
    """Who sits in a seat, as everyone may know it."""

    seat: int
    kind: SeatKind
    name: str  # empty while the seat is open
    given: int  # the number in a name that the house gave, to be said in the reader's language; else 0
    bot: str  # the level of the bot that plays here, if one does
    mine: bool
    here: bool  # a person of this seat has the page open
    away_since: float | None  # since when not, in seconds since 1970
    conceded: bool


class Settings(Struct, forbid_unknown_fields=True):
    """What a host wishes beside the game's options."""

    live_gold: bool = True
    pace: Pace = "live"  # everybody is there, or the game goes on over days
    start_when_full: bool = False  # who takes the last seat starts the game; otherwise the host does
    absence: Annotated[int, Meta(ge=0, le=WEEK)] | None = None
    """Seconds after which the others may act for someone who is away; the pace has its own."""
    hints: bool = True  # whoever is to act may ask for them
    guided: bool = False  # a first game by the script, of one person and a bot
    bots: str = "greedy"  # the level of those who take seats that are free at the start, or are left

    @property
    def patience(self) -> int:
        return ABSENCE[self.pace] if self.absence is None else self.absence


class Agreed(Struct):
    """What a table has agreed on: every setting, and how long is waited for someone who is away."""

    live_gold: bool
    pace: Pace
    start_when_full: bool
    absence: int
    hints: bool
    guided: bool
    bots: str

    @classmethod
    def of(cls, wish: Settings) -> "Agreed":
        return cls(
            wish.live_gold, wish.pace, wish.start_when_full, wish.patience, wish.hints, wish.guided, wish.bots
        )


class SeatChange(Struct):
    """Somebody else plays a seat of a running table from now on, or who sat there again; or took a hint."""

    seat: int
    what: SeatNews
    after: int  # the row of the log after which it happened
    at: float


class Due(Struct):
    """Where a table stands at which the one who asks is to act."""

    stage: str  # by the game's own word
    phase: str  # where the game has phases
    round: int  # 0 where it has no rounds
    card: str  # of the turn, where the game has one


class TableInfo(Struct):
    """A table, as everyone may know it."""

    id: str
    game: str
    options: GameOptions
    settings: Agreed
    status: Status
    seats: list[SeatInfo]
    host: bool  # the one who asks opened the table
    to_act: list[int]
    moves: int
    scores: list[int]  # of a finished game, by seat
    winners: list[int]  # of a finished game; of one that was resigned the best of those who stayed
    created: float
    played: float  # when the last thing happened there; of a finished game, when it ended
    now: float  # the house's clock when it said this; all its times are by this clock
    next: str  # the rematch, once there is one
    kept: Kept  # why this version cannot open the table, if it cannot
    take_back: bool  # a turn may be taken back if the others agree; not where chance would repeat itself
    changes: list[SeatChange]  # of seats since the start, as they happened
    daily: str  # the day whose challenge it is, if it is one
    due: Due | None  # if the one who asks is to act
    set_up: bool  # it begins with a position that its host has set up


class SeatWish(Struct, forbid_unknown_fields=True):
    """How the host wants a seat filled."""

    kind: SeatKind
    name: str = ""
    bot: str = "greedy"


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open."""

    game: str
    seats: list[SeatWish]
    options: GameOpening = {}
    settings: Settings = msgspec.field(default_factory=Settings)


class TableChange(Struct, forbid_unknown_fields=True):
    """What the host changes of a table that waits: other options, other settings, who sits where."""

    options: GameOptions | None = None
    settings: Settings | None = None
    order: list[int] | None = None  # the seats as they stand now, in the order they are to have


class Joining(Struct, forbid_unknown_fields=True):
    """Sitting down: at any open seat, or by the secret of a seat from another device."""

    secret: str = ""


class SeatLink(Struct):
    """The secret that carries a seat to another device."""

    seat: int
    secret: str


class LinkRenewal(Struct, forbid_unknown_fields=True):
    """A new secret for a seat; whoever came by the old one stays, or is signed out."""

    sign_out: bool = False


class Lobby(Struct):
    """Open tables, and those of the one who asks."""

    open: list[TableInfo]
    mine: list[TableInfo]
    archived: int  # how many more the asker has put away


class Archiving(Struct, forbid_unknown_fields=True):
    """Put a table away, or fetch it back."""

    away: bool = True


class RecordText(Struct, forbid_unknown_fields=True):
    """A game as text."""

    text: str
