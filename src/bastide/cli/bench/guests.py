"""Guests of the benchmark: requests with a cookie, and one open page a seat, as a browser has them."""

import asyncio
from collections.abc import Callable
from http.client import HTTPConnection
from time import sleep
from typing import Any, Final, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

PATIENCE: Final = 60.0  # seconds after which the house counts as hung
TOO_FAST: Final = 429
PAUSE: Final = 0.2  # before asking again what was asked too fast


class Guest:
    """Someone with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """One request; what was too fast is asked again a little later."""
        while True:
            line = HTTPConnection(self.address, timeout=PATIENCE)
            headers = {"cookie": self.cookie, "content-type": "application/json"}
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
    """An open page at a table: frames in, frames out, compressed as a browser asks for it."""

    def __init__(self, guest: Guest, table: str, hear: Callable[[bytes], None]) -> None:
        uri = parse_uri(f"ws://{guest.address}/api/tables/{table}/socket")
        self.line = ClientProtocol(uri, extensions=[ClientPerMessageDeflateFactory()], max_size=None)
        self.cookie = guest.cookie
        self.hear = hear
        self.transport: asyncio.Transport | None = None
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
        request = self.line.connect()
        request.headers["Cookie"] = self.cookie
        self.line.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.line.receive_data(data)
        for event in self.line.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(bytes(event.data))
            elif isinstance(event, Response):
                self.is_open.set_result(None)
        self._flush()

    def eof_received(self) -> None:
        self.line.receive_eof()

    def connection_lost(self, problem: Exception | None) -> None:
        self.is_gone.set_result(None)
        if not self.is_leaving:
            raise self.lost(problem)

    def lost(self, problem: Exception | None = None) -> ConnectionError:
        why = problem or self.line.handshake_exc or self.line.close_exc
        return ConnectionError(f"the house has closed a page: {why}")

    def tell(self, message: object) -> None:
        if self.line.state is not State.OPEN:
            raise self.lost()
        self.line.send_text(msgspec.json.encode(message))
        self._flush()

    async def close(self) -> None:
        self.is_leaving = True
        self.line.send_close(1000)
        self._flush()
        await self.is_gone

    def _flush(self) -> None:
        assert self.transport is not None
        for part in self.line.data_to_send():
            if part:
                self.transport.write(part)
            else:  # nothing more will be said
                self.transport.write_eof()
