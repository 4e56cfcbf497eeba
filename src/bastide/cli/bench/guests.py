"""Guests of the benchmark: requests with a cookie, and one open page a seat, as a browser has them."""

import asyncio
from collections.abc import Callable
from http.client import HTTPConnection
from ipaddress import IPv4Address
from itertools import count
from time import sleep
from typing import Any, Final, cast

import msgspec

PATIENCE: Final = 60.0  # seconds after which the house counts as hung
TOO_FAST: Final = 429
HOME: Final = "X-Forwarded-For"
PAUSE: Final = 0.2  # before asking again what was asked too fast

TEXT: Final = 0x81  # kinds of frames, each whole in itself
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
REQUEST: Final = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n"
    + HOME
    + ": {home}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

HOMES: Final = count(1)

_encode: Final = msgspec.json.Encoder().encode


class Guest:
    """Someone with a cookie, who comes from a home of their own, as a proxy in front would say."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""
        self.home = str(IPv4Address(int(IPv4Address("10.0.0.0")) + next(HOMES)))
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """One request; what was too fast is asked again a little later."""
        while True:
            line = HTTPConnection(self.address, timeout=PATIENCE)
            headers = {"cookie": self.cookie, "content-type": "application/json", HOME: self.home}
            line.request(method, path, None if body is None else msgspec.json.encode(body), headers)
            answer = line.getresponse()
            told: dict[str, Any] = msgspec.json.decode(answer.read())
            line.close()
            if answer.status < 300:
                self.cookie = (answer.headers["set-cookie"] or self.cookie).partition(";")[0]
                return told
            if answer.status != TOO_FAST:
                raise OSError(f"{method} {path}: {answer.status} {told}")
            sleep(PAUSE)


class Page(asyncio.Protocol):
    """An open page at a table: frames in, frames out, and as little work as can be."""

    def __init__(self, guest: Guest, table: str, hear: Callable[[bytes], None]) -> None:
        self.request = REQUEST.format(table=table, host=guest.address, cookie=guest.cookie, home=guest.home)
        self.hear = hear
        self.transport: asyncio.Transport | None = None
        self.came = b""  # and is not read yet
        self.is_greeted = False
        self.code = 0  # with which the house has closed it
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_leaving = False

    @classmethod
    async def open(cls, guest: Guest, table: str, hear: Callable[[bytes], None]) -> "Page":
        host, _, port = guest.address.partition(":")
        loop = asyncio.get_running_loop()
        _, page = await loop.create_connection(lambda: cls(guest, table, hear), host, int(port))
        await page.is_open
        return page

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # the faster loop's is not derived from it
        self.transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        self.came = self.came + data if self.came else data
        if not self.is_greeted:
            self._greet()
        while self.came and self.is_greeted and (frame := next_frame(self.came)) is not None:
            kind, content, self.came = frame
            if kind == TEXT:
                self.hear(content)
            elif kind == PING:
                self._send(PONG, content)
            elif kind == CLOSE:
                self.code = int.from_bytes(content[:2], "big")

    def _greet(self) -> None:
        """What the house answers to the request."""
        head, blank, rest = self.came.partition(b"\r\n\r\n")
        if blank and not head.startswith(b"HTTP/1.1 101 "):
            raise ConnectionError(f"the house opens no page: {head.splitlines()[0].decode()}")
        if blank:
            self.came, self.is_greeted = rest, True
            self.is_open.set_result(None)

    def connection_lost(self, problem: Exception | None) -> None:
        self.is_gone.set_result(None)
        if not self.is_leaving:
            raise self.lost(problem)

    def lost(self, problem: Exception | None = None) -> ConnectionError:
        return ConnectionError(f"the house has closed a page: {problem or self.code}")

    def tell(self, message: object) -> None:
        if self.is_gone.done() or self.code:
            raise self.lost()
        self._send(TEXT, _encode(message))

    async def close(self) -> None:
        self.is_leaving = True
        self._send(CLOSE, (1000).to_bytes(2, "big"))
        await self.is_gone

    def _send(self, kind: int, content: bytes) -> None:
        assert self.transport is not None
        self.transport.write(as_frame(kind, content))


def next_frame(came: bytes) -> tuple[int, bytes, bytes] | None:
    """The kind and the content of a whole frame of the house, and what comes behind it."""
    if len(came) < 2:
        return None
    length, start = came[1], 2
    if length >= 126:
        start = 4 if length == 126 else 10
        length = int.from_bytes(came[2:start], "big")
    end = start + length
    return None if len(came) < end else (came[0], came[start:end], came[end:])


def as_frame(kind: int, content: bytes) -> bytes:
    """A frame of a page, veiled with nothing: a veil of zeros changes no letter."""
    length = len(content)
    size = bytes([128 | length]) if length < 126 else bytes([128 | 126]) + length.to_bytes(2, "big")
    return bytes([kind]) + size + bytes(4) + content
