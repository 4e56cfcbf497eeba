"""The load on a house, as a line of JSON: `python -m bastide.cli.bench.load`, a process of its own."""

import asyncio
import json
import os
import sys
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

from bastide.bots.uniform import Uniform
from bastide.cli.bench.guests import PATIENCE, Guest
from bastide.cli.bench.shares import held
from bastide.cli.bench.tables import GAME, SEATS, Table
from bastide.cli.bench.usage import database_process, family, processor, resident

TOGETHER: Final = 8  # tables that are opened at the same time
TABLES_A_GUEST: Final = 20  # as many as the house lets one have open
SHARE: Final = 0.35  # of a core, for each worker that is held: two leave a core to database and load
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


@dataclass(frozen=True)
class House:
    """What is measured: where it is reached, its first process, and that of its database if it is known."""

    address: str
    server: int
    database: int


async def play(house: House, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """Tables in play: first flat out, then at a pace."""
    before = resident(house.server)
    load = Load(house.address, tables)
    await load.open()
    pressed = await costed(house, load, load.press(seconds))
    paced = await costed(house, load, load.pace(rate, seconds))
    memory = (resident(house.server) - before) / tables
    await load.close()
    told, heard = sum(table.told for table in load.tables), sum(table.heard for table in load.tables)
    return {"pressed": pressed, "paced": paced, "memory": memory, "told": told, "heard": heard}


async def costed(house: House, load: Load, work: Coroutine[Any, Any, Numbers]) -> Numbers:
    """The same, and the milliseconds of the processor that each kind of process took for a move."""
    before = await asyncio.to_thread(spent, house)
    found = await work
    after = await asyncio.to_thread(spent, house)
    return {**found, **{who: 1000 * (after[who] - before[who]) / len(load.took) for who in after}}


def spent(house: House) -> Numbers:
    """Seconds of the processor: the workers', the database's, and our own."""
    database = {"database": processor(house.database)} if house.database else {}
    return {"processor": processor(house.server), **database, "load": process_time()}


async def press(house: House, tables: int, seconds: float, _rate: float) -> Numbers:
    """Tables in play, flat out alone."""
    load = Load(house.address, tables)
    await load.open()
    pressed = await costed(house, load, load.press(seconds))
    await load.close()
    return pressed


async def hold(house: House, tables: int, seconds: float, _rate: float) -> Numbers:
    """The same while each worker gets its share of a core; database and load may take what they want."""
    load = Load(house.address, tables)
    await load.open()
    with held(family(house.server), SHARE):
        pressed = await costed(house, load, load.press(seconds))
    await load.close()
    return pressed


async def rest(house: House, tables: int, seconds: float, _rate: float) -> dict[str, Any]:
    """Tables that have begun and are left alone: all pages open, then all closed."""
    before = resident(house.server)
    load = Load(house.address, tables, TABLES_A_GUEST)
    await load.open()
    await load.press(seconds)
    moves, opened = len(load.took) / tables, resident(house.server)
    await load.close()
    return {"moves": moves, "before": before, "open": opened, "closed": resident(house.server)}


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


async def measure(what: str, address: str, server: int, database: str, *much: Any) -> dict[str, Any]:
    """One of the works at the house of an address and a process."""
    house = House(address, server, await database_process(database) if database else 0)
    works = {"play": play, "press": press, "hold": hold, "rest": rest}
    return await unless_it_fails(works[what](house, *much))


def main(
    what: str, address: str, server: str, tables: str, seconds: str, rate: str, database: str = ""
) -> None:
    work = measure(what, address, int(server), database, int(tables), float(seconds), float(rate))
    give_way()
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        print(json.dumps(runner.run(work)))


def give_way() -> None:
    """Guests have machines of their own: what they hear does not push aside a worker that is at work."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def fastest_loop() -> Any:
    """The loop that leaves most of the processor to the house."""
    try:
        from uvloop import new_event_loop
    except ImportError:  # there is none for this system
        return None
    return new_event_loop


if __name__ == "__main__":
    main(*sys.argv[1:])
