"""The house under load: a real one in a process of its own, and bots that play there through sockets."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bastide.cli.bench.figures import Cell, Figures
from bastide.cli.bench.programs import failure, run_json
from bastide.core.errors import Message

LONGER: Final = 10  # a house is measured so many times longer than an engine
GRACE: Final = 10.0  # seconds that a house has to close
MEGABYTE: Final = 1_000_000


@dataclass(frozen=True)
class HouseLoad:
    """What the house has to bear."""

    tables: int  # in play
    rate: float  # moves a second
    postgres: str  # the address of an empty database, if that is measured too

    @property
    def idle(self) -> int:
        """Tables that have begun and are left alone: people think much longer than they move."""
        return 5 * self.tables

    @property
    def databases(self) -> dict[str, str]:
        return {"SQLite": ""} | ({"PostgreSQL": self.postgres} if self.postgres else {})


@dataclass(frozen=True)
class OpenHouse:
    """A house that listens."""

    address: str
    pid: int


def bench_play(load: HouseLoad, seconds: float) -> Figures:
    """Moves a second, how long they took, and the memory of a table."""
    rows: list[list[Cell]] = []
    for name, database in load.databases.items():
        with open_house(database, "--bots", "0") as house:
            found = run_load("play", house, load.tables, seconds * LONGER, load.rate)
        both = [f"{found['memory'] / 1000:,.0f} kB", f"{found['heard']:,} / {found['told']:,}"]
        paced = Message("way-paced", {"rate": f"{load.rate:.0f}"})
        rows.append([name, Message("way-pressed"), *play_cells(found["pressed"]), *both])
        rows.append([name, paced, *play_cells(found["paced"]), "", ""])
    return Figures(["database", "way"], ["moves", "p50", "p95", "p99", "memory", "heard"], rows)


def play_cells(found: Mapping[str, float]) -> list[Cell]:
    return [f"{found['moves']:,.0f}", *[f"{found[part]:,.0f} ms" for part in ("p50", "p95", "p99")]]


def bench_rest(load: HouseLoad, seconds: float) -> Figures:
    """The memory of the server process with many tables at which nobody moves."""
    rows: list[list[Cell]] = []
    for name, database in load.databases.items():
        with open_house(database, "--bots", "0") as house:
            found = run_load("rest", house, load.idle, seconds, load.rate)
        sizes = [f"{found[part] / MEGABYTE:,.0f} MB" for part in ("before", "open", "closed")]
        rows.append([name, f"{load.idle:,}", f"{found['moves']:,.0f}", *sizes])
    return Figures(["database"], ["tables", "played", "empty", "pages-open", "pages-closed"], rows)


@contextmanager
def open_house(database: str, *more: str) -> Iterator[OpenHouse]:
    """`bastide serve` on a folder of its own, as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="bastide-bench-", ignore_cleanup_errors=True) as folder:
        command = [sys.executable, "-m", "bastide", "serve", "--port", "0", "--data", folder, *more]
        complaints = Path(folder, "complaints.txt")
        house = subprocess.Popen(
            command,
            env={**os.environ, "BASTIDE_DATABASE_URL": database},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=complaints.open("w"),
            text=True,
        )
        try:
            assert house.stdout is not None
            word, _, address = house.stdout.readline().strip().partition("://")
            if not word:
                raise failure("bastide serve", complaints.read_text())
            yield OpenHouse(address, house.pid)
        finally:
            close(house)


def close(house: subprocess.Popen[str]) -> None:
    house.terminate()
    try:
        house.wait(GRACE)
    except subprocess.TimeoutExpired:
        house.kill()
        house.wait()


def run_load(what: str, house: OpenHouse, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    program = [sys.executable, "-m", "bastide.cli.bench.load", what, house.address]
    found: dict[str, Any] = run_json([*program, *map(str, (house.pid, tables, seconds, rate))], os.environ)
    return found
