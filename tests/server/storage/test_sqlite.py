"""The line to a file of SQLite: one trip to its thread a statement, and whole after whatever went wrong."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bastide.server.storage.database import database_url, open_engine
from bastide.server.storage.sqlite import Line

COUNT_TO = (
    "with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000000) select count(*) from n"
)


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What was handed to the thread."""
    made: list[Any] = []
    execute = Line._execute

    async def noted(self: Line, work: Any, *given: Any) -> Any:
        made.append(work)
        return await execute(self, work, *given)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(Line, "_execute", noted)
    return made


@pytest.fixture
def engine(tmp_path: Path, runner: asyncio.Runner) -> Iterator[AsyncEngine]:
    engine = runner.run(open_engine(database_url("", tmp_path)))
    runner.run(asked(engine, "create table things (name text primary key, size integer)"))
    yield engine
    runner.run(engine.dispose())


async def asked(engine: AsyncEngine, statement: str, **given: Any) -> Any:
    """In a transaction of its own: the rows, or how many were changed."""
    async with engine.begin() as line:
        told = await line.execute(text(statement), given)
        return [tuple(row) for row in told] if told.returns_rows else told.rowcount


def test_reading_takes_one_trip(engine: AsyncEngine, runner: asyncio.Runner, trips: list[Any]) -> None:
    runner.run(asked(engine, "insert into things values ('a', 1), ('b', 2)"))
    before = len(trips)
    assert runner.run(asked(engine, "select * from things order by name")) == [("a", 1), ("b", 2)]
    assert len(trips) - before == 1


def test_what_was_changed_and_what_it_returns_are_told(engine: AsyncEngine, runner: asyncio.Runner) -> None:
    assert runner.run(asked(engine, "insert into things values ('a', 1), ('b', 2)")) == 2
    assert runner.run(asked(engine, "update things set size = 5 where size > 0")) == 2
    assert runner.run(asked(engine, "update things set size = 6 where name = 'a' returning size")) == [(6,)]
    assert runner.run(asked(engine, "select sum(size) from things")) == [(11,)]


def test_after_a_refusal_nothing_of_it_is_there_and_the_line_goes_on(
    engine: AsyncEngine, runner: asyncio.Runner
) -> None:
    runner.run(asked(engine, "insert into things values ('a', 1)"))
    with pytest.raises(IntegrityError):
        runner.run(asked(engine, "insert into things values ('b', 2), ('a', 3)"))
    assert runner.run(asked(engine, "insert into things values ('c', 4)")) == 1
    assert runner.run(asked(engine, "select name from things order by name")) == [("a",), ("c",)]


def test_who_is_cut_off_in_the_middle_leaves_nothing_and_the_next_writes_as_ever(
    engine: AsyncEngine, runner: asyncio.Runner
) -> None:
    async def cut_off() -> None:
        async with engine.begin() as line:
            await line.execute(text("insert into things values ('a', 1)"))
            await line.execute(text(COUNT_TO))

    async def cut() -> None:
        going = asyncio.create_task(cut_off())
        await asyncio.sleep(0.1)
        going.cancel()
        with pytest.raises(asyncio.CancelledError):
            await going

    runner.run(cut())
    assert runner.run(asked(engine, "insert into things values ('b', 2)")) == 1
    assert runner.run(asked(engine, "select name from things")) == [("b",)]
