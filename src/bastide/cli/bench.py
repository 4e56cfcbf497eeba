"""The benchmark: the engine plain and compiled, and a peer, each in processes of its own, turn about."""

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from statistics import median
from typing import Final

from rich import box
from rich.progress import track
from rich.table import Table

import bastide
from bastide.cli.files import write_text
from bastide.cli.screen import Screen
from bastide.core import house
from bastide.core.cells import IS_PLAIN
from bastide.core.errors import Argument, BadOption, Message
from bastide.core.options import seat_counts

ROUNDS: Final = 3
Numbers = dict[str, float]

PEER: Final = """
import json, random, sys
from time import perf_counter
from catanatron import Color, Game, RandomPlayer
random.seed(1)
games = actions = 0
began = perf_counter()
while perf_counter() - began < float(sys.argv[1]):
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    game.play()
    games += 1
    actions += len(game.state.actions)
took = perf_counter() - began
print(json.dumps({"moves": actions / took, "games": games / took}))
"""


def run_bench(
    seconds: float, compiled: Path | None, peer: Path | None, write: Path | None, screen: Screen
) -> None:
    """Measure in turns, so that what else the machine does falls on all alike; show the medians."""
    engines = engine_paths(compiled)
    if peer is not None and shutil.which(peer) is None:
        raise BadOption(Message("peer-absent", {"peer": str(peer)}))
    cases = [(key, seats) for key in bastide.games() for seats in seat_counts(house.game(key).options())]
    jobs = [(engine, key, seats) for _ in range(ROUNDS) for key, seats in cases for engine in engines]
    found: dict[tuple[str, str, int], list[Numbers]] = {}
    peers: list[Numbers] = []
    for job in track(jobs, screen.words.say("progress-bench"), console=screen.console, transient=True):
        engine, key, seats = job
        found.setdefault(job, []).append(measure_engine(engines[engine], key, seats, seconds))
        if peer is not None and engine == next(iter(engines)):
            peers.append(run_json([str(peer), "-c", PEER, str(seconds)], os.environ))
    rows = {job: middle(numbers) for job, numbers in found.items()}
    against = middle(peers) if peers else None
    screen.show(machine(), table_of(rows, against, screen))
    if write is not None:
        write_text(write, as_markdown(rows, against))


def engine_paths(compiled: Path | None) -> dict[str, Path]:
    """Where each engine is imported from."""
    paths = {"plain" if IS_PLAIN else "compiled": Path(bastide.__file__).parent.parent}
    if compiled is not None:
        if not list(compiled.glob("bastide__mypyc*")):
            raise BadOption(Message("compiled-absent", {"folder": str(compiled)}))
        paths["compiled"] = compiled.resolve()
    return paths


def measure_engine(path: Path, key: str, seats: int, seconds: float) -> Numbers:
    command = [sys.executable, "-m", "bastide.cli.measure", key, str(seats), str(seconds)]
    return run_json(command, {**os.environ, "PYTHONPATH": str(path)})


def run_json(command: Sequence[str], environment: Mapping[str, str]) -> Numbers:
    """The numbers a process prints; if it cannot run, the last line of its complaint."""
    try:
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        lines = (getattr(problem, "stderr", None) or str(problem)).strip().splitlines()
        words: dict[str, Argument] = {"command": command[0], "reason": lines[-1]}
        raise BadOption(Message("bench-failed", words)) from None
    numbers: Numbers = json.loads(done.stdout)
    return numbers


def middle(runs: Sequence[Numbers]) -> Numbers:
    return {name: median(run[name] for run in runs) for name in runs[0]}


def machine() -> str:
    """What this was measured on."""
    processor = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [
            line.split(":")[1].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line
        ]
        processor = names[0] if names else processor
    return f"{processor}, {os.cpu_count()} × CPU, Python {platform.python_version()}, {platform.system()}"


def cells_of(numbers: Numbers, against: Numbers | None) -> list[str]:
    cells = [f"{numbers['moves']:,.0f}", f"{numbers['games']:,.0f}", f"{numbers['lines']:,.0f}"]
    cells.append(f"{numbers['copy']:.2f} µs")
    if against is not None:
        cells.append(f"{numbers['moves'] / against['moves']:.1f}")
        cells.append(f"{numbers['games'] / against['games']:.0f}")
    return cells


def peer_cells(against: Numbers) -> list[str]:
    speeds = [f"{against['moves']:,.0f}", f"{against['games']:,.1f}"]
    return ["catanatron 3.2.1", "2", "", *speeds, "", "", "1", "1"]


def table_of(rows: Mapping[tuple[str, str, int], Numbers], against: Numbers | None, screen: Screen) -> Table:
    columns = ["game", "seats", "engine", "moves", "games", "match", "copy"]
    columns += ["ratio-moves", "ratio-games"] if against is not None else []
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        justify = "left" if column in ("game", "engine") else "right"
        table.add_column(screen.words.say(f"column-{column}"), justify=justify)  # type: ignore[arg-type]
    for (engine, key, seats), numbers in rows.items():
        table.add_row(key, str(seats), screen.words.say(f"engine-{engine}"), *cells_of(numbers, against))
    if against is not None:
        table.add_row(*peer_cells(against))
    return table


def as_markdown(rows: Mapping[tuple[str, str, int], Numbers], against: Numbers | None) -> str:
    """The same table for `docs/benchmarks.md`."""
    heads = ["game", "seats", "engine", "moves/s", "games/s", "moves/s by `Match`", "copy"]
    heads += ["× peer, moves", "× peer, games"] if against is not None else []
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    for (engine, key, seats), numbers in rows.items():
        lines.append("| " + " | ".join([key, str(seats), engine, *cells_of(numbers, against)]) + " |")
    if against is not None:
        lines.append("| " + " | ".join(peer_cells(against)) + " |")
    about = BENCHMARKS.format(day=date.today().isoformat(), machine=machine(), rounds=ROUNDS)
    return about + "\n".join(lines) + "\n"


BENCHMARKS: Final = """# Benchmarks

`make bench` measures, `make bench PEERS=1` compares with a peer in the same run and writes this page.

- **moves/s, games/s**: random play, uniform over `legal_moves`, through the contract, on random boards
  and cards; events are built, chance moves are not counted.
- **moves/s by `Match`**: the same through `Match` and lines of text.
- **copy**: an independent copy of a state in mid-game.
- **× peer**: against catanatron 3.2.1 (`RandomPlayer`, two seats, `Game.play()`): its actions and games
  per second.

Every figure is the median of at least {rounds} runs; plain, compiled and peer take turns, in processes of
their own.

Measured {day} on {machine}.

"""
