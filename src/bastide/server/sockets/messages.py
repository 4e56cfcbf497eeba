"""What travels on the sockets, of a table and of a bot.

The page's TypeScript types are made from these, so a change here is seen by its type checker.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from bastide.server.http.forms.analysis import Finding
from bastide.server.http.forms.replays import Score, Told
from bastide.server.http.forms.shared import GameEvent, GameOptions, GameView, Problem, Words
from bastide.server.http.forms.tables import TableInfo

MOST_SPOTS: Final = 8  # a hand holds no more
Spot = Annotated[str, Meta(max_length=60)]

# -- what the house says on a table's socket


class SeatTable(Struct):
    """The position for one seat of the listener, or for a spectator."""

    seat: int | None
    view: GameView
    lines: list[str]
    undo: str | None  # the line that can be taken back


class Position(Struct, tag="position"):
    """Where the table stands after row `number`, and what came since the listener last heard."""

    number: int
    fresh: bool  # the log starts anew; otherwise it goes on from what the listener has
    log: list[Told]
    seats: list[SeatTable]
    to_act: list[int]
    score: Score | None
    guided: int | None  # so many rows of a guided game's script are played; nothing where nobody goes by one


class TableChanged(Struct, tag="table"):
    """Somebody sat down, left, was replaced; or the table began or ended."""

    table: TableInfo


class Asked(Struct, tag="asked"):
    """A player asks to take the last turn back, or to end the game; who has agreed so far."""

    what: Literal["back", "end"]
    seat: int
    agreed: list[int]
    needed: list[int]


class Settled(Struct, tag="settled"):
    """What was asked is granted or declined."""

    what: Literal["back", "end"]
    granted: bool


class Said(Struct, tag="said"):
    """A line of chat."""

    number: int
    sender: str  # the same for all that one person says at a table, whatever the name
    name: str
    given: int  # the number in a name that the house gave, to be said in the reader's language; else 0
    seat: int | None
    text: str
    at: float


class Previewed(Struct, tag="previewed"):
    """What a line would bring."""

    ref: str
    line: str
    events: list[GameEvent]
    before: Score | None  # nothing at a table that hides how things stand
    after: Score | None


class Explained(Struct, tag="explained"):
    """Why a line cannot be played, or nothing if it can."""

    ref: str
    line: str
    why: Words | None


class Forecast(Struct):
    """What a way to go on promises, and where that comes from."""

    win: float  # the chance
    margin: float  # points ahead of the best rival at the end; alone, all of them
    now: dict[str, int]  # by source what the turn brings
    soon: dict[str, float]  # and what is expected by the end of the own next turn
    rest: float  # points that are expected after that
    against: int  # the place of the way that it is compared with; of an only one, its own
    differs: dict[str, float]  # by source the points that it clearly has more or less by then
    rival: float = 0.0  # points that the best rival is expected to have; alone, none
    where: dict[str, list[int]] = {}  # by source the places of the lines that bring its points, or cost them
    soon_at: dict[str, list[str]] = {}  # by source the spots where those of the next turn are expected
    end: dict[str, float] = {}  # by source what the turn adds to the points of the end, as things stand
    held: dict[str, float] = {}  # by word what it brings into one's hand, or costs
    likely: dict[str, float] = {}  # the same by the end of the next turn, where others decide what it brings
    facts: list[dict[str, str]] = []  # what else there is to say: the key of a message, and its words


class HintedWay(Struct):
    """One way to go on with the own turn, line by line."""

    lines: list[str]
    expected: Forecast | None  # nothing at a table that hides how things stand


class Alternative(Struct):
    """One way at a decision of a finished game, line by line."""

    lines: list[str]
    expected: Forecast
    is_played: bool  # it begins as the game went on


class Hinted(Struct, tag="hinted"):
    """The best ways to go on, the best first: three, or fewer where there are no more."""

    ref: str
    ways: list[HintedWay]


class Refused(Struct, tag="refused"):
    """What was sent cannot be done; `code` is stable."""

    code: str
    why: Words
    ref: str


class Done(Struct, tag="done"):
    """What was sent under this name is done, and what it brought has been told."""

    ref: str


class Pong(Struct, tag="pong"):
    """The house is there."""

    ref: str


FromHouse = (
    Position | TableChanged | Asked | Settled | Said | Previewed | Explained | Hinted | Done | Refused | Pong
)


# -- what a browser says; what is sent under a name, its `ref`, is answered under that name


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The last row the browser has; 0 for none."""

    last: int = 0
    ref: str = ""


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """A move. The same `client_move` plays once, however often it is sent."""

    seat: int
    line: str
    after: int
    client_move: str
    ref: str = ""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the seat's last move back."""

    seat: int
    ref: str = ""


class Ask(Struct, tag="ask", forbid_unknown_fields=True):
    """Ask the others to take the last turn back, or to end the game together."""

    what: Literal["back", "end"]
    seat: int
    ref: str = ""


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Agree or decline."""

    seat: int
    agree: bool
    ref: str = ""


class Start(Struct, tag="start", forbid_unknown_fields=True):
    """Begin the game; the host's to say. Bots take the seats that are free."""

    ref: str = ""


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    seat: int
    line: str
    ref: str = ""


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why not this line; or why a click on the last of these spots does nothing, the others picked up."""

    seat: int
    line: str = ""
    ref: str = ""
    spots: Annotated[list[Spot], Meta(max_length=MOST_SPOTS)] = []


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    seat: int
    ref: str = ""


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    text: str
    ref: str = ""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """The browser is there."""

    ref: str = ""


FromBrowser = Hello | Play | Undo | Ask | Answer | Start | Preview | Why | Hint | Say | Ping


# -- bots, over one socket each


class Ready(Struct, tag="ready", forbid_unknown_fields=True):
    """Which games and levels a bot process plays."""

    games: list[str]
    levels: list[str]


class Turn(Struct, tag="turn"):
    """A decision handed to a bot: what its seat can see, the lines open to it, and the time it has."""

    request: str
    game: str
    level: str
    view: GameView
    lines: list[str]
    seconds: float
    seed: str = ""  # of the bot's dice, where it must do the same each time it is asked
    kind: Literal["choice", "hints"] = "choice"  # one of the lines is asked for, or the best ways to go on
    among: list[list[str]] = []  # ways that must be among those, each to its end or as it begins


class Study(Struct, tag="study"):
    """A portion of a finished game to look at, from a row on: as far as one comes in a moment."""

    request: str
    game: str
    options: GameOptions
    start: dict[str, Any] | None  # where older rules have left the game; otherwise at its beginning
    rows: list[tuple[int, str]]
    first: int


class Search(Struct, tag="search"):
    """A decision of a finished game as its seat saw it: is it a puzzle? As far as one comes in a moment."""

    request: str
    game: str
    view: GameView


class Choice(Struct, tag="choice", forbid_unknown_fields=True):
    """The bot's answer."""

    request: str
    line: str
    ways: list[HintedWay] = []  # where hints were asked for


class Studied(Struct, tag="studied", forbid_unknown_fields=True):
    """What the bot has found, from the row on that it was asked for."""

    request: str
    findings: list[Finding]


class Searched(Struct, tag="searched", forbid_unknown_fields=True):
    """Whether there is more to look at; if not, the puzzle that was found, if it is one."""

    request: str
    goes_on: bool
    puzzle: dict[str, Any] | None = None


class GivenUp(Struct, tag="given-up", forbid_unknown_fields=True):
    """The bot has found no answer; the house gives the decision to another."""

    request: str


FromBot = Ready | Choice | Studied | Searched | GivenUp


class SocketMessages(Struct):
    """Every message of the sockets, so that the schema holds their types."""

    house: FromHouse | None = None
    browser: FromBrowser | None = None
    bot: FromBot | None = None
    turn: Turn | None = None
    study: Study | None = None
    search: Search | None = None
    problem: Problem | None = None
