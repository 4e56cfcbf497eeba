"""The engine's speed: plain and compiled, and a peer, each in processes of its own, turn about."""

import json
import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from rich.progress import track

import bastide
from bastide.cli.bench.figures import Cell, Figures
from bastide.cli.bench.programs import run_json
from bastide.cli.screen import Screen
from bastide.core import registry
from bastide.core.cells import IS_PLAIN
from bastide.core.errors import BadOption, Message
from bastide.core.match import new_match
from bastide.core.options import seat_counts

Numbers = dict[str, float]


class EngineRuns(NamedTuple):
    """How long each engine is measured, how often, and which beside the one that is installed."""

    seconds: float
    rounds: int
    compiled: Path | None
    peer: Path | None


class Case(NamedTuple):
    """A game for so many, as it comes or with all that can be added to it."""

    key: str
    seats: int
    is_full: bool = False

    def options(self) -> dict[str, Any]:
        return {"seats": self.seats, **(additions(self.key) if self.is_full else {})}

    def name(self) -> str:
        return " + ".join([self.key, *(additions(self.key) if self.is_full else [])])


Job = tuple[str, Case]  # the engine first

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


def bench_engine(runs: EngineRuns, screen: Screen) -> Figures:
    """Measure in turns, so that what else the machine does falls on all alike; the medians."""
    seconds, rounds, compiled, peer = runs
    engines = engine_paths(compiled)
    if peer is not None and shutil.which(peer) is None:
        raise BadOption(Message("peer-absent", {"peer": str(peer)}))
    cases = [case for key in bastide.games() for case in cases_of(key)]
    jobs = [(engine, case) for _ in range(rounds) for case in cases for engine in engines]
    found: dict[Job, list[Numbers]] = {}
    peers: list[Numbers] = []
    for job in track(jobs, screen.words.say("progress-bench"), console=screen.console, transient=True):
        engine, case = job
        found.setdefault(job, []).append(measure_engine(engines[engine], case, seconds))
        if peer is not None and engine == next(iter(engines)):
            peers.append(run_json([str(peer), "-c", PEER, str(seconds)], os.environ))
    return figures_of({job: middle(runs) for job, runs in found.items()}, middle(peers) if peers else None)


def cases_of(key: str) -> list[Case]:
    """For every number of players; once more for the fewest, with everything."""
    seats = usual_seats(key)
    full = [Case(key, seats[0], is_full=True)] if additions(key) else []
    return [*[Case(key, number) for number in seats], *full]


def additions(key: str) -> dict[str, Any]:
    """All that a game can be played with and is not unless one asks."""
    lists = [option for option in registry.game(key).options() if option.default == []]
    return {option.name: list(option.allowed) for option in lists}


def usual_seats(key: str) -> list[int]:
    """How many may play with nothing else chosen."""
    return [seats for seats in seat_counts(registry.game(key).options()) if plays(key, seats)]


def plays(key: str, seats: int) -> bool:
    try:
        new_match(key, {"seats": seats}, chance="manual")
    except BadOption:
        return False
    return True


def engine_paths(compiled: Path | None) -> dict[str, Path]:
    """Where each engine is imported from."""
    paths = {"plain" if IS_PLAIN else "compiled": Path(bastide.__file__).parent.parent}
    if compiled is not None:
        if not list(compiled.glob("bastide__mypyc*")):
            raise BadOption(Message("compiled-absent", {"folder": str(compiled)}))
        paths["compiled"] = compiled.resolve()
    return paths


def measure_engine(path: Path, case: Case, seconds: float) -> Numbers:
    asked = json.dumps(case.options())
    command = [sys.executable, "-m", "bastide.cli.bench.measure", case.key, asked, str(seconds)]
    numbers: Numbers = run_json(command, {**os.environ, "PYTHONPATH": str(path)})
    return numbers


def middle(runs: Sequence[Numbers]) -> Numbers:
    return {name: median(run[name] for run in runs) for name in runs[0]}


def figures_of(rows: Mapping[Job, Numbers], against: Numbers | None) -> Figures:
    numbers = ["moves", "games", "match", "copy", "list", "listing"]
    cells: list[list[Cell]] = [
        [case.name(), str(case.seats), Message(f"engine-{engine}"), *cells_of(found, against)]
        for (engine, case), found in rows.items()
    ]
    if against is not None:
        numbers += ["ratio-moves", "ratio-games"]
        cells.append(peer_cells(against))
    return Figures(["game", "seats", "engine"], numbers, cells)


def cells_of(numbers: Numbers, against: Numbers | None) -> list[Cell]:
    cells: list[Cell] = [f"{numbers['moves']:,.0f}", f"{numbers['games']:,.0f}", f"{numbers['lines']:,.0f}"]
    cells.append(f"{numbers['copy']:.2f} µs")
    cells += [f"{numbers['list']:.0f}", f"{numbers['listing']:.1f} µs"]
    if against is not None:
        cells.append(f"{numbers['moves'] / against['moves']:.1f}")
        cells.append(f"{numbers['games'] / against['games']:.0f}")
    return cells


def peer_cells(against: Numbers) -> list[Cell]:
    speeds = [f"{against['moves']:,.0f}", f"{against['games']:,.1f}"]
    return ["catanatron 3.2.1", "2", "", *speeds, "", "", "", "", "1", "1"]
