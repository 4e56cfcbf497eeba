"""The benchmark: under load every row is heard by every seat, and all figures are told."""

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bastide.cli.bench.load import Load
from bastide.cli.bench.shares import can_hold
from tests.cli.terminal import said
from tests.server.house import PATIENCE, House, environment, open_house
from tests.server.postgres import Postgres
from tests.starting import BASTIDE

LOAD = [sys.executable, "-m", "bastide.cli.bench.load"]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as house:
        yield house


@pytest.fixture
def postgres() -> Iterator[str]:
    server = Postgres()
    yield server.new_database()
    server.close()


def test_every_row_is_heard_by_every_seat(served: House) -> None:
    found = run_load(served, "play", tables=3, seconds=1.0)
    with closing(sqlite3.connect(served.folder / "data" / "house.sqlite")) as line:
        (rows,) = line.execute("select count(*) from moves").fetchone()
        (moves,) = line.execute("select count(*) from moves where seat >= 0").fetchone()
    assert found["heard"] == found["told"] == 3 * rows
    assert moves > 0
    for way in ("pressed", "paced"):
        assert 0 < found[way]["p50"] <= found[way]["p95"] <= found[way]["p99"]
        assert found[way]["moves"] > 0


def test_the_next_game_follows_when_one_is_over(served: House) -> None:
    load = asyncio.run(play_one_game(served))
    with closing(sqlite3.connect(served.folder / "data" / "house.sqlite")) as line:
        games = line.execute("select id, status from tables order by created_at").fetchall()
        (rows,) = line.execute("select count(*) from moves").fetchone()
    assert [status for _, status in games] == ["finished", "running"]
    assert load.tables[0].key == games[1][0]
    assert load.tables[0].heard == load.tables[0].told == 3 * rows


async def play_one_game(house: House) -> Load:
    """One table, until its second game has begun."""
    load = Load(house.address, tables=1)
    await load.open()
    (table,) = load.tables
    first = table.key
    while table.key == first:
        await load.press(0.1)
    await load.close()
    return load


def test_tables_at_rest_are_weighed_with_their_pages_open_and_closed(served: House) -> None:
    found = run_load(served, "rest", tables=4, seconds=0.5)
    assert 0 < found["before"] < found["open"]
    assert found["before"] < found["closed"]
    assert found["moves"] > 0


def test_a_house_that_goes_away_ends_the_measurement(served: House) -> None:
    process = subprocess.Popen(arguments(served, "play", 1, 60.0), stderr=subprocess.PIPE, text=True)
    watcher = served.guest("Ann")
    while not has_moves(served):
        watcher.me()
    served.kill()
    assert process.wait(timeout=PATIENCE) == 1
    assert process.stderr is not None
    assert "the house has closed a page" in process.stderr.read()
    process.stderr.close()


def test_the_load_pushes_no_worker_aside(served: House) -> None:
    process = subprocess.Popen(arguments(served, "press", 1, 0.5), stdout=subprocess.DEVNULL)
    watcher = served.guest("Ann")
    while not has_moves(served):
        watcher.me()
    if sys.platform == "linux":
        assert os.sched_getscheduler(process.pid) == os.SCHED_BATCH
    assert process.wait(timeout=60) == 0


def test_the_benchmark_tells_of_the_engine_and_of_the_house_on_both_databases(
    tmp_path: Path, postgres: str
) -> None:
    few = ["--seconds", "0.1", "--rounds", "1", "--tables", "3", "--rate", "30", "--postgres", postgres]
    command = [str(BASTIDE), "bench", *few, "--write", str(tmp_path / "speed.md")]
    wide = {**environment(tmp_path), "COLUMNS": "200"}  # for any figure in one line
    ended = subprocess.run(command, env=wide, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    written = (tmp_path / "speed.md").read_text()
    check_engine(written, ended.stdout)
    check_house(written, ended.stdout)
    check_workers(written)


def check_engine(written: str, told: str) -> None:
    """A row for each number of players, and one with everything; what is written is told too."""
    rows = re.findall(r"^\| kingdom \| (\d) \| plain \| ([\d,]+) \|", written, re.M)
    assert [seats for seats, _ in rows] == ["2", "3", "4"]
    rows += re.findall(r"^\| burgundy \+ modules \| (2) \| plain \| ([\d,]+) \|", written, re.M)
    assert len(rows) == 4
    for _, moves in rows:
        assert moves in told


def check_house(written: str, told: str) -> None:
    """Every row was heard, by one worker and by two, flat out and at a pace."""
    for database, workers in (("SQLite", 1), ("PostgreSQL", 1), ("PostgreSQL", 2)):
        house = rf"^\| {database} \| {workers} \|"
        (rows,) = re.findall(rf"{house} flat out \|.* ([\d,]+) / ([\d,]+) \|$", written, re.M)
        assert rows[0] == rows[1] != "0"
        assert f"{rows[0]} / {rows[1]}" in told
        ((moves, processor),) = re.findall(
            rf"{house} 30 a second \| ([\d,]+) \|.* ([\d.]+) ms \|  \|  \|$", written, re.M
        )
        assert int(moves) > 0
        assert float(processor) > 0
        assert re.search(rf"^\| {database} \| 15 \| ", written, re.M)


def check_workers(written: str) -> None:
    """What two workers bring, sharing the machine and, where that can be, each with its part of a core."""
    check_share(written, "a core")
    if can_hold():
        check_share(written, "0.35 of a core")
    else:
        assert said("share-unmeasured", "en") in written


def check_share(written: str, share: str) -> None:
    """What a move takes of each kind of process: their sum is what it takes."""
    cells = r"([\d,]+) \| ([\d.]+) \| [\d,]+ ms \| ([\d.]+) ms \| ([\d.]+) ms \| ([\d.]+) ms \| ([\d.]+) ms"
    rows = [
        re.findall(rf"^\| {workers} \| {share} \| {cells} \| [\d.]+ \|$", written, re.M) for workers in "12"
    ]
    figures = [[float(cell.replace(",", "")) for cell in row] for (row,) in rows]
    assert figures[0][1] == 1
    several = figures[1][1] * figures[0][0]  # all three are rounded
    assert figures[1][0] == pytest.approx(several, abs=0.5 + 0.5 * figures[1][1] + 0.005 * figures[0][0])
    for _, _, *kinds, together in figures:
        assert sum(kinds) == pytest.approx(together, abs=0.003)


def run_load(house: House, what: str, tables: int, seconds: float) -> dict[str, Any]:
    """What the load found; if it could not, what it complained of."""
    done = subprocess.run(
        arguments(house, what, tables, seconds), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def arguments(house: House, what: str, tables: int, seconds: float) -> list[str]:
    return [*LOAD, what, house.address, str(house.process.pid), str(tables), str(seconds), "30"]


def has_moves(house: House) -> bool:
    with closing(sqlite3.connect(house.folder / "data" / "house.sqlite")) as line:
        return bool(line.execute("select count(*) from moves where seat >= 0").fetchone()[0])
