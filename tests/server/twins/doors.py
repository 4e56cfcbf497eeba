"""The doors of a house in this process: requests and pages as a web server hands them over."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from litestar import Litestar

import bastide
from bastide.bots import BOTS
from bastide.bots.line import advice
from bastide.bots.uniform import Uniform
from bastide.server.app import new_app
from bastide.server.bots.pool import BotLine, BotTokens
from bastide.server.guests import COOKIE
from bastide.server.house import House
from bastide.server.sockets.messages import Choice, HintedWay, Ping, Pong, Ready, Turn
from bastide.server.storage.database import database_url
from bastide.server.storage.schema import SECRETS
from bastide.server.study.daily import SECRET

THOUGHT: Final = 0.01  # of the hints; any line will do for the others
NOON: Final = 1_800_014_400.0  # by the wall: the same day in both, and it never ends
PATIENCE: Final = 120.0  # seconds after which something counts as hung
PING: Final = msgspec.json.encode(Ping()).decode()
PONG: Final = msgspec.json.encode(Pong(""))

TIMES: Final = re.compile(rb'"(at|now|created|played|away_since)":[\d.]{10,}')  # a moment has ten digits
KEYS: Final = re.compile(rb'"(id|secret|next)":"[\w-]{11,}"')  # longer than those that the test gives


def masked(text: bytes) -> bytes:
    """What is said, but for when, and for keys that are drawn anew."""
    return KEYS.sub(rb'"\1":"key"', TIMES.sub(rb'"\1":0', text))


@dataclass(frozen=True)
class Answer:
    """What is answered to a request, without what depends on the moment."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Page:
    """An open page: what it has heard, and the code with which it was closed."""

    def __init__(self, app: Litestar, path: str, token: str) -> None:
        self.heard: list[bytes] = []
        self.closed = 0
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self._said.put_nowait({"type": "websocket.connect"})
        scope = scope_of("websocket", path, token) | {"subprotocols": [], "scheme": "ws"}
        self._task = asyncio.ensure_future(app(scope, self._said.get, self._hear))  # type: ignore[arg-type]  # plain dicts

    async def _hear(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            self.heard.append(masked(event["text"].encode()))
        elif event["type"] == "websocket.close":
            self.closed = event["code"]
        self._news.set()

    async def say(self, frame: str | bytes, ref: str = "") -> list[bytes]:
        """Send a frame; what is heard until the house has answered to `ref`, and has done with it."""
        first = len(self.heard)
        self.send(frame)
        if ref:  # an answer that takes its time; which of two would come first is chance
            called = f'"ref":"{ref}"'.encode()
            await self.until(lambda: any(called in one for one in self.heard[first:]))
        self.send(PING)
        await self.until(lambda: self.heard[first:].count(PONG) > (frame == PING))
        return self.heard[first:]

    def send(self, frame: str | bytes) -> None:
        kind = "bytes" if isinstance(frame, bytes) else "text"
        self._said.put_nowait({"type": "websocket.receive", kind: frame})

    async def until(self, has_come: Callable[[], bool]) -> None:
        """Wait until something is heard, or the line is closed."""
        async with asyncio.timeout(PATIENCE):
            while not self.closed and not has_come():
                self._news.clear()
                await self._news.wait()

    async def close(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


class HeldBot:
    """Draws any line from a source that is made of what it is asked: what it hears it tells.

    It gives hints at once, and plays when it is let: when a bot would be ready is a matter of time.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.line = BotLine(Ready(list(bastide.games()), list(BOTS)), self._hear, self._close)
        self._held: asyncio.Queue[Turn] = asyncio.Queue()

    async def play(self) -> bool:
        """Make one decision of those that are a bot's now; whether there was one."""
        tasks = self.house.driver.tasks
        if not tasks:
            return False
        async with asyncio.timeout(PATIENCE):
            await self._answer(await self._next())
            await asyncio.wait(tasks)
        return True

    async def _next(self) -> Turn:
        """A turn that somebody still waits for: of two bots one may have been faster."""
        while (turn := await self._held.get()).request not in self.house.pool.given:
            await self._answer(turn)
        return turn

    async def _hear(self, turn: Turn) -> None:
        if turn.kind == "hints":
            await self._answer(turn)
        else:
            self._held.put_nowait(turn)

    async def _answer(self, turn: Turn) -> None:
        asked = msgspec.json.encode(msgspec.structs.replace(turn, request=""))
        rng = Random(asked)
        if turn.kind == "hints" and rng.random() < THOUGHT:
            told = thought_of(asked)
            await self.house.pool.answer(self.line, turn.request, told.line, told.ways)
            return
        line = Uniform(turn.game, rng).choose(turn.view, turn.lines, turn.seconds)
        await self.house.pool.answer(self.line, turn.request, line, [HintedWay([line], None)])

    async def _close(self) -> None:
        raise AssertionError("a bot that is waited for is never closed")


@dataclass(frozen=True)
class Doors:
    """The doors of one house."""

    app: Litestar
    bot: HeldBot

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def page(self, path: str, token: str) -> Page:
        return Page(self.app, path, token)

    async def ask(self, method: str, path: str, token: str, body: bytes = b"") -> Answer:
        """One request and its answer."""
        waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        waiting.put_nowait({"type": "http.request", "body": body, "more_body": False})
        said: list[Any] = []

        async def hear(event: Any) -> None:
            said.append(event)

        scope = scope_of("http", path, token) | {"method": method, "scheme": "http"}
        async with asyncio.timeout(PATIENCE):
            await self.app(scope, waiting.get, hear)  # type: ignore[arg-type]  # plain dicts
        headers = sorted((name, value) for name, value in said[0]["headers"] if name != b"content-length")
        whole = b"".join(event.get("body", b"") for event in said[1:])
        return Answer(said[0]["status"], headers, masked(whole))


@lru_cache(maxsize=4)
def thought_of(asked: bytes) -> Choice:
    """What a real bot advises; who is asked the same in the other house need not think again."""
    return msgspec.json.decode(advice(msgspec.json.decode(asked)), type=Choice)


def scope_of(kind: str, path: str, token: str) -> dict[str, Any]:
    """What a web server says of a request that has come."""
    name, _, query = path.partition("?")
    cookie = [(b"cookie", f"{COOKIE}={token}".encode())] if token else []
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "path": name,
        "raw_path": name.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"house"), (b"content-type", b"application/json"), *cookie],
        "client": ("127.0.0.1", 1),
        "server": ("house", 80),
        "extensions": {},
    }


@asynccontextmanager
async def open_doors(folder: Path) -> AsyncIterator[Doors]:
    """A house on a database of its own, which need not outlive the machine's power; its days are the same."""
    folder.mkdir()
    app = new_app(database_url("", folder), BotTokens("token"))
    async with app.lifespan():
        doors = Doors(app, HeldBot(app.state.house))
        doors.house.clock.wall = lambda: NOON
        async with doors.house.store.line() as line:
            await line.exec_driver_sql("PRAGMA synchronous=OFF")
        async with doors.house.store.begin() as connection:
            await connection.execute(SECRETS.insert().values(name=SECRET, secret="the same in both"))
        await doors.house.pool.add(doors.bot.line)
        yield doors
