"""The workers of one house pass pages on to each other, so that all pages of a table are with one of them.

Any of them could serve any page, and does if the other cannot be reached: this only saves work.
"""

import asyncio
import logging
import os
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zlib import crc32

TABLE_SOCKET: Final = re.compile(rb"/api/tables/([^/?]+)/socket")
LONGEST: Final = 128 * 1024  # bytes of a request's head, more than any line lets in
WAITING: Final = 100  # neighbours that may knock at once

Take = Callable[[socket.socket, bytes], None]


@dataclass(frozen=True)
class Place:
    """A worker among those of its house."""

    number: int
    of: int  # how many there are
    folder: Path  # where they meet

    def __str__(self) -> str:
        return f"{self.number} {self.of} {self.folder}"

    @classmethod
    def read(cls, text: str) -> "Place | None":
        number, _, rest = text.partition(" ")
        of, _, folder = rest.partition(" ")
        return cls(int(number), int(of), Path(folder)) if folder else None

    def owner(self, target: bytes) -> int:
        """Whose page it is that asks for this; our own if it is no table's."""
        asked = TABLE_SOCKET.match(target)
        return crc32(asked[1]) % self.of if asked else self.number

    def door(self, number: int) -> str:
        return str(self.folder / str(number))


class Neighbours:
    """The other workers of a house, as one of them reaches them: over files that lead to sockets."""

    def __init__(self, place: Place, take: Take) -> None:
        self.place = place
        self.take = take  # a page's line, and the request that was read from it
        self._door: socket.socket | None = None
        self._out: dict[int, socket.socket] = {}
        self._in: set[socket.socket] = set()

    def open(self) -> None:
        """Take in what others pass on; where that cannot be, every page stays where it came."""
        own = self.place.door(self.place.number)
        try:
            self._door = door = new_socket()
            door.bind(f"{own}.{os.getpid()}")
            door.listen(WAITING)
            Path(f"{own}.{os.getpid()}").rename(own)  # in place of one who came before
        except OSError as problem:
            logging.getLogger("bastide").warning("workers pass no pages on: %s", problem)
            return
        asyncio.get_running_loop().add_reader(door, self._let_in, door)

    def close(self) -> None:
        loop = asyncio.get_running_loop()
        for line in [*self._in, *([self._door] if self._door else [])]:
            loop.remove_reader(line)
            line.close()
        for line in self._out.values():
            line.close()

    def pass_on(self, target: bytes, line: int, head: bytes) -> bool:
        """Give a page's line to the worker whose it is; not if it is ours, or if the other is not there."""
        owner = self.place.owner(target)
        if owner == self.place.number:
            return False
        for _ in range(2):  # what is known of a worker may be known of the one before it
            try:
                socket.send_fds(self._way_to(owner), [head], [line])
            except BlockingIOError:  # it has enough to do
                return False
            except OSError:
                self._forget(owner)
            else:
                return True
        return False

    def _forget(self, owner: int) -> None:
        line = self._out.pop(owner, None)
        if line is not None:
            line.close()

    def _way_to(self, owner: int) -> socket.socket:
        if owner not in self._out:
            self._out[owner] = new_socket()
            self._out[owner].connect(self.place.door(owner))  # at once, or not at all
        return self._out[owner]

    def _let_in(self, door: socket.socket) -> None:
        with suppress(BlockingIOError):
            line, _ = door.accept()
            line.setblocking(False)
            self._in.add(line)
            asyncio.get_running_loop().add_reader(line, self._hear, line)

    def _hear(self, line: socket.socket) -> None:
        try:
            head, given, _, _ = socket.recv_fds(line, LONGEST, 1)
        except BlockingIOError:
            return
        except OSError:
            head, given = b"", []
        for number in given:
            self.take(socket.socket(fileno=number), head)
        if not head:  # the neighbour is gone
            asyncio.get_running_loop().remove_reader(line)
            self._in.discard(line)
            line.close()


def new_socket() -> socket.socket:
    """One that keeps what is sent together together."""
    line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    line.setblocking(False)
    return line
