"""What is kept: guests, tables, their seats, and the rows of their logs, in SQLite or PostgreSQL.

A table is its log. Rows are never changed or deleted; two writers cannot both take a number.
"""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, Literal

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bastide.server.ear import Ear
from bastide.server.schema import (
    CHAT,
    GUESTS,
    HOLDERS,
    MOVES,
    SEATS,
    TABLES,
    Guest,
    StoredChat,
    StoredMove,
    StoredSeat,
    StoredTable,
    read_table,
    write_columns,
)
from bastide.server.scribe import ADD_MOVES, Scribe, Stale, change_table, rows_of

MIGRATION_LOCK: Final = 20111201
ALTERED: Final = ("options", "settings", "status", "host", "next", "asked")


class Store:
    """One database. Every method is one transaction."""

    def __init__(self, engine: AsyncEngine, url: str) -> None:
        self.engine = engine
        self.url = url
        self.ear = Ear(url)
        self.scribe = Scribe(engine)

    @property
    def is_shared(self) -> bool:
        """Whether several processes may write: PostgreSQL, not SQLite."""
        return not self.url.startswith("sqlite")

    async def close(self) -> None:
        await self.ear.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    # -- waking the other processes on the same database

    def wake_others(self, table: str, needs_bot: bool = False) -> None:
        """Tell the other workers, outside the move's transaction, that a table has changed."""
        if self.is_shared:
            self.ear.speak(table, needs_bot)

    async def listen(self, hear: Callable[[str, bool], None]) -> None:
        """Hear of every table that another worker has changed; of none by name after a gap."""
        if self.is_shared:
            await self.ear.open(hear)

    # -- guests

    async def add_guest(self, guest: Guest, token: str, at: float) -> None:
        async with self.begin() as connection:
            await connection.execute(GUESTS.insert().values(**asdict(guest), token=token, created_at=at))

    async def guest_by_token(self, token: str) -> Guest | None:
        return await self._guest(GUESTS.c.token == token)

    async def guest(self, guest: str) -> Guest | None:
        return await self._guest(GUESTS.c.id == guest)

    async def _guest(self, condition: sql.ColumnElement[bool]) -> Guest | None:
        async with self.begin() as connection:
            row = (await connection.execute(GUESTS.select().where(condition))).first()
        return None if row is None else Guest(row.id, row.name, row.language)

    async def change_guest(self, guest: str, name: str, language: str) -> None:
        async with self.begin() as connection:
            change = GUESTS.update().where(GUESTS.c.id == guest).values(name=name, language=language)
            await connection.execute(change)

    # -- tables and seats

    async def add_table(self, table: StoredTable, moves: Sequence[StoredMove] = ()) -> None:
        async with self.begin() as connection:
            await self._add_table(connection, table)
            if moves:
                await connection.execute(ADD_MOVES, rows_of(table.id, moves))

    async def _add_table(self, connection: AsyncConnection, table: StoredTable) -> None:
        written = write_columns(asdict(table))
        del written["seats"]
        await connection.execute(TABLES.insert().values(**written))
        for seat in table.seats:
            await self._write_seat(connection, table.id, seat)

    async def alter_table(
        self, before: StoredTable, after: StoredTable, opens: StoredTable | None = None
    ) -> None:
        """Make one of the other, and open a table with it; `Stale` if somebody else was faster."""
        changes = {
            name: getattr(after, name) for name in ALTERED if getattr(after, name) != getattr(before, name)
        }
        async with self.begin() as connection:
            await change_table(connection, before.id, before.version, changes)
            if after.seats != before.seats:
                for kept in (HOLDERS, SEATS):
                    await connection.execute(kept.delete().where(kept.c.table_id == before.id))
                for seat in after.seats:
                    await self._write_seat(connection, before.id, seat)
            if opens is not None:
                await self._add_table(connection, opens)

    async def _write_seat(self, connection: AsyncConnection, table: str, seat: StoredSeat) -> None:
        written = asdict(seat)
        holders = written.pop("holders")
        await connection.execute(SEATS.insert().values(table_id=table, **written))
        for holder in holders:
            await connection.execute(HOLDERS.insert().values(table_id=table, seat=seat.seat, **holder))

    async def table(self, table: str) -> StoredTable | None:
        found = await self.tables(TABLES.c.id == table)
        return found[0] if found else None

    async def inviting_tables(self, limit: int) -> list[StoredTable]:
        """Tables that wait with a seat open to anyone, newest first."""
        held = sql.select(HOLDERS.c.seat).where(
            HOLDERS.c.table_id == SEATS.c.table_id, HOLDERS.c.seat == SEATS.c.seat
        )
        free = sql.select(SEATS.c.table_id).where(SEATS.c.kind == "lobby", ~held.exists())
        return await self.tables(sql.and_(TABLES.c.status == "waiting", TABLES.c.id.in_(free)), limit)

    async def tables_of(self, guest: str, limit: int) -> list[StoredTable]:
        """The tables a guest sits at, those that are not finished first."""
        held = sql.select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
        mine = sql.or_(TABLES.c.id.in_(held), TABLES.c.host == guest)
        going_on = await self.tables(sql.and_(mine, TABLES.c.status != "finished"), limit)
        finished = await self.tables(sql.and_(mine, TABLES.c.status == "finished"), limit)
        return (going_on + finished)[:limit]

    async def open_tables_of(self, host: str) -> int:
        """How many tables that a guest opened are not finished."""
        counted = sql.select(sql.func.count()).where(TABLES.c.host == host, TABLES.c.status != "finished")
        async with self.begin() as connection:
            return int((await connection.execute(counted)).scalar_one())

    async def running_with_bots(self) -> list[str]:
        """The tables in which a bot may be to act."""
        botted = sql.select(SEATS.c.table_id).where(SEATS.c.bot != "")
        chosen = sql.select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.id.in_(botted))
        async with self.begin() as connection:
            return [row.id for row in (await connection.execute(chosen)).all()]

    async def tables(self, condition: sql.ColumnElement[bool], limit: int = 1) -> list[StoredTable]:
        async with self.begin() as connection:
            return await self._tables(connection, condition, limit)

    async def _tables(
        self, connection: AsyncConnection, condition: sql.ColumnElement[bool], limit: int
    ) -> list[StoredTable]:
        chosen = TABLES.select().where(condition).order_by(TABLES.c.created_at.desc()).limit(limit)
        rows = (await connection.execute(chosen)).all()
        ids = [row.id for row in rows]
        seats = (await connection.execute(SEATS.select().where(SEATS.c.table_id.in_(ids)))).all()
        holders = (await connection.execute(HOLDERS.select().where(HOLDERS.c.table_id.in_(ids)))).all()
        return [read_table(row, seats, holders) for row in rows]

    # -- who is there

    async def mark(
        self, column: Literal["seen_at", "left_at"], times: Mapping[tuple[str, str], float]
    ) -> None:
        """When a guest was seen at a table, or left it; by table and guest."""
        rows = [{"of_table": table, "of_guest": guest, "at": at} for (table, guest), at in times.items()]
        if rows:
            held = (
                HOLDERS.c.table_id == sql.bindparam("of_table"),
                HOLDERS.c.guest == sql.bindparam("of_guest"),
            )
            async with self.begin() as connection:
                change = HOLDERS.update().where(*held).values({column: sql.bindparam("at")})
                await connection.execute(change, rows)

    # -- the log

    async def moves(self, table: str, after: int = 0) -> list[StoredMove]:
        async with self.begin() as connection:
            return await self._moves(connection, table, after)

    async def table_since(self, table: str, after: int) -> tuple[StoredTable | None, list[StoredMove]]:
        """A table and its rows after a number, both as they stood at one moment."""
        async with self.engine.connect() as connection:
            if self.is_shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                found = await self._tables(connection, TABLES.c.id == table, 1)
                return found[0] if found else None, await self._moves(connection, table, after)

    async def _moves(self, connection: AsyncConnection, table: str, after: int) -> list[StoredMove]:
        later = (MOVES.c.table_id == table, MOVES.c.number > after)
        found = (await connection.execute(MOVES.select().where(*later).order_by(MOVES.c.number))).all()
        return [StoredMove(row.number, row.seat, row.line, row.at, row.client_move) for row in found]

    async def add_moves(self, table: StoredTable, moves: Sequence[StoredMove], **changes: Any) -> None:
        """A move, the chance it caused and what it changes of the table, together or not at all.

        `Stale` if a number is taken, or if the table to be changed is another by now.
        """
        await self.scribe.write(table.id, moves, changes, table.version)

    # -- chat

    async def add_chat(self, table: str, said: StoredChat) -> None:
        try:
            async with self.begin() as connection:
                await connection.execute(CHAT.insert().values(table_id=table, **asdict(said)))
        except IntegrityError:
            raise Stale from None

    async def chat(self, table: str, limit: int) -> list[StoredChat]:
        newest = CHAT.select().where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(limit)
        async with self.begin() as connection:
            rows = (await connection.execute(newest)).all()
        said = [StoredChat(row.number, row.guest, row.name, row.seat, row.text, row.at) for row in rows]
        return said[::-1]


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
    if "sslmode" in url.query:  # as the driver beneath SQLAlchemy calls it
        ssl = str(url.query["sslmode"])
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": ssl})
    return url.set(drivername=drivers.get(name, name)).render_as_string(hide_password=False)


async def open_store(url: str) -> Store:
    """The database, brought up to date."""
    if url.startswith("sqlite"):  # one line: writers queue here instead of fighting for the file
        engine = create_async_engine(url, pool_size=1, max_overflow=0, pool_reset_on_return=None)
        sql.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    else:
        engine = create_async_engine(url, pool_pre_ping=True)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    return Store(engine, url)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: sql.Connection, version: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":  # workers that start together take turns
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    command.upgrade(config, version)
