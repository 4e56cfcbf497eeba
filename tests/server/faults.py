"""What can be done to the database of a real house, and undone again."""

import os
import resource
import signal
import socket
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Final

from sqlalchemy.engine import make_url

from tests.server.house import House
from tests.server.postgres import Postgres
from tests.server.processes import running

FILE_SIZE: Final = 4096  # bytes; the first page that is logged does not fit


@dataclass(frozen=True)
class Fault:
    """A house, and how its database becomes of no use and of use again."""

    house: House
    begin: Callable[[], object]
    end: Callable[[], object]


@contextmanager
def full(house: House) -> Iterator[Fault]:
    """No file of the house may grow: what the system says when a quota is used up."""
    pid = house.process.pid
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    yield Fault(
        house,
        lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, (FILE_SIZE, most)),
        lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most)),
    )


@contextmanager
def locked(house: House) -> Iterator[Fault]:
    """Another program writes and does not come to an end."""
    with closing(
        sqlite3.connect(house.folder / "data" / "house.sqlite", timeout=30, isolation_level=None)
    ) as line:
        yield Fault(house, lambda: line.execute("begin immediate"), lambda: line.execute("rollback"))


@contextmanager
def well(house: House) -> Iterator[Fault]:
    """Nothing is wrong."""
    yield Fault(house, lambda: None, lambda: None)


def stopped(house: House, postgres: Postgres) -> Fault:
    return Fault(house, postgres.stop, postgres.start)


def read_only(house: House, postgres: Postgres, url: str) -> Fault:
    """The house's database may only be read."""
    name = make_url(url).database

    def order(is_on: str) -> None:
        postgres.order(f"alter database {name} set default_transaction_read_only = {is_on}")
        postgres.cut_lines()

    return Fault(house, lambda: order("on"), lambda: order("off"))


class Between:
    """Stands between a house and PostgreSQL, and can end the talk in the server's name but not the line."""

    GOODBYE: Final = b"SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"

    DOOR: Final = ".s.PGSQL.5432"

    def __init__(self, postgres: Postgres, folder: Path) -> None:
        self.server = str(postgres.folder / self.DOOR)
        self.door = socket.socket(socket.AF_UNIX)
        self.door.bind(str(folder / self.DOOR))
        self.door.listen()
        self.houses: list[socket.socket] = []
        Thread(target=self._let_in, daemon=True).start()

    def _let_in(self) -> None:
        with suppress(OSError):  # the door is shut
            while True:
                house, _ = self.door.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(self.server)
                self.houses.append(house)
                for one, other in ((house, server), (server, house)):
                    Thread(target=pass_on, args=(one, other), daemon=True).start()

    def say_goodbye(self) -> None:
        for house in self.houses:
            with suppress(OSError):  # it has gone already
                house.sendall(b"E" + (len(self.GOODBYE) + 4).to_bytes(4, "big") + self.GOODBYE)

    def close(self) -> None:
        for line in (self.door, *self.houses):
            line.close()


def pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while told := one.recv(1 << 16):
            other.sendall(told)
    for line in (one, other):
        with suppress(OSError):  # it is shut already
            line.shutdown(socket.SHUT_RDWR)  # which wakes whoever reads it


@contextmanager
def silent(postgres: Postgres) -> Iterator[None]:
    """The server and all its processes stand still."""
    own = postgres.server.pid
    with still([own, *(child for child, parent in running() if parent == own)]):
        yield


@contextmanager
def still(processes: Sequence[int]) -> Iterator[None]:
    """They do nothing meanwhile."""
    for pid in processes:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in processes:
            os.kill(pid, signal.SIGCONT)
