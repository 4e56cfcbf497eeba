"""The scribe: writes the moves of many tables, those that come together in one transaction."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

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
    written: "asyncio.Future[None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def rows(self) -> list[dict[str, Any]]:
        return [
            {
                "table_id": self.table,
                "number": move.number,
                "seat": move.seat,
                "line": move.line,
                "at": move.at,
                "client_move": move.client_move,
            }
            for move in self.moves
        ]

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

    async def write(self, table: str, moves: Sequence[StoredMove], changes: Mapping[str, Any]) -> None:
        """Back when it is written; `Stale` if a number is taken."""
        entry = Entry(table, moves, changes)
        self._waiting.append(entry)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._write_all())
        await entry.written

    async def _write_all(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting, []
            try:
                await self._transact(together)
            except DBAPIError:  # one of them cannot be written: each for itself, so that it fails alone
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
            await connection.execute(ADD_MOVES, [row for entry in together for row in entry.rows])
            for entry in together:
                if entry.changes:
                    change = TABLES.update().where(TABLES.c.id == entry.table)
                    await connection.execute(change.values(**write_columns(entry.changes)))
