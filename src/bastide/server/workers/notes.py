"""What workers on one PostgreSQL tell each other: a note in the transaction of every change.

A note comes with what it tells of, or not at all: it is sent when the transaction is kept. Those of one
transaction travel together, in as few letters as hold them.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec
import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.server.storage.schema import StoredMove

CHANNEL: Final = "bastide"
LONGEST: Final = 7900  # bytes of a letter; PostgreSQL takes 8000
PAUSE: Final = 0.5  # seconds between two attempts to come back
BROKEN: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

SEND: Final = sql.text(
    f"select pg_notify('{CHANNEL}', letter) from unnest(cast(:letters as text[])) as letter"
)


class Note(Struct, array_like=True):
    """That a table has changed: its new rows, or what is said there, or something that must be read."""

    worker: str  # who has changed it
    table: str
    version: int = -1  # of all but the moves, if that is as the writer knows it
    rows: list[StoredMove] = []
    is_chat: bool = False
    needs_bot: bool = False  # a bot is to act, and the writer has none


Hear = Callable[[Note | None], None]

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(list[Note]).decode


def write_note(note: Note) -> str:
    """A note as it is sent; rows that are too long for it are read by whoever hears it."""
    written = _encode(note)
    if len(written) > LONGEST - len("[]"):
        written = _encode(msgspec.structs.replace(note, version=-1, rows=[]))
    return written.decode()


def letters(notes: Sequence[str]) -> Iterator[str]:
    """The notes of one worker, as many in each letter as it holds."""
    together, size = list[str](), 0
    for note in notes:
        length = len(note.encode()) + len(",")
        if together and size + length >= LONGEST:
            yield f"[{','.join(together)}]"
            together, size = [], 0
        together.append(note)
        size += length
    if together:
        yield f"[{','.join(together)}]"


async def send(connection: AsyncConnection, notes: Sequence[str]) -> None:
    """Tell the other workers, once this transaction is kept."""
    if notes:
        await connection.execute(SEND, {"letters": list(letters(notes))})


def plain_url(url: str) -> str:
    """The address as the driver beneath SQLAlchemy calls it."""
    return url.replace("+asyncpg", "").replace("?ssl=", "?sslmode=").replace("&ssl=", "&sslmode=")


class Listening:
    """Hears what other workers tell as long as it is open, and comes back when the line breaks."""

    def __init__(self, url: str, worker: str) -> None:
        self.url = plain_url(url)
        self.worker = worker
        self._task: asyncio.Task[None] | None = None

    async def open(self, hear: Hear) -> None:
        """Listen from now on; `hear` is told nothing at all when anything may have been missed."""
        broken = asyncio.Event()
        self._task = asyncio.ensure_future(self._listen(await self._connect(hear, broken), hear, broken))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, line: Any, hear: Hear, broken: asyncio.Event) -> None:
        try:
            while True:
                await broken.wait()
                broken.clear()
                line = await self._connect_again(hear, broken)
                hear(None)
        finally:
            await line.close(timeout=1)

    async def _connect_again(self, hear: Hear, broken: asyncio.Event) -> Any:
        while True:
            try:
                return await self._connect(hear, broken)
            except BROKEN:
                await asyncio.sleep(PAUSE)

    async def _connect(self, hear: Hear, broken: asyncio.Event) -> Any:
        def heard(_line: Any, _process: int, _channel: str, payload: Any) -> None:
            if payload.startswith(own):
                return
            try:
                heard_of = _decode(payload)
            except msgspec.DecodeError:  # a worker of another version
                hear(None)
                return
            for note in heard_of:
                hear(note)

        own = f'[["{self.worker}",'

        line = await asyncpg.connect(self.url)
        line.add_termination_listener(lambda _line: broken.set())
        await line.add_listener(CHANNEL, heard)
        return line
