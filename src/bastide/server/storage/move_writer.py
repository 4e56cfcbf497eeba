"""Writes the moves of many tables, those that come together in one transaction."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bastide.server.storage.faults import CannotKeep, Watch
from bastide.server.storage.schema import MOVES, TABLES, StoredMove, StoredTable, write_columns
from bastide.server.workers import notes

ADD_MOVES: Final = MOVES.insert()
MOVES_AND_NOTES: Final = f"""
    with kept as (
        insert into moves (table_id, number, seat, line, at, client_move)
        select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::float8[], $6::text[])
    )
    select pg_notify('{notes.CHANNEL}', letter) from unnest($7::text[]) as letter
"""
PATIENCE: Final = {"timeout": 5, "command_timeout": 5}  # seconds for a line to PostgreSQL, and for an answer


class Stale(Exception):
    """Another writer has taken the number."""


@dataclass(eq=False)
class Entry:
    """A move, the chance it caused, and what they change of the table: together or not at all."""

    table: str
    moves: Sequence[StoredMove]
    changes: Mapping[str, Any]
    version: int  # of the table that is changed
    note: str  # to the other workers, if there may be any
    written: "asyncio.Future[None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def end(self, problem: Exception | None = None) -> None:
        if self.written.done():  # nobody waits any more
            return
        if problem is None:
            self.written.set_result(None)
        else:
            is_taken = isinstance(problem, IntegrityError | asyncpg.UniqueViolationError)
            self.written.set_exception(Stale() if is_taken else problem)


class MoveWriter:
    """One transaction at a time; what comes meanwhile is written in the next."""

    GAP = 0.0  # seconds from the beginning of one to that of the next, at least

    def __init__(self, engine: AsyncEngine, watch: Watch, note: Callable[..., str]) -> None:
        self.engine = engine
        self.watch = watch
        self.note = note
        self._waiting: list[Entry] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(
        self, table: StoredTable, moves: Sequence[StoredMove], needs_bot: bool = False, **changes: Any
    ) -> None:
        """A move, the chance it caused and what it changes of the table, together or not at all.

        `Stale` if a number is taken, or if the table to be changed is another by now.
        """
        version = -1 if changes else table.version
        note = self.note(table.id, version=version, rows=list(moves), needs_bot=needs_bot)
        entry = Entry(table.id, moves, changes, table.version, note)
        self._waiting.append(entry)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._write_all())
        await entry.written

    async def _write_all(self) -> None:
        clock = asyncio.get_running_loop().time
        while self._waiting:
            earliest = clock() + self.GAP
            await self._write(self._next())
            if self.GAP:
                await asyncio.sleep(earliest - clock())

    async def _write(self, together: Sequence[Entry]) -> None:
        try:
            await self._transact(together)
        except CannotKeep as problem:  # nor could each for itself
            for entry in together:
                entry.end(problem)
        except (DBAPIError, asyncpg.PostgresError, Stale):  # each for itself, so that one fails alone
            for entry in together:
                await self._write_alone(entry)
        except Exception as problem:
            for entry in together:
                entry.end(problem)
        else:
            for entry in together:
                entry.end()

    def _next(self) -> list[Entry]:
        """All that waits, in one transaction."""
        together, self._waiting = self._waiting, []
        return together

    async def _write_alone(self, entry: Entry) -> None:
        try:
            await self._transact([entry])
        except Exception as problem:
            entry.end(problem)
        else:
            entry.end()

    async def _transact(self, together: Sequence[Entry]) -> None:
        with self.watch.look(writes=True):
            await self._transact_watched(together)

    async def _transact_watched(self, together: Sequence[Entry]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                ADD_MOVES, [row for entry in together for row in rows_of(entry.table, entry.moves)]
            )
            for entry in together:
                if entry.changes:
                    await change_table(connection, entry.table, entry.version, entry.changes)
            await notes.send(connection, [entry.note for entry in together if entry.note])

    async def close(self) -> None:
        """Nothing is kept open between transactions."""


class PostgresMoveWriter(MoveWriter):
    """The same over a line of its own: moves and the notes of them are one statement, and so one journey.

    A journey costs two processes their turn; where moves come thick, more of them share one.
    """

    GAP = 0.005

    def __init__(self, engine: AsyncEngine, watch: Watch, note: Callable[..., str], url: str) -> None:
        super().__init__(engine, watch, note)
        self.url = notes.plain_url(url)
        self._line: Any = None

    def _next(self) -> list[Entry]:
        """Those that are moves alone, or those that change their tables, whichever waits longest.

        So what takes several journeys does not delay all others.
        """
        is_change = bool(self._waiting[0].changes)
        together = [entry for entry in self._waiting if bool(entry.changes) == is_change]
        self._waiting = [entry for entry in self._waiting if bool(entry.changes) != is_change]
        return together

    async def _transact_watched(self, together: Sequence[Entry]) -> None:
        if together[0].changes:
            await super()._transact_watched(together)
            return
        rows = [(entry.table, move) for entry in together for move in entry.moves]
        async with self._open_line() as line:
            await line.execute(
                MOVES_AND_NOTES,
                [table for table, _ in rows],
                [move.number for _, move in rows],
                [move.seat for _, move in rows],
                [move.line for _, move in rows],
                [move.at for _, move in rows],
                [move.client_move for _, move in rows],
                list(notes.letters([entry.note for entry in together])),
            )

    @asynccontextmanager
    async def _open_line(self) -> AsyncIterator[Any]:
        """The line; one on which the driver stumbles is not used again."""
        if self._line is None or self._line.is_closed():
            self._line = await asyncpg.connect(self.url, **PATIENCE)
        try:
            yield self._line
        except (asyncpg.InternalClientError, asyncpg.InterfaceError, OSError):
            self._line.terminate()
            raise

    async def close(self) -> None:
        if self._line is not None:
            await self._line.close(timeout=1)


def new_move_writer(engine: AsyncEngine, watch: Watch, note: Callable[..., str], url: str) -> MoveWriter:
    """`note` writes what the other workers are told of a change."""
    if url.startswith("postgresql"):
        return PostgresMoveWriter(engine, watch, note, url)
    return MoveWriter(engine, watch, note)


async def change_table(
    connection: AsyncConnection, table: str, version: int, changes: Mapping[str, Any]
) -> None:
    """Change a table that is still as the writer knows it."""
    known = (TABLES.c.id == table, TABLES.c.version == version)
    values = {**write_columns(changes), "version": version + 1}
    done = await connection.execute(TABLES.update().where(*known).values(**values))
    if done.rowcount != 1:
        raise Stale


def rows_of(table: str, moves: Sequence[StoredMove]) -> list[dict[str, Any]]:
    """Moves as the columns hold them."""
    return [
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
