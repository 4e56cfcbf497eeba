"""The clock on the wall is set an hour forward or back: nobody is replaced, nobody waits longer."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest

from bastide.server.http.forms.tables import NewTable, SeatWish, Settings
from bastide.server.refusal import Refusal
from bastide.server.storage.database import database_url
from bastide.server.storage.schema import Guest
from bastide.server.tables import seats
from bastide.server.tables.leaving import ReplaceAbsent
from bastide.server.workers.clock import Clock
from bastide.server.workers.joining import see_others
from bastide.server.workers.presence import Listener
from tests.server.inside import ANN, BEN, NewWorker, Worker, page_of, workers
from tests.server.postgres import Postgres

HOUR = 3600.0
LONG, SHORT = 60, 10  # seconds for which a table waits for someone

set_by_an_hour = pytest.mark.parametrize("hour", [HOUR, -HOUR])


@pytest.fixture
def new_twin(postgres: Postgres, tmp_path: Path, runner: asyncio.Runner) -> Iterator[NewWorker]:
    """Several machines on one PostgreSQL."""
    with postgres.lend() as url:
        yield from workers(database_url(url, tmp_path), runner)


def seat_both(machine: Worker, patience: int) -> str:
    """A table at which Ann and Ben have sat down."""
    settings = Settings(absence=patience, start_when_full=True)
    wish = NewTable("kingdom", [SeatWish("me"), SeatWish("link")], settings=settings)
    key = machine.do(seats.open_table(machine.house, ANN, wish)).stored.id
    machine.do(seats.join(machine.house, BEN, key, ""))
    return key


def come(machine: Worker, key: str, guest: Guest) -> Listener:
    page, _ = page_of(guest)
    machine.do(machine.house.listen(key, page))
    machine.do(machine.house.presence.beat())
    return page


def go(machine: Worker, key: str, page: Listener) -> None:
    """Away, and the other machines are told."""

    async def leave() -> None:
        await machine.house.stop_listening(key, page)
        assert machine.house.presence._writing is not None
        await machine.house.presence._writing

    machine.do(leave())


def is_here(machine: Worker, key: str, seat: int) -> bool:
    """Whether somebody of the seat is there, in this house or in another."""

    async def look() -> bool:
        table = await machine.house.table(key)
        stored = await machine.house.store.table(key)
        assert stored is not None
        await see_others(machine.house, stored)
        return machine.house.presence.is_here(table, table.seats[seat])

    return machine.do(look())


def replaces(machine: Worker, key: str, seat: int) -> bool:
    """Whether Ann may put a bot into the seat."""

    async def replace() -> None:
        await machine.house.apply(await machine.house.table(key), ReplaceAbsent(ANN, seat))

    try:
        machine.do(replace())
    except Refusal:
        return False
    return True


# -- one machine


@set_by_an_hour
def test_one_who_has_just_come_and_gone_is_not_replaced(new_worker: NewWorker, hour: float) -> None:
    machine = new_worker()
    key = seat_both(machine, LONG)
    page = come(machine, key, BEN)
    machine.do(machine.house.stop_listening(key, page))
    machine.ahead = hour
    assert not replaces(machine, key, 1)


@set_by_an_hour
def test_one_who_has_been_away_too_long_is_replaced(new_worker: NewWorker, hour: float) -> None:
    machine = new_worker()
    key = seat_both(machine, SHORT)
    machine.ahead = hour
    assert not replaces(machine, key, 1)
    machine.passed += SHORT
    assert replaces(machine, key, 1)


@set_by_an_hour
def test_since_when_somebody_is_away_is_told_by_the_clock_that_people_see(
    new_worker: NewWorker, hour: float
) -> None:
    machine = new_worker()
    key = seat_both(machine, LONG)
    machine.ahead = hour
    before = time() + hour
    info = machine.house.pages.info(machine.do(machine.house.table(key)), ANN)
    away = info.seats[1].away_since
    assert away is not None
    assert before <= info.now <= time() + hour
    assert 0 <= info.now - away < 30


@set_by_an_hour
def test_after_a_restart_people_are_waited_for_as_long_as_ever(new_worker: NewWorker, hour: float) -> None:
    key = seat_both(new_worker(), SHORT)
    again = new_worker(ahead=hour)
    assert not replaces(again, key, 1)
    again.passed += SHORT
    assert replaces(again, key, 1)


# -- two machines whose clocks do not agree


@set_by_an_hour
def test_one_who_is_there_on_another_machine_is_there(new_twin: NewWorker, hour: float) -> None:
    here, there = new_twin(), new_twin(ahead=hour)
    key = seat_both(here, SHORT)
    come(there, key, BEN)
    assert is_here(here, key, 1)
    here.passed += SHORT
    assert not replaces(here, key, 1)


@set_by_an_hour
def test_one_who_has_left_another_machine_is_replaced_in_time(new_twin: NewWorker, hour: float) -> None:
    here, there = new_twin(), new_twin(ahead=hour)
    key = seat_both(here, SHORT)
    page = come(there, key, BEN)
    assert is_here(here, key, 1)
    go(there, key, page)
    assert not is_here(here, key, 1)
    assert not replaces(here, key, 1)
    here.passed += SHORT
    assert replaces(here, key, 1)


# -- the database's own clock


@set_by_an_hour
def test_a_moment_that_is_known_stays_where_it_was_when_the_database_s_clock_is_set(hour: float) -> None:
    clock = Clock()
    left = clock.read(1000.0, now=1010.0)
    assert clock.now() - left == pytest.approx(10, abs=1)
    assert clock.read(1000.0, now=1011.0 + hour) == left


def test_a_moment_that_lies_ahead_has_just_come() -> None:
    clock = Clock()
    assert clock.read(5000.0, now=1400.0) == pytest.approx(clock.now(), abs=1)


def test_never_is_never() -> None:
    assert Clock().read(0.0, now=1000.0) == 0.0
