"""The benchmark: the engine, the house under load and the page, each in processes of its own."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bastide.cli.bench.engine import EngineRuns, bench_engine
from bastide.cli.bench.figures import Figures
from bastide.cli.bench.house import HouseLoad, bench_play, bench_rest, bench_workers
from bastide.cli.bench.written import as_markdown, machine
from bastide.cli.files import write_text
from bastide.cli.screen import Screen


@dataclass(frozen=True)
class Beside:
    """What is measured beside the engine."""

    load: HouseLoad
    page: Path | None  # built, beside the Node packages that it was built with
    chromium: str


ENGINE_ALONE: Final = Beside(HouseLoad(tables=0, rate=300, postgres=""), page=None, chromium="")


def run_bench(engine: EngineRuns, write: Path | None, screen: Screen, beside: Beside = ENGINE_ALONE) -> None:
    """Measure one part after the other, and show each when it is done."""
    parts = {"engine": bench_engine(engine, screen)}
    screen.show(machine(), parts["engine"].shown(screen.words))
    for name, figures in bench_beside(beside, engine.seconds, engine.rounds):
        parts[name] = figures
        screen.show(figures.shown(screen.words))
    if write is not None:
        write_text(write, as_markdown(parts, engine.rounds))


def bench_beside(beside: Beside, seconds: float, rounds: int) -> Iterator[tuple[str, Figures]]:
    if beside.load.tables:
        yield "play", bench_play(beside.load, seconds)
    if beside.load.tables and beside.load.postgres:
        yield "workers", bench_workers(beside.load, seconds, rounds)
    if beside.load.tables:
        yield "rest", bench_rest(beside.load, seconds)
    if beside.page is not None:
        yield from bench_page(beside.page, beside.chromium)


def bench_page(folder: Path, chromium: str) -> Iterator[tuple[str, Figures]]:
    from bastide.cli.bench.frames import bench_frames  # late: a game in the terminal needs no browser
    from bastide.cli.bench.page import BuiltPage, bench_score

    page = BuiltPage(folder, chromium)
    yield "score", bench_score(page)
    yield "frames", bench_frames(page)
