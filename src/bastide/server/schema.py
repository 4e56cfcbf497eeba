"""What is kept, as tables of the database and as the types the house works with."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import sqlalchemy as sql

METADATA: Final = sql.MetaData()

GUESTS: Final = sql.Table(
    "guests",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("token", sql.String(64), nullable=False, unique=True),  # a digest; the cookie has the rest
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("language", sql.String(2), nullable=False),
    sql.Column("created_at", sql.Float, nullable=False),
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


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    language: str


@dataclass(frozen=True)
class Holder:
    """A guest who holds a seat, and when the guest was last there."""

    guest: str
    seen_at: float = 0.0
    left_at: float = 0.0


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
class StoredChat:
    number: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: float


def read_table(row: Any, seats: Sequence[Any], holders: Sequence[Any]) -> StoredTable:
    """A table from its row, and those of the given seats and holders that are its own."""
    held = [one for one in holders if one.table_id == row.id]
    mine = sorted((one for one in seats if one.table_id == row.id), key=lambda one: one.seat)
    return StoredTable(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=json.loads(row.options),
        settings=json.loads(row.settings),
        status=row.status,
        host=row.host,
        next=row.next,
        asked=json.loads(row.asked),
        created_at=row.created_at,
        version=row.version,
        seed=row.seed,
        seats=tuple(
            StoredSeat(
                one.seat,
                one.kind,
                one.name,
                one.bot,
                one.conceded,
                one.secret,
                tuple(Holder(who.guest, who.seen_at, who.left_at) for who in held if who.seat == one.seat),
            )
            for one in mine
        ),
    )


def write_columns(values: Mapping[str, Any]) -> dict[str, Any]:
    """A table's values as its columns hold them."""
    written = {name: json.dumps(values[name]) for name in ("options", "settings", "asked") if name in values}
    return {**values, **written}
