"""Workers of one house pass pages on: to the one whose table it is, as long as that one is there."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bastide.server.workers.neighbours import Neighbours, Place

TARGETS = [f"/api/tables/{key}/socket".encode() for key in "abcdefgh"]
HEAD = b"GET /api/tables/a/socket HTTP/1.1\r\n\r\n"


class Worker:
    """One of two, and what it was given."""

    def __init__(self, number: int, folder: Path) -> None:
        self.given: list[bytes] = []  # the heads
        self.neighbours = Neighbours(Place(number, 2, folder), self.take)
        self.neighbours.open()

    def take(self, line: socket.socket, head: bytes) -> None:
        with line:
            line.sendall(b"from over there")
        self.given.append(head)


@pytest.fixture
def folder() -> Iterator[Path]:
    with TemporaryDirectory() as folder:
        yield Path(folder)


async def until(worker: Worker, given: int) -> None:
    async with asyncio.timeout(10):
        while len(worker.given) < given:
            await asyncio.sleep(0.001)


def test_a_page_goes_to_the_worker_of_its_table_and_only_while_it_is_there(folder: Path) -> None:
    asyncio.run(pass_pages(folder))


async def pass_pages(folder: Path) -> None:
    one, other = Worker(0, folder), Worker(1, folder)
    theirs = [target for target in TARGETS if one.neighbours.place.owner(target) == 1]
    assert 0 < len(theirs) < len(TARGETS)
    near, far = socket.socketpair()
    with near, far:
        passed = [target for target in TARGETS if one.neighbours.pass_on(target, far.fileno(), HEAD)]
        assert passed == theirs
        await until(other, len(theirs))
        assert set(other.given) == {HEAD}
        assert near.recv(15) == b"from over there"
        other.neighbours.close()
        assert not one.neighbours.pass_on(theirs[0], far.fileno(), HEAD)
        again = Worker(1, folder)
        assert one.neighbours.pass_on(theirs[0], far.fileno(), HEAD)
        await until(again, 1)
        assert not one.neighbours.pass_on(b"/api/bots", far.fileno(), HEAD)
    for worker in (one, again):
        worker.neighbours.close()


def test_a_place_is_read_as_it_is_written() -> None:
    place = Place(1, 3, Path("/a folder/with blanks"))
    assert Place.read(str(place)) == place
    assert Place.read("") is None
