"""The scribe: writes the moves of many tables, those that come together in one transaction."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bastide.server.schema import MOVES, TABLES, StoredMove, write_columns

ADD_MOVES: Final = MOVES.insert()


class Stale(Exception):
    """Another writer has taken the number."""


@dataclass(eq=False)
class Entry:
    """A move, the chance it caused, and what they change of the table: together or not at all."""

    table: str
    moves: Sequence[StoredMove]
    changes: Mapping[str, Any]
    version: int  # of the table that is changed
    written: "asyncio.Future[None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def end(self, problem: Exception | None = None) -> None:
        if self.written.done():  # nobody waits any more
            return
        if problem is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(Stale() if isinstance(problem, IntegrityError) else problem)


class Scribe:
    """One transaction at a time; what comes meanwhile is written in the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: list[Entry] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(
        self, table: str, moves: Sequence[StoredMove], changes: Mapping[str, Any], version: int
    ) -> None:
        """Back when it is written; `Stale` if a number is taken, or the table was changed meanwhile."""
        entry = Entry(table, moves, changes, version)
        self._waiting.append(entry)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._write_all())
        await entry.written

    async def _write_all(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting, []
            try:
                await self._transact(together)
            except (
                DBAPIError,
                Stale,
            ):  # one of them cannot be written: each for itself, so that it fails alone
                for entry in together:
                    await self._write_alone(entry)
            except Exception as problem:
                for entry in together:
                    entry.end(problem)
            else:
                for entry in together:
                    entry.end()

    async def _write_alone(self, entry: Entry) -> None:
        try:
            await self._transact([entry])
        except Exception as problem:
            entry.end(problem)
        else:
            entry.end()

    async def _transact(self, together: Sequence[Entry]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                ADD_MOVES, [row for entry in together for row in rows_of(entry.table, entry.moves)]
            )
            for entry in together:
                if entry.changes:
                    await change_table(connection, entry.table, entry.version, entry.changes)


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
