"""How workers on one PostgreSQL hear of each other: a line of its own for what each says of its tables."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg

CHANNEL: Final = "bastide"
PAUSE: Final = 0.5  # seconds between two attempts to come back
SAY: Final = "select pg_notify($1, note) from unnest($2::text[]) note"
BROKEN: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

Hear = Callable[[str, bool], None]


class Ear:
    """Speaks and listens as long as it is open, and comes back when the line breaks."""

    def __init__(self, url: str) -> None:
        self.url = url.replace("+asyncpg", "").replace("?ssl=", "?sslmode=").replace("&ssl=", "&sslmode=")
        self.worker = secrets.token_hex(4)
        self._notes: list[str] = []  # still to be said
        self._called = asyncio.Event()  # something is to be said, or the line is lost
        self._talking: asyncio.Task[None] | None = None

    async def open(self, hear: Hear) -> None:
        """Listen from now on; `hear` is told the table, or no table when anything may have been missed."""
        self._talking = asyncio.ensure_future(self._talk(await self._connect(hear), hear))

    async def close(self) -> None:
        if self._talking is not None:
            self._talking.cancel()
            with suppress(asyncio.CancelledError):
                await self._talking

    def speak(self, table: str, needs_bot: bool) -> None:
        """Wake the others: who speaks, the table, and whether a bot of theirs is needed."""
        self._notes.append(f"{self.worker} {table} {'bot' if needs_bot else ''}")
        self._called.set()

    async def _talk(self, line: Any, hear: Hear) -> None:
        """Say what is to be said, together if it comes together; what was not said is said again."""
        try:
            while True:
                await self._called.wait()
                self._called.clear()
                notes, self._notes = self._notes, []
                try:
                    await line.execute(SAY, CHANNEL, notes)
                except BROKEN:
                    self._notes = notes + self._notes
                    line = await self._connect_again(hear)
                    hear("", False)
        finally:
            await line.close(timeout=1)

    async def _connect_again(self, hear: Hear) -> Any:
        while True:
            try:
                return await self._connect(hear)
            except BROKEN:
                await asyncio.sleep(PAUSE)

    async def _connect(self, hear: Hear) -> Any:
        def heard(_line: Any, _process: int, _channel: str, payload: object) -> None:
            worker, table, needs = f"{payload}  ".split(" ")[:3]
            if worker != self.worker:
                hear(table, needs == "bot")

        line = await asyncpg.connect(self.url)
        line.add_termination_listener(lambda _line: self._called.set())
        await line.add_listener(CHANNEL, heard)
        self._called.set()
        return line
