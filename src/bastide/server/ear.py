"""The ear of a worker: what other workers on the same PostgreSQL say of the tables they change."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg
import sqlalchemy as sql

CHANNEL: Final = "bastide"
PAUSE: Final = 0.5  # seconds between two attempts to listen again

Hear = Callable[[str, bool], None]


class Ear:
    """Listens as long as it is open, and listens again when the line to the database breaks."""

    def __init__(self, url: str) -> None:
        self.url = url.replace("+asyncpg", "")
        self.worker = secrets.token_hex(4)
        self._listening: asyncio.Task[None] | None = None

    def note(self, table: str, needs_bot: bool) -> Any:
        """What wakes the others: who speaks, the table, and whether a bot of theirs is needed."""
        return sql.select(sql.func.pg_notify(CHANNEL, f"{self.worker} {table} {'bot' if needs_bot else ''}"))

    async def open(self, hear: Hear) -> None:
        """Listen from now on; `hear` is told the table, or no table when anything may have been missed."""
        line, lost = await self._connect(hear)
        self._listening = asyncio.ensure_future(self._listen(line, lost, hear))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening

    async def _listen(self, line: Any, lost: asyncio.Event, hear: Hear) -> None:
        while True:
            try:
                await lost.wait()
            finally:
                if not line.is_closed():
                    await line.close()
            line, lost = await self._connect_again(hear)
            hear("", False)

    async def _connect_again(self, hear: Hear) -> tuple[Any, asyncio.Event]:
        while True:
            try:
                return await self._connect(hear)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(PAUSE)

    async def _connect(self, hear: Hear) -> tuple[Any, asyncio.Event]:
        def heard(_line: Any, _process: int, _channel: str, payload: object) -> None:
            worker, table, needs = f"{payload}  ".split(" ")[:3]
            if worker != self.worker:
                hear(table, needs == "bot")

        line = await asyncpg.connect(self.url)
        lost = asyncio.Event()
        line.add_termination_listener(lambda _line: lost.set())
        await line.add_listener(CHANNEL, heard)
        return line, lost
