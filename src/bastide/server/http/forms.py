"""What travels over HTTP: the types of every form and its answer.

The page's TypeScript types are made from these, so a change here is seen by its type checker.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

SeatKind = Literal["me", "screen", "link", "lobby", "bot"]
Status = Literal["waiting", "running", "finished"]
Pace = Literal["live", "days"]
SeatDeed = Literal["resigned", "handed", "replaced", "returned", "hinted"]
"""Given up for good; left to a bot for a while; given to a bot by the others; taken back by the person."""
Kept = Literal["", "unreadable", "newer", "ended"]
"""Open; not readable; made by a newer version; ended by rules that have changed."""
DailyStatus = Literal["", "closed", "running", "given-up", "late", "done"]
"""Not tried; played, but not to be seen yet; not over; given up; over too late; it counts."""
DailySpan = Literal["week", "month"]

DAY: Final = 24 * 3600
WEEK: Final = 7 * DAY
ABSENCE: Final[dict[Pace, int]] = {"live": 60, "days": 3 * DAY}


@dataclass(frozen=True)
class Published:
    """Marks what a game has made and is sent as it is: by the name of its type among the published ones."""

    name: str


GameView = Annotated[dict[str, Any], Published("View")]
GameEvent = Annotated[dict[str, Any], Published("Event")]
WordKind = Annotated[str, Published("WordKind")]
GameKey = Annotated[str, Published("GameKey")]
GameOptions = Annotated[dict[str, Any], Published("Options")]
GamePosition = Annotated[dict[str, Any], Published("SetUp")]


OptionValue = str | int | bool

# -- what is said of games, guests and tables


class OptionInfo(Struct):
    """One thing a host may choose."""

    name: str
    default: OptionValue | list[OptionValue] | dict[str, int]
    allowed: list[OptionValue]
    many: int
    different: bool
    names: list[str]  # where each of these may have one of the allowed values
    matters: dict[
        str, list[OptionValue]
    ]  # only where each of these options has, or names, one of these values
    follows: str  # the option with which it begins anew
    part: str  # the module or mode that brings it


class ModeInfo(Struct):
    """A way to play: for how many, and which seats then play together."""

    key: str
    seats: list[int]
    teams: list[list[int]]


class StepInfo(Struct):
    """A spot that a line goes through, spelt with the move's fields: `tile {depot} {tile}`."""

    spot: str
    tool: bool  # picked up first; the others are clicked
    at: dict[str, str]  # where another spot is meant than the one spelt, or none


class FieldInfo(Struct):
    """A field of a move, and the kind of its word."""

    name: str
    kind: WordKind


class MoveInfo(Struct):
    """How a move is written, and how it is made by hand."""

    fields: list[FieldInfo]
    steps: list[StepInfo]
    secret: bool  # what it brings depends on what nobody knows yet
    ends: bool  # the turn
    begins: bool  # something that asks once more by itself
    beside: bool  # possible beside whatever is asked for
    weighed: bool  # looked at first, and played by a button of its own once one is sure


class BotInfo(Struct):
    """A level of bot, the easiest first."""

    level: str
    seconds: float  # that a decision may take; none where the answer is there at once
    rating: int | None  # by the ladder, where the game was measured


class GameInfo(Struct):
    """A game of the house: what can be chosen and how its moves are written."""

    key: GameKey
    rules: int
    options: list[OptionInfo]
    modes: list[ModeInfo]  # the usual one first; none where there is only one
    presets: dict[str, GameOptions]  # ready ways to play; what one does not name is as the game offers it
    moves: dict[str, MoveInfo]
    tells: list[str]  # the kinds of spots that no move goes through: a click on one says what it is
    bots: list[BotInfo]


class LessonInfo(Struct):
    """One thing to learn in a guided first game, and after how many rows it comes."""

    key: str
    row: int
    line: str  # asked of the person; none where there is only something to read
    spots: list[str]  # pointed at, beside those that the line goes through
    parts: list[str]  # of the page
    silent: bool  # nothing is said: the line is played for the person


class Me(Struct):
    """The guest who asks."""

    id: str
    name: str
    language: str
    shares: bool  # positions of own finished games may become puzzles, where all who played agree


class MeChange(Struct, forbid_unknown_fields=True):
    """A new name or language, or whether own games may become puzzles."""

    name: str | None = None
    language: str | None = None
    shares: bool | None = None


class GameRecord(Struct):
    """How often a guest has played and won."""

    played: int
    won: int


class LevelRecord(Struct):
    """How the guest who asks has fared against a level of bot, in all and game by game."""

    level: str
    played: int
    won: int
    games: dict[str, GameRecord]


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
    start_when_full: bool = False  # who takes the last seat starts the game; otherwise the host does
    absence: Annotated[int, Meta(ge=0, le=WEEK)] | None = None
    """Seconds after which the others may act for someone who is away; the pace has its own."""
    hints: bool = True  # whoever is to act may ask for them
    guided: bool = False  # a first game by the script, of one person and a bot

    @property
    def patience(self) -> int:
        return ABSENCE[self.pace] if self.absence is None else self.absence


class SeatChange(Struct):
    """Somebody else plays a seat of a running table from now on, or who sat there again; or took a hint."""

    seat: int
    what: SeatDeed
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
    options: dict[str, Any] = {}
    settings: Settings = msgspec.field(default_factory=Settings)


class TableChange(Struct, forbid_unknown_fields=True):
    """What the host changes of a table that waits: other options, other settings, who sits where."""

    options: dict[str, Any] | None = None
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
    events: list[GameEvent]


class Score(Struct):
    """How things stand."""

    scores: list[int]
    sheets: list[dict[str, int]]
    ranking: list[int]
    winners: list[int]  # nobody where one plays alone and has not won
    final: bool
    teams: list[list[int]]  # who wins together; empty where everyone plays for themselves
    tie: str  # what decided at the end among equal scores, by a word of the game's; empty where scores did


class Frame(Struct):
    """The table after so many moves, as a spectator saw it."""

    number: int
    told: Told | None
    view: GameView
    score: Score


class Replay(Struct):
    """Some frames of a game of so many moves."""

    moves: int
    frames: list[Frame]


# -- what there is to learn from it

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


class PlayOn(Struct, forbid_unknown_fields=True):
    """A finished game gone on with otherwise, after so many moves: as a table of its own."""

    move: Annotated[int, Meta(ge=0)]


# -- positions that somebody sets up


class TryWish(Struct, forbid_unknown_fields=True):
    """A position to look at; without one, that of a game that begins."""

    game: str
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    seat: int | None = None  # with whose eyes; none: whoever is to act
    follow: bool = False  # what follows of itself may be changed


class Tried(Struct):
    """A position, how it looks, and why it cannot be, if it cannot."""

    game: str
    options: GameOptions
    position: GamePosition
    seat: int
    to_act: list[int]
    view: GameView
    score: Score
    problems: list[Words]
    record: str  # the game that begins with it; nothing where it cannot be


# -- the challenges of a day


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
    is_mine: bool
    place: int
    points: int
    days: int
