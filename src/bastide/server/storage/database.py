"""One database, a file of SQLite or PostgreSQL: opened, brought up to date, its lines and its clock."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bastide.server.storage.faults import Watch
from bastide.server.storage.move_writer import PATIENCE
from bastide.server.storage.sqlite import connect
from bastide.server.workers.clock import Clock

MIGRATION_LOCK: Final = 20111201


class Database:
    """One database, as a worker uses it."""

    def __init__(self, engine: AsyncEngine, url: str, clock: Clock | None = None) -> None:
        self.engine = engine
        self.url = url
        self.clock = clock or Clock()
        self.watch = Watch()

    @property
    def is_shared(self) -> bool:
        """Whether several processes may write: PostgreSQL, not SQLite."""
        return not self.url.startswith("sqlite")

    @asynccontextmanager
    async def begin(self, writes: bool = True) -> AsyncIterator[AsyncConnection]:
        with self.watch.look(writes):
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def line(self) -> AsyncIterator[AsyncConnection]:
        with self.watch.look(writes=False):
            async with self.engine.connect() as connection:
                yield connection

    @property
    def now(self) -> sql.ColumnElement[float]:
        """By the database's clock, which all who use it share; a file that is ours alone has only ours."""
        if not self.is_shared:
            return sql.literal(self.clock.now(), sql.Float)
        return sql.cast(sql.extract("epoch", sql.func.clock_timestamp()), sql.Float)

    @property
    def ahead(self) -> Any:
        """Of our clock; a moment of ours is written with it."""
        return self.now - self.clock.now() if self.is_shared else 0.0

    def ours(self, at: float, now: float) -> float:
        """A moment as the database has it, by our clock."""
        return self.clock.read(at, now) if self.is_shared or at > now else at


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


async def open_engine(url: str) -> AsyncEngine:
    """The way to the database, brought up to date."""
    if url.startswith("sqlite"):  # one line: writers queue here instead of fighting for the file
        way = {"async_creator_fn": connect}
        engine = create_async_engine(
            url, pool_size=1, max_overflow=0, pool_reset_on_return=None, connect_args=way
        )
        sql.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        await bring_up_to_date(engine)
        return engine
    patient = create_async_engine(url)  # another worker may be at it
    await bring_up_to_date(patient)
    await patient.dispose()
    return create_async_engine(url, pool_pre_ping=True, connect_args=PATIENCE)


async def bring_up_to_date(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(migrate)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=2000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: sql.Connection, version: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":  # workers that start together take turns
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    command.upgrade(config, version)
