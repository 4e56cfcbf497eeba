"""What travels on the sockets, of a table and of a bot.

The page's TypeScript types are made from these, so a change here is seen by its type checker.
"""

from typing import Any, Literal

from msgspec import Struct

from bastide.server.forms import Problem, Score, TableInfo, Told, Words

# -- what the house says on a table's socket


class SeatTable(Struct):
    """The position for one seat of the listener, or for a spectator."""

    seat: int | None
    view: dict[str, Any]
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
    seat: int | None
    text: str
    at: float


class Previewed(Struct, tag="previewed"):
    """What a line would bring."""

    ref: str
    line: str
    events: list[dict[str, Any]]
    before: Score | None  # nothing at a table that hides how things stand
    after: Score | None


class Explained(Struct, tag="explained"):
    """Why a line cannot be played, or nothing if it can."""

    ref: str
    line: str
    why: Words | None


class Hinted(Struct, tag="hinted"):
    """A good line."""

    ref: str
    line: str


class Refused(Struct, tag="refused"):
    """What was sent cannot be done; `code` is stable."""

    code: str
    why: Words
    ref: str = ""


class Pong(Struct, tag="pong"):
    """The house is there."""


FromHouse = Position | TableChanged | Asked | Settled | Said | Previewed | Explained | Hinted | Refused | Pong


# -- what a browser says


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The last row the browser has; 0 for none."""

    last: int = 0


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """A move. The same `client_move` plays once, however often it is sent."""

    seat: int
    line: str
    after: int
    client_move: str


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the seat's last move back."""

    seat: int


class Ask(Struct, tag="ask", forbid_unknown_fields=True):
    """Ask the others to take the last turn back, or to end the game together."""

    what: Literal["back", "end"]
    seat: int


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Agree or decline."""

    seat: int
    agree: bool


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    seat: int
    line: str
    ref: str = ""


class Why(Struct, tag="why", forbid_unknown_fields=True):
    seat: int
    line: str
    ref: str = ""


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    seat: int
    ref: str = ""


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    text: str


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """The browser is there."""


FromBrowser = Hello | Play | Undo | Ask | Answer | Preview | Why | Hint | Say | Ping


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
    view: dict[str, Any]
    lines: list[str]
    seconds: float


class Choice(Struct, tag="choice", forbid_unknown_fields=True):
    """The bot's answer."""

    request: str
    line: str


FromBot = Ready | Choice


class SocketMessages(Struct):
    """Every message of the sockets, so that the schema holds their types."""

    house: FromHouse | None = None
    browser: FromBrowser | None = None
    bot: FromBot | None = None
    turn: Turn | None = None
    problem: Problem | None = None
