"""`docs/benchmarks.md`: the figures, and how they were taken."""

import os
import platform
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Final

from bastide.cli.bench.figures import Figures


def as_markdown(parts: Mapping[str, Figures], rounds: int) -> str:
    """The page, with the chapters that were measured."""
    head = HEAD.format(day=date.today().isoformat(), machine=machine())
    chapters = [ABOUT[name].format(rounds=rounds) + figures.as_markdown() for name, figures in parts.items()]
    return "\n".join([head, *chapters])


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


HEAD: Final = """# Benchmarks

`make bench` measures, `make bench PEERS=1` compares with a peer in the same run and writes this page.

Measured {day} on {machine}.
"""

ABOUT: Final = {
    "engine": """## The engine

- **Moves/s, games/s**: random play, uniform over `legal_moves`, through the contract, on random boards
  and cards; events are built, chance moves are not counted.
- **Moves/s by Match**: the same through `Match` and lines of text.
- **Copy**: an independent copy of a state in mid-game.
- **Longest list**: the most moves that were open in any position of random play, and the time to list
  them. In Seasons these are the exact ways to pay for a tile.
- **× peer**: against catanatron 3.2.1 (`RandomPlayer`, two seats, `Game.play()`): its actions and games
  per second.

Every figure is the median of at least {rounds} runs; plain, compiled and peer take turns, in processes of
their own.

""",
    "play": """## The house in play

`bastide serve` with one worker or several, each a process of its own, the plain engine. Another process on
the same machine plays tables of three `uniform` bots: each bot is a guest with a cookie and an open page of
its own. When a game is over, the three play the next. On Linux that process waits for its turn instead of
pushing a worker aside (`SCHED_BATCH`). The PostgreSQL that `make bench` starts does not wait for its disk
(`fsync` off).

- **p50, p95, p99**: of 100 moves so many took at most this long, from sending the line until all three pages
  had the position after it.
- **Flat out**: every table plays on as soon as all three have heard, so as many lines are on their way as
  there are tables, and most of the time is spent in the queue.
- **So many a second**: moves fall due at random moments, at a free table; the clock starts when a move is
  due, also if the house is late.
- **CPU per move**: the time of the processor that all workers together took, without the database and the
  bots.
- **Memory a table**: what the server process has grown by, for each table in play with its three pages.
- **Rows heard**: rows of the logs that the pages were told, of those that they had to be told.

""",
    "workers": """## More workers

The same house flat out on PostgreSQL with one worker and with two, in turns; medians of {rounds} runs each.

- **Each worker has**: a core, if it gets one beside all the others; or a share of a core, to which the
  system holds it (cgroups) while database and load take what they want.
- **× one worker**: moves a second, against the run with one worker before it.
- **CPU per move**: the milliseconds of the processor that a move takes of each kind of process: workers,
  PostgreSQL with all its processes, and the bots of the load with their pages.
- **Cores in use**: what all of them together took of the machine.

All of them share this machine. One worker can use one core, so it makes at most 1000 / *workers* moves a
second, while database and load run on another. Two workers on two cores are bound by all that a move takes:
2000 / *all*. So they can bring at most 2 × *workers* of one / *all* of two, however little the second adds.
Held to a share, both leave the others enough, as if database and load had processors of their own: that
figure says whether two workers do the work of two, and not what they bring on these cores.

Nothing else may run meanwhile. Beside other work two processes get twice the time of one, whatever they do,
so that two workers seem to bring more than they would.

""",
    "rest": """## The house at rest

The resident memory of the server process: before the first table, with all tables begun and the three pages
of each open, and after all pages were closed.

""",
    "score": """## The page

Lighthouse's performance score for a phone on slow 4G, with its own simulated network and processor: the
first paint, the largest paint, how long the page was blocked, and when it could be used.

""",
    "frames": """Frames in Chromium with the processor slowed four times, at a laptop's size.

""",
}
