"""The house under load: a real one in a process of its own, and bots that play there through sockets."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from bastide.cli.bench.figures import Cell, Figures
from bastide.cli.bench.load import SHARE
from bastide.cli.bench.programs import failure, run_json
from bastide.cli.bench.shares import can_hold
from bastide.core.errors import Message

SEVERAL: Final = 2  # workers, to compare with one
LONGER: Final = 10  # a house is measured so many times longer than an engine
GRACE: Final = 10.0  # seconds that a house has to close
MEGABYTE: Final = 1_000_000
KINDS: Final = ("processor", "database", "load")  # of processes: the workers, the database's, the bots


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

    @property
    def houses(self) -> list[tuple[str, str, int]]:
        """The name and address of a database, and how many workers stand before it."""
        several = [("PostgreSQL", self.postgres, SEVERAL)] if self.postgres else []
        return [(name, address, 1) for name, address in self.databases.items()] + several


@dataclass(frozen=True)
class OpenHouse:
    """A house that listens."""

    address: str
    pid: int


def bench_play(load: HouseLoad, seconds: float) -> Figures:
    """Moves a second, how long they took, and the memory of a table."""
    rows: list[list[Cell]] = []
    for name, database, workers in load.houses:
        with open_house(database, "--bots", "0", "--workers", str(workers)) as house:
            found = run_load("play", house, load.tables, seconds * LONGER, load.rate)
        both = [f"{found['memory'] / 1000:,.0f} kB", f"{found['heard']:,} / {found['told']:,}"]
        paced = Message("way-paced", {"rate": f"{load.rate:.0f}"})
        house_of = [name, str(workers)]
        rows.append([*house_of, Message("way-pressed"), *play_cells(found["pressed"]), *both])
        rows.append([*house_of, paced, *play_cells(found["paced"]), "", ""])
    names = ["database", "workers", "way"]
    return Figures(names, ["moves", "p50", "p95", "p99", "processor", "memory", "heard"], rows)


def bench_workers(load: HouseLoad, seconds: float, rounds: int) -> Figures:
    """One worker and several, flat out: moves a second, and whose processor time they take.

    Once all of them share the machine; then, if it can be, each worker is held to its part of a core.
    """
    numbers = ["moves", "times-one", "p99", "cpu-workers", "cpu-database", "cpu-load", "cpu-all", "cores"]
    ways = {"press": Message("share-core")}
    if can_hold():
        ways["hold"] = Message("share-part", {"share": f"{SHARE:.2f}"})
    rows: list[list[Cell]] = []
    for what, share in ways.items():
        found = in_turns(what, load, seconds * LONGER, rounds)
        rows += [[str(workers), share, *workers_cells(some, found[1])] for workers, some in found.items()]
    note = "" if "hold" in ways else Message("share-unmeasured")
    return Figures(["workers", "share"], numbers, rows, note)


def in_turns(what: str, load: HouseLoad, seconds: float, rounds: int) -> dict[int, list[Mapping[str, float]]]:
    """What the load has found with one worker and with several."""
    found: dict[int, list[Mapping[str, float]]] = {1: [], SEVERAL: []}
    for workers in list(found) * rounds:
        with open_house(load.postgres, "--bots", "0", "--workers", str(workers)) as house:
            found[workers].append(run_load(what, house, load.tables, seconds, load.rate, load.postgres))
    return found


def workers_cells(found: Sequence[Mapping[str, float]], alone: Sequence[Mapping[str, float]]) -> list[Cell]:
    """The medians; each run is compared with the one worker's before it."""
    pairs = zip(found, alone, strict=True)
    times = median(several["moves"] / one["moves"] for several, one in pairs)
    moves, p99 = (median(one[part] for one in found) for part in ("moves", "p99"))
    kinds = {part: median(one[part] for one in found) for part in KINDS if part in found[0]}
    costs = [f"{kinds[part]:.3f} ms" if part in kinds else "" for part in KINDS]
    together = sum(kinds.values())
    all_of = [*costs, f"{together:.3f} ms", f"{together * moves / 1000:.2f}"]
    return [f"{moves:,.0f}", f"{times:.2f}", f"{p99:,.0f} ms", *all_of]


def play_cells(found: Mapping[str, float]) -> list[Cell]:
    times = [f"{found[part]:,.0f} ms" for part in ("p50", "p95", "p99")]
    return [f"{found['moves']:,.0f}", *times, f"{found['processor']:.2f} ms"]


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
            env={**os.environ, "BASTIDE_DATABASE_URL": database, "FORWARDED_ALLOW_IPS": "127.0.0.1"},
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


def run_load(
    what: str, house: OpenHouse, tables: int, seconds: float, rate: float, database: str = ""
) -> dict[str, Any]:
    """What the load has found; of a database that it knows the address of, what that took too."""
    program = [sys.executable, "-m", "bastide.cli.bench.load", what, house.address]
    much = map(str, (house.pid, tables, seconds, rate, database))
    found: dict[str, Any] = run_json([*program, *much], os.environ)
    return found
