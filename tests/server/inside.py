"""A house without doors, on a real store, for what can only be seen from inside."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from time import monotonic, time
from typing import Any, TypeVar

from bastide.core.game import Seat
from bastide.server.bots.pool import BotPool, BotTokens
from bastide.server.house import House
from bastide.server.http.forms.tables import NewTable, SeatWish, Settings
from bastide.server.sockets.messages import FromHouse
from bastide.server.storage.schema import Guest
from bastide.server.storage.store import open_store
from bastide.server.tables import seats
from bastide.server.tables.commands import Command
from bastide.server.tables.kept import KeptTable
from bastide.server.tables.leaving import Concede
from bastide.server.tables.playing import Play
from bastide.server.tables.table import Table
from bastide.server.workers.clock import Clock
from bastide.server.workers.presence import Listener

ANN, BEN, EVE = (Guest(name, name.title(), "en") for name in ("ann", "ben", "eve"))

Result = TypeVar("Result")


class Worker:
    """A house without doors, a loop to run it in, clocks that can be set; several may share a database."""

    def __init__(self, url: str, runner: asyncio.Runner, ahead: float = 0.0) -> None:
        self.url = url
        self.runner = runner
        self.ahead = ahead  # of the clock on the wall
        self.passed = 0.0  # seconds by the clock that never jumps, beside those that passed
        self.house: House = runner.run(self._open())

    async def _open(self) -> House:
        clock = Clock(lambda: time() + self.ahead, lambda: monotonic() + self.passed)
        return House(await open_store(self.url, clock), BotPool(), BotTokens("token"))

    def close(self) -> None:
        self.do(self.house.close())

    def reopen(self) -> None:
        """Closed, and opened again on the same database."""
        self.close()
        self.house = self.do(self._open())

    def run(self, *work: Awaitable[Any]) -> list[Any]:
        """All of it at once; what is refused is told."""

        async def together() -> list[Any]:
            return await asyncio.gather(*work, return_exceptions=True)

        return self.runner.run(together())

    def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """One thing, which raises what it raises."""
        return self.runner.run(work)

    def open(self, *kinds: str, guest: Guest = ANN) -> Table:
        wished = [SeatWish(kind, "Eve") for kind in kinds]  # type: ignore[arg-type]
        wish = NewTable("kingdom", wished, settings=Settings(start_when_full=True))
        return self.do(seats.open_table(self.house, guest, wish))

    async def give(self, key: str, command: Command[Table]) -> Table:
        """A command at a table."""
        return await self.house.apply(await self.house.table(key), command)

    async def concede(self, guest: Guest, key: str, seat: Seat) -> KeptTable:
        return await self.house.apply(await self.house.kept_table(key), Concede(guest, seat))

    async def play(self, table: Table, seat: Seat, line: str, after: int | None = None) -> None:
        """A line of whoever sits there."""
        guest = Guest(table.seats[seat].guests[0], "", "en")
        await self.house.apply(table, Play(guest, seat, line, after=after))


NewWorker = Callable[..., Worker]


def workers(url: str, runner: asyncio.Runner) -> Iterator[NewWorker]:
    """As many as are asked for, on one database that knows Ann, Ben and Eve."""
    opened: list[Worker] = []

    def open_another(ahead: float = 0.0) -> Worker:
        opened.append(Worker(url, runner, ahead))
        return opened[-1]

    store = open_another().house.store
    for guest in (ANN, BEN, EVE):
        runner.run(store.add_guest(guest, f"digest of {guest.id}", 1.0))
    yield open_another
    for worker in opened:
        worker.close()


def page_of(guest: Guest) -> tuple[Listener, list[FromHouse]]:
    """An open page, and what it hears."""
    heard: list[FromHouse] = []

    async def send(message: FromHouse) -> None:
        heard.append(message)

    return Listener(guest, send), heard
