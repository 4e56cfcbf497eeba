"""A line to a file of SQLite that goes to its thread and back once a statement, not for every part of it.

So nothing of a statement is left in the thread when its request is cut off: with a cursor of the library,
which is held there, the file stayed locked for everybody (`tests/server/storage/test_sqlite.py`).
"""

import sqlite3
from collections.abc import Sequence
from typing import Any

import aiosqlite

Row = tuple[Any, ...]


class Statement:
    """What SQLAlchemy takes for a cursor: when it is executed, its rows are all here."""

    def __init__(self, line: "Line") -> None:
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1
        self._line = line
        self._rows: list[Row] = []

    async def __aenter__(self) -> "Statement":
        return self

    async def execute(self, text: str, parameters: Sequence[Any] = ()) -> None:
        await self._line.run(self._execute, text, parameters)

    async def executemany(self, text: str, parameters: Sequence[Sequence[Any]]) -> None:
        await self._line.run(self._execute_many, text, parameters)

    async def fetchall(self) -> list[Row]:
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """Nothing is held open."""

    # -- in the thread

    def _execute(self, file: sqlite3.Connection, text: str, parameters: Sequence[Any]) -> None:
        self._take(file.execute(text, parameters))

    def _execute_many(self, file: sqlite3.Connection, text: str, parameters: Sequence[Sequence[Any]]) -> None:
        self._take(file.executemany(text, parameters))

    def _take(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        self._rows = cursor.fetchall() if cursor.description else []
        self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        cursor.close()


class Line(aiosqlite.Connection):
    """The thread in which the file is read and written, one thing after the other."""

    def cursor(self) -> Statement:  # type: ignore[override]  # as much of a cursor as SQLAlchemy asks for
        return Statement(self)

    async def run(self, work: Any, *given: Any) -> None:
        await self._execute(work, self._conn, *given)  # type: ignore[no-untyped-call]  # has none

    async def commit(self) -> None:
        if self.in_transaction:  # what only reads has begun none
            await super().commit()


def connect(path: str, **given: Any) -> Line:
    """A line that opens when it is awaited, and does not keep the process from ending."""
    line = Line(lambda: sqlite3.connect(path, **given), iter_chunk_size=64)
    line._thread.daemon = True
    return line
