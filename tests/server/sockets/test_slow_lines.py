"""Lines on which nothing comes, or is read, are closed."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from threading import Event, Thread
from typing import Any

import pytest
import uvicorn
from litestar import Litestar, websocket
from websockets.sync.client import connect

from bastide.server.sockets.messages import Said
from bastide.server.sockets.pages import UNREAD_BYTES, Mailbox, Socket
from bastide.server.sockets.wire import HttpLine, SocketLine
from tests.server.house import PATIENCE, SOON
from tests.server.strangers import TOO_SLOW, Deaf, NewHouse


class Hasty(HttpLine):
    """The same line with less patience."""

    header_time = 2.0
    body_time = 2.5


class Door(uvicorn.Server):
    """A server in a thread of its own, at a door that is open before it begins."""

    def install_signal_handlers(self) -> None:
        """The test has its own."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


async def swallow(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Reads a whole body and says how long it was; a socket gets its text back."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": event["text"]})
        return
    size = 0
    while (event := await receive())["type"] == "http.request":
        size += len(event["body"])
        if not event["more_body"]:
            told = str(size).encode()
            length = (b"content-length", str(len(told)).encode())
            await send({"type": "http.response.start", "status": 200, "headers": [length]})
            await send({"type": "http.response.body", "body": told})
            return


@contextmanager
def served(app: Any) -> Iterator[tuple[str, int]]:
    """The address of a server whose patience is short."""
    door = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, http=Hasty, ws=SocketLine, lifespan="off", timeout_graceful_shutdown=1)
    server = Door(config)
    thread = Thread(target=lambda: asyncio.run(server.serve(sockets=[door])))
    thread.start()
    try:
        yield door.getsockname()
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture
def hasty() -> Iterator[tuple[str, int]]:
    with served(swallow) as address:
        yield address


@pytest.mark.parametrize(("letters", "size"), [(100, 50_000), (3000, 100)], ids=["bytes", "messages"])
def test_a_reader_that_does_not_read_is_cut_off_with_a_code(letters: int, size: int) -> None:
    is_done = Event()
    kept: list[int] = []

    @websocket("/")
    async def talk(socket: Socket) -> None:
        await socket.accept()
        mailbox = Mailbox(socket)
        await mailbox.send(Said(0, "ann", "Ann", 0, None, "x" * 4_000_000, 0.0))  # more than any buffer holds
        while mailbox.queue.qsize():
            await asyncio.sleep(0)
        for number in range(letters):
            await mailbox.send(Said(number, "ann", "Ann", 0, None, "x" * size, 0.0))
            kept.append(mailbox.size)
        is_done.set()
        with suppress(asyncio.CancelledError):
            await mailbox.task

    with served(Litestar([talk])) as (host, port):
        deaf = Deaf(f"{host}:{port}", "/")
        assert is_done.wait(PATIENCE)
        assert 0 < max(kept) <= UNREAD_BYTES
        assert kept[-1] == 0
        assert deaf.read_to_the_end() == TOO_SLOW
        deaf.line.close()


def heard(line: socket.socket) -> bytes:
    """All that comes until the line is closed."""
    line.settimeout(PATIENCE)
    parts = []
    try:
        while part := line.recv(4096):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def trickle(line: socket.socket) -> bytes:
    """One letter after the other, until the other side has enough of it."""
    line.settimeout(0.1)
    parts = []
    for _ in range(int(PATIENCE / 0.1)):
        try:
            line.sendall(b"x")
            part = line.recv(4096)
        except TimeoutError:
            continue
        except (ConnectionResetError, BrokenPipeError):
            break
        if not part:
            break
        parts.append(part)
    else:
        raise AssertionError("it was never cut off")
    return b"".join(parts)


def test_a_line_on_which_nothing_is_said_is_closed(hasty: tuple[str, int]) -> None:
    with closing(socket.create_connection(hasty)) as line:
        assert heard(line) == b""


@pytest.mark.parametrize(
    "begun",
    [
        b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
        b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\n\r\nx",
    ],
    ids=["headers", "body"],
)
def test_a_request_that_trickles_in_is_cut_off(hasty: tuple[str, int], begun: bytes) -> None:
    with closing(socket.create_connection(hasty)) as line:
        line.sendall(begun)
        assert trickle(line).startswith(b"HTTP/1.1 408 ")


def test_a_second_request_on_the_same_line_has_no_more_time_than_the_first(hasty: tuple[str, int]) -> None:
    with closing(socket.create_connection(hasty)) as line:
        for _ in range(3):
            line.sendall(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\nabc")
            answer = b""
            while not answer.endswith(b"\r\n\r\n3"):
                answer += line.recv(4096)
        line.sendall(b"GET / HTTP/1.1\r\nhost: ")
        assert trickle(line).startswith(b"HTTP/1.1 408 ")


def test_a_socket_stays_open_longer_than_any_request(hasty: tuple[str, int]) -> None:
    with (
        connect(f"ws://127.0.0.1:{hasty[1]}/") as line,
        closing(socket.create_connection(hasty)) as idle,
        closing(socket.create_connection(hasty)) as slow,
    ):
        slow.sendall(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n")
        assert heard(idle) == b""
        assert heard(slow).startswith(b"HTTP/1.1 408 ")
        line.send("still there")
        assert line.recv(timeout=SOON) == "still there"


def test_the_house_cuts_off_a_request_that_never_ends_and_says_nothing_of_it(new_house: NewHouse) -> None:
    house = new_house()
    host, _, port = house.address.partition(":")
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(socket.create_connection((host, int(port))))) for _ in range(3)]
        lines[1].sendall(b"GET /api/games HTTP/1.1\r\nhost: ")
        lines[2].sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
        told = [heard(line)[:12] for line in lines]
    assert told[:2] == [b"", b"HTTP/1.1 408"]
    assert told[2] in (b"HTTP/1.1 408", b"HTTP/1.1 401")
    assert house.complaints.read_text() == ""
