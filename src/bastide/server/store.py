"""What is kept: guests, tables, their seats, and the rows of their logs, in SQLite or PostgreSQL.

A table is its log. Rows are never changed or deleted; two writers cannot both take a number.
"""

import json
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import asyncpg
import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

METADATA: Final = sql.MetaData()
CHANNEL: Final = "bastide"
MIGRATION_LOCK: Final = 20111201

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


class Stale(Exception):
    """Another writer has taken the number."""


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    language: str


@dataclass(frozen=True)
class StoredSeat:
    seat: int
    kind: str
    name: str
    bot: str
    conceded: bool
    secret: str
    guests: tuple[str, ...]


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


class Store:
    """One database. Every method is one transaction."""

    def __init__(self, engine: AsyncEngine, url: str) -> None:
        self.engine = engine
        self.url = url
        self.worker = secrets.token_hex(4)
        self._ear: asyncpg.Connection[Any] | None = None

    @property
    def is_shared(self) -> bool:
        """Whether several processes may write: PostgreSQL, not SQLite."""
        return not self.url.startswith("sqlite")

    async def close(self) -> None:
        if self._ear is not None:
            await self._ear.close()
        await self.engine.dispose()

    # -- waking the other processes on the same database

    async def wake_others(self, table: str) -> None:
        """Tell the other workers, outside the move's transaction, that a table has changed."""
        if self.is_shared:
            async with self.begin() as connection:
                note = f"{self.worker} {table}"
                await connection.execute(sql.select(sql.func.pg_notify(CHANNEL, note)))

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Hear of every table that another worker has changed."""
        if not self.is_shared:
            return

        def heard(_connection: Any, _process: int, _channel: str, payload: object) -> None:
            worker, _, table = str(payload).partition(" ")
            if worker != self.worker:
                hear(table)

        self._ear = await asyncpg.connect(self.url.replace("+asyncpg", ""))
        await self._ear.add_listener(CHANNEL, heard)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    # -- guests

    async def add_guest(self, guest: Guest, token: str, at: float) -> None:
        async with self.begin() as connection:
            row = {"id": guest.id, "token": token, "name": guest.name, "language": guest.language}
            await connection.execute(GUESTS.insert().values(**row, created_at=at))

    async def guest_by_token(self, token: str) -> Guest | None:
        async with self.begin() as connection:
            row = (await connection.execute(GUESTS.select().where(GUESTS.c.token == token))).first()
        return None if row is None else Guest(row.id, row.name, row.language)

    async def guest(self, guest: str) -> Guest | None:
        async with self.begin() as connection:
            row = (await connection.execute(GUESTS.select().where(GUESTS.c.id == guest))).first()
        return None if row is None else Guest(row.id, row.name, row.language)

    async def change_guest(self, guest: str, name: str, language: str) -> None:
        async with self.begin() as connection:
            change = GUESTS.update().where(GUESTS.c.id == guest).values(name=name, language=language)
            await connection.execute(change)

    # -- tables and seats

    async def add_table(self, table: StoredTable) -> None:
        async with self.begin() as connection:
            await connection.execute(
                TABLES.insert().values(
                    id=table.id,
                    game=table.game,
                    rules=table.rules,
                    options=json.dumps(table.options),
                    settings=json.dumps(table.settings),
                    status=table.status,
                    host=table.host,
                    next=table.next,
                    asked=json.dumps(table.asked),
                    created_at=table.created_at,
                )
            )
            for seat in table.seats:
                await self._write_seat(connection, table.id, seat)

    async def change_table(self, table: str, **values: Any) -> None:
        async with self.begin() as connection:
            await connection.execute(TABLES.update().where(TABLES.c.id == table).values(**values))

    async def change_seat(self, table: str, seat: StoredSeat) -> None:
        """Put someone else into a seat, with the guests who hold it."""
        async with self.begin() as connection:
            for kept in (HOLDERS, SEATS):
                await connection.execute(
                    kept.delete().where(kept.c.table_id == table, kept.c.seat == seat.seat)
                )
            await self._write_seat(connection, table, seat)

    async def _write_seat(self, connection: AsyncConnection, table: str, seat: StoredSeat) -> None:
        await connection.execute(
            SEATS.insert().values(
                table_id=table,
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                conceded=seat.conceded,
                secret=seat.secret,
            )
        )
        for guest in seat.guests:
            await connection.execute(HOLDERS.insert().values(table_id=table, seat=seat.seat, guest=guest))

    async def table(self, table: str) -> StoredTable | None:
        found = await self.tables(TABLES.c.id == table)
        return found[0] if found else None

    async def waiting_tables(self, limit: int) -> list[StoredTable]:
        return await self.tables(TABLES.c.status == "waiting", limit=limit)

    async def tables_of(self, guest: str, limit: int) -> list[StoredTable]:
        held = sql.select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
        return await self.tables(sql.or_(TABLES.c.id.in_(held), TABLES.c.host == guest), limit=limit)

    async def open_tables_of(self, host: str) -> int:
        """How many tables that a guest opened are not finished."""
        counted = sql.select(sql.func.count()).where(TABLES.c.host == host, TABLES.c.status != "finished")
        async with self.begin() as connection:
            return int((await connection.execute(counted)).scalar_one())

    async def running_tables(self) -> list[StoredTable]:
        return await self.tables(TABLES.c.status == "running", limit=100_000)

    async def tables(self, condition: Any, limit: int = 1) -> list[StoredTable]:
        chosen = TABLES.select().where(condition).order_by(TABLES.c.created_at.desc()).limit(limit)
        async with self.begin() as connection:
            rows = (await connection.execute(chosen)).all()
            ids = [row.id for row in rows]
            seats = (await connection.execute(SEATS.select().where(SEATS.c.table_id.in_(ids)))).all()
            holders = (await connection.execute(HOLDERS.select().where(HOLDERS.c.table_id.in_(ids)))).all()
        return [_table(row, seats, holders) for row in rows]

    # -- the log

    async def moves(self, table: str, after: int = 0) -> list[StoredMove]:
        rows = (
            MOVES.select().where(MOVES.c.table_id == table, MOVES.c.number > after).order_by(MOVES.c.number)
        )
        async with self.begin() as connection:
            found = (await connection.execute(rows)).all()
        return [StoredMove(row.number, row.seat, row.line, row.at, row.client_move) for row in found]

    async def add_moves(self, table: str, moves: Sequence[StoredMove], status: str = "") -> None:
        """A move and the chance it caused, together or not at all; `Stale` if a number is taken."""
        values = [
            {
                "table_id": table,
                "number": move.number,
                "seat": move.seat,
                "line": move.line,
                "at": move.at,
                "client_move": move.client_move,
            }
            for move in moves
        ]
        try:
            async with self.begin() as connection:
                await connection.execute(MOVES.insert(), values)
                if status:
                    await connection.execute(
                        TABLES.update().where(TABLES.c.id == table).values(status=status)
                    )
        except IntegrityError:
            raise Stale from None

    # -- chat

    async def add_chat(self, table: str, said: StoredChat) -> None:
        async with self.begin() as connection:
            try:
                await connection.execute(
                    CHAT.insert().values(
                        table_id=table,
                        number=said.number,
                        guest=said.guest,
                        name=said.name,
                        seat=said.seat,
                        text=said.text,
                        at=said.at,
                    )
                )
            except IntegrityError:
                raise Stale from None

    async def chat(self, table: str, limit: int) -> list[StoredChat]:
        newest = CHAT.select().where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(limit)
        async with self.begin() as connection:
            rows = (await connection.execute(newest)).all()
        said = [StoredChat(row.number, row.guest, row.name, row.seat, row.text, row.at) for row in rows]
        return said[::-1]


def _table(row: Any, seats: Sequence[Any], holders: Sequence[Any]) -> StoredTable:
    held = [(one.seat, one.guest) for one in holders if one.table_id == row.id]
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
        seats=tuple(
            StoredSeat(
                one.seat,
                one.kind,
                one.name,
                one.bot,
                one.conceded,
                one.secret,
                tuple(guest for seat, guest in held if seat == one.seat),
            )
            for one in mine
        ),
    )


def database_url(given: str, folder: Path) -> str:
    """The address for SQLAlchemy: the given PostgreSQL one, or a file in the data folder."""
    if not given:
        return f"sqlite+aiosqlite:///{folder / 'house.sqlite'}"
    url = make_url(given)
    name = url.get_backend_name()
    drivers = {
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
        "sqlite": "sqlite+aiosqlite",
    }
    return url.set(drivername=drivers.get(name, name)).render_as_string(hide_password=False)


async def open_store(url: str) -> Store:
    """The database, brought up to date."""
    engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if url.startswith("sqlite"):
        sql.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)
    return Store(engine, url)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sql.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":  # workers that start together take turns
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    command.upgrade(config, "head")
