"""What is kept, as tables of the database and as the types the house works with."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from bastide.core.game import Written
from bastide.server.http.forms.analysis import Finding
from bastide.server.http.forms.tables import SeatDeed

METADATA: Final = sql.MetaData()

GUESTS: Final = sql.Table(
    "guests",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("token", sql.String(64), nullable=False, unique=True),  # a digest; the cookie has the rest
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("language", sql.String(2), nullable=False),
    sql.Column("created_at", sql.Float, nullable=False),
    sql.Column("shares", sql.Boolean, nullable=False),  # whether own games may become puzzles
)

TABLES: Final = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("game", sql.String(20), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("options", sql.Text, nullable=False),
    sql.Column("settings", sql.Text, nullable=False),
    sql.Column("status", sql.String(10), nullable=False, index=True),
    sql.Column("host", sql.String(32), nullable=False),
    sql.Column("next", sql.String(16), nullable=False),
    sql.Column("asked", sql.Text, nullable=False),  # what a player has asked the others, if anything
    sql.Column("created_at", sql.Float, nullable=False, index=True),
    sql.Column("version", sql.Integer, nullable=False),  # of all but the moves; a writer must know the last
    sql.Column("seed", sql.String(64), nullable=False),  # of chance, if the house chose it; never told
    sql.Column("changes", sql.Text, nullable=False),  # of seats since the start
    sql.Column("daily", sql.String(10), nullable=False),  # the day whose challenge it is, if it is one
    sql.Column(
        "begun", sql.Integer, nullable=False
    ),  # its first rows, if they are another table's; -1: unknown
)

SEATS: Final = sql.Table(
    "seats",
    METADATA,
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(10), nullable=False),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("bot", sql.String(20), nullable=False),
    sql.Column("conceded", sql.Boolean, nullable=False),
    sql.Column("secret", sql.String(32), nullable=False),
)

HOLDERS: Final = sql.Table(
    "holders",
    METADATA,
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True, index=True),
    sql.Column("seen_at", sql.Float, nullable=False),  # when the guest was last known to be at the table
    sql.Column("left_at", sql.Float, nullable=False),  # when the guest last went away
    sql.Column("owner", sql.Boolean, nullable=False),  # sat down here; others have come by the seat's link
)

ARCHIVE: Final = sql.Table(
    "archive",
    METADATA,
    sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
)

MOVES: Final = sql.Table(
    "moves",
    METADATA,
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("line", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("client_move", sql.String(40), nullable=True),
    sql.UniqueConstraint("table_id", "seat", "client_move"),
)

CHAT: Final = sql.Table(
    "chat",
    METADATA,
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("guest", sql.String(32), nullable=False),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("seat", sql.Integer, nullable=True),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)


SNAPSHOTS: Final = sql.Table(
    "snapshots",
    METADATA,
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("rules", sql.Integer, primary_key=True),  # one for each revision that was played by
    sql.Column("number", sql.Integer, nullable=False),  # of the last row before it
    sql.Column("state", sql.Text, nullable=False),
    sql.Column("scores", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)

SECRETS: Final = sql.Table(
    "secrets",
    METADATA,
    sql.Column("name", sql.String(20), primary_key=True),
    sql.Column("secret", sql.String(64), nullable=False),
)

TRIES: Final = sql.Table(
    "tries",
    METADATA,
    sql.Column("day", sql.String(10), primary_key=True),
    sql.Column("game", sql.String(20), primary_key=True),
    sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True, index=True),
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), nullable=False),
    sql.Column("begun_at", sql.Float, nullable=False),
    sql.Column("ended_at", sql.Float, nullable=False, index=True),  # 0 while it is not known to be over
    sql.Column("scores", sql.Text, nullable=False),  # as it ended; none if it was given up
)

SOLUTIONS: Final = sql.Table(
    "solutions",
    METADATA,
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), nullable=False, index=True),
    sql.Column("game", sql.String(20), nullable=False),
    sql.Column("puzzle", sql.String(20), nullable=False, index=True),
    sql.Column("is_right", sql.Boolean, nullable=False),
)

ENCOUNTERS: Final = sql.Table(
    "encounters",
    METADATA,
    sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("level", sql.String(20), primary_key=True),  # of a bot; none if the table counts for nothing
    sql.Column("won", sql.Boolean, nullable=False),
)

PUZZLES: Final = sql.Table(
    "puzzles",
    METADATA,
    sql.Column("key", sql.String(20), primary_key=True),
    sql.Column("game", sql.String(20), nullable=False, index=True),
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), nullable=False),
    sql.Column("row", sql.Integer, nullable=False),  # of the table's log: the decision
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("puzzle", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.UniqueConstraint("table_id", "row"),
)

ANALYSES: Final = sql.Table(
    "analyses",
    METADATA,
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("rows", sql.Integer, nullable=False),  # of the log that is looked at
    sql.Column("findings", sql.Text, nullable=False),  # one for each row so far
    sql.Column("at", sql.Float, nullable=False),  # when somebody was last at it
    sql.Column("searched", sql.Boolean, nullable=False),  # whether it was looked through for puzzles
)


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    language: str
    shares: bool = False  # lets positions of finished games become puzzles


@dataclass(frozen=True)
class Holder:
    """A guest who holds a seat, and when the guest was last there."""

    guest: str
    seen_at: float = 0.0
    left_at: float = 0.0
    owner: bool = True


@dataclass(frozen=True)
class StoredSeat:
    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    conceded: bool = False
    secret: str = ""
    holders: tuple[Holder, ...] = ()

    @property
    def guests(self) -> tuple[str, ...]:
        return tuple(holder.guest for holder in self.holders)


@dataclass(frozen=True)
class StoredChange:
    """Somebody else plays a seat from now on, or the person who sat there again."""

    seat: int
    what: SeatDeed
    after: int  # the number of the last row before it
    at: float


@dataclass(frozen=True)
class StoredTable:
    id: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: dict[str, Any]
    status: str
    host: str
    next: str
    asked: dict[str, Any] | None
    created_at: float
    seats: tuple[StoredSeat, ...]
    version: int = 0
    seed: str = ""
    changes: tuple[StoredChange, ...] = ()
    daily: str = ""
    begun: int = 0  # its first rows, if another table's game goes on here; -1: an older version has not said
    damaged: dict[str, str] = field(default_factory=dict)  # columns that cannot be read, as they are

    def seat(self, number: int) -> StoredSeat:
        """The seat of this number, wherever it stands."""
        return next(one for one in self.seats if one.seat == number)

    @property
    def is_deserted(self) -> bool:
        """Nobody is left who has not given up."""
        return not any(seat.guests and not seat.conceded for seat in self.seats)

    def with_seat(self, seat: StoredSeat) -> "StoredTable":
        """The table with somebody else in a seat."""
        return replace(self, seats=tuple(seat if one.seat == seat.seat else one for one in self.seats))


@dataclass(frozen=True)
class StoredMove:
    number: int
    seat: int
    line: str
    at: float
    client_move: str | None


@dataclass(frozen=True)
class Head:
    """How far a table has come."""

    table: str
    version: int
    number: int  # of its last row
    chat: int  # of the last line that was said


@dataclass(frozen=True)
class Snapshot:
    """A table as it stood after a row, by one revision of the rules."""

    table: str
    rules: int
    number: int
    state: Written
    scores: list[int]
    at: float


@dataclass(frozen=True)
class StoredAnalysis:
    """What was found of a finished game so far."""

    rows: int
    findings: list[Finding]
    at: float = 0.0  # when somebody was last at it


@dataclass(frozen=True)
class StoredChat:
    number: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: float


_read_findings: Final = msgspec.json.Decoder(list[Finding]).decode
_read_changes: Final = msgspec.json.Decoder(tuple[StoredChange, ...]).decode

When = Callable[[float, float], float]  # puts a moment of the database's clock, which shows another, on ours


def read_table(row: Any, seats: Sequence[Any], holders: Sequence[Any], when: When) -> StoredTable:
    """A table from its row, and those of the given seats and holders that are its own."""
    read = ColumnReader(row)
    return StoredTable(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=read.json("options", {}),
        settings=read.json("settings", {}),
        status=row.status,
        host=row.host,
        next=row.next,
        asked=read.json("asked", None),
        damaged=read.damaged,
        created_at=row.created_at,
        version=row.version,
        seed=row.seed,
        changes=read.changes(),
        daily=row.daily,
        begun=row.begun,
        seats=read_seats(row.id, seats, holders, when),
    )


class ColumnReader:
    """Reads the columns of one row that hold JSON, and keeps those that cannot be read as they are."""

    def __init__(self, row: Any) -> None:
        self.row = row
        self.damaged: dict[str, str] = {}

    def json(self, name: str, otherwise: Any) -> Any:
        """What a column says; one that is damaged must not keep the other tables from being read."""
        text = getattr(self.row, name)
        try:
            found = json.loads(text)
        except ValueError:
            found = None
        if isinstance(found, dict) or (found is None and text == "null" and otherwise is None):
            return found
        self.damaged[name] = text
        return otherwise

    def changes(self) -> tuple[StoredChange, ...]:
        """What happened to the seats."""
        try:
            return _read_changes(self.row.changes)
        except msgspec.DecodeError:
            self.damaged["changes"] = self.row.changes
            return ()


def read_seats(
    table: str, seats: Sequence[Any], holders: Sequence[Any], when: When
) -> tuple[StoredSeat, ...]:
    """The seats of a table in their order, each with the guests who hold it."""
    held = [one for one in holders if one.table_id == table]
    mine = sorted((one for one in seats if one.table_id == table), key=lambda one: one.seat)
    return tuple(
        StoredSeat(
            *(one.seat, one.kind, one.name, one.bot, one.conceded, one.secret),
            holders=tuple(read_holder(who, when) for who in held if who.seat == one.seat),
        )
        for one in mine
    )


def read_holder(row: Any, when: When) -> Holder:
    return Holder(row.guest, when(row.seen_at, row.now), when(row.left_at, row.now), row.owner)


def write_columns(values: Mapping[str, Any]) -> dict[str, Any]:
    """A table's values as its columns hold them."""
    written = {name: json.dumps(values[name]) for name in ("options", "settings", "asked") if name in values}
    if "changes" in values:
        written["changes"] = msgspec.json.encode(values["changes"]).decode()
    return {**values, **written}


def write_snapshot(snapshot: Snapshot) -> dict[str, Any]:
    written = {"state": json.dumps(snapshot.state), "scores": json.dumps(snapshot.scores)}
    numbers = {"rules": snapshot.rules, "number": snapshot.number, "at": snapshot.at}
    return {"table_id": snapshot.table, **numbers, **written}


def read_snapshot(row: Any) -> Snapshot | None:
    """One that cannot be read is none."""
    try:
        state = msgspec.json.decode(row.state, type=dict[str, Any])
        scores = msgspec.json.decode(row.scores, type=list[int])
    except (ValueError, TypeError):
        return None
    return Snapshot(row.table_id, row.rules, row.number, state, scores, row.at)


def write_analysis(table: str, analysis: StoredAnalysis) -> dict[str, Any]:
    findings = msgspec.json.encode(analysis.findings).decode()
    return {"table_id": table, "rows": analysis.rows, "findings": findings}


def read_analysis(row: Any, when: When) -> StoredAnalysis | None:
    """One that cannot be read is none."""
    try:
        findings = _read_findings(row.findings)
    except msgspec.DecodeError:
        return None
    return StoredAnalysis(row.rows, findings, when(row.at, row.now))
