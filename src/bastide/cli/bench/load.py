"""The load on a house, as a line of JSON: `python -m bastide.cli.bench.load`, a process of its own."""

import asyncio
import json
import sys
from collections.abc import Coroutine, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

from bastide.bots.uniform import Uniform
from bastide.cli.bench.guests import PATIENCE, Guest
from bastide.cli.bench.memory import resident
from bastide.cli.bench.tables import GAME, SEATS, Table

TOGETHER: Final = 8  # tables that are opened at the same time
TABLES_A_GUEST: Final = 20  # as many as the house lets one have open
Numbers = dict[str, float]


class Load:
    """Tables in one house, and how long every move took."""

    def __init__(self, address: str, tables: int, tables_a_guest: int = 1) -> None:
        self.took: list[float] = []
        self.is_pressing = False  # every table plays on at once
        self.rng = Random(1)
        self.tasks: set[asyncio.Task[None]] = set()
        bot = Uniform(GAME, self.rng)
        trios = [[Guest(address) for _ in range(SEATS)] for _ in range(-(-tables // tables_a_guest))]
        self.tables = [Table(trios[number // tables_a_guest], bot, self) for number in range(tables)]

    async def open(self) -> None:
        door = asyncio.Semaphore(TOGETHER)

        async def enter(table: Table) -> None:
            async with door:
                await table.open()

        await asyncio.gather(*map(enter, self.tables))

    async def close(self) -> None:
        await asyncio.gather(*[table.close_pages() for table in self.tables])

    async def press(self, seconds: float) -> Numbers:
        """Every table plays on as soon as all three have heard."""
        self.took.clear()
        self.is_pressing = True
        began = perf_counter()
        for table in self.tables:
            table.owe(began)
        async with asyncio.timeout(seconds + PATIENCE):
            while perf_counter() < began + seconds or not self.took:
                await asyncio.sleep(min(seconds, 0.1))
        found = figures_of(self.took, perf_counter() - began)
        self.is_pressing = False
        await self.settle()
        return found

    async def pace(self, rate: float, seconds: float) -> Numbers:
        """Moves fall due at random moments, so many a second, whether or not the house keeps up."""
        self.took.clear()
        began = due = perf_counter()
        while (due := due + self.rng.expovariate(rate)) < began + seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            free = [table for table in self.tables if table.is_free]
            self.rng.choice(free or self.tables).owe(due)
        await self.settle()
        return figures_of(self.took, max(seconds, perf_counter() - began))

    async def settle(self) -> None:
        """Until nothing is on its way and every game that is over has been followed by another."""
        async with asyncio.timeout(PATIENCE):
            while not all(table.is_free for table in self.tables):
                await asyncio.sleep(0.005)

    def has_played(self, table: Table, took: float) -> None:
        self.took.append(took)
        if self.is_pressing:
            table.owe(perf_counter())

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.has_ended)

    def has_ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        task.result()


def figures_of(took: Sequence[float], seconds: float) -> Numbers:
    """Moves a second, and the milliseconds that 50, 95 and 99 of 100 took at most."""
    ordered = sorted(took)
    parts = {f"p{part}": ordered[len(ordered) * part // 100] * 1000 for part in (50, 95, 99)}
    return {"moves": len(took) / seconds, **parts}


async def play(address: str, server: int, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """Tables in play: first flat out, then at a pace."""
    before = resident(server)
    load = Load(address, tables)
    await load.open()
    pressed = await load.press(seconds)
    paced = await load.pace(rate, seconds)
    memory = (resident(server) - before) / tables
    await load.close()
    told, heard = sum(table.told for table in load.tables), sum(table.heard for table in load.tables)
    return {"pressed": pressed, "paced": paced, "memory": memory, "told": told, "heard": heard}


async def rest(address: str, server: int, tables: int, seconds: float, _rate: float) -> dict[str, Any]:
    """Tables that have begun and are left alone: all pages open, then all closed."""
    before = resident(server)
    load = Load(address, tables, TABLES_A_GUEST)
    await load.open()
    await load.press(seconds)
    moves, opened = len(load.took) / tables, resident(server)
    await load.close()
    return {"moves": moves, "before": before, "open": opened, "closed": resident(server)}


async def unless_it_fails(work: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    """A page that is refused or cut off ends the whole measurement."""
    faults: list[str] = []
    doing = asyncio.ensure_future(work)

    def fail(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        faults.append(repr(context.get("exception") or context["message"]))
        doing.cancel()

    asyncio.get_running_loop().set_exception_handler(fail)
    try:
        return await doing
    except asyncio.CancelledError:
        sys.exit(faults[0])


def main(what: str, address: str, server: str, tables: str, seconds: str, rate: str) -> None:
    """`play` or `rest` at the house of an address and a process."""
    measure = {"play": play, "rest": rest}[what]
    work = measure(address, int(server), int(tables), float(seconds), float(rate))
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        print(json.dumps(runner.run(unless_it_fails(work))))


def fastest_loop() -> Any:
    """The loop that leaves most of the processor to the house."""
    try:
        from uvloop import new_event_loop
    except ImportError:  # there is none for this system
        return None
    return new_event_loop


if __name__ == "__main__":
    main(*sys.argv[1:])
