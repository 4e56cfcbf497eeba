"""Shares of a core: Linux holds each process to its own (control groups of the first version, for root)."""

import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

GROUPS: Final = Path("/sys/fs/cgroup/cpu")
MEMBERS: Final = "cgroup.procs"
PERIOD: Final = 100_000  # microseconds, of which a group gets its share


def can_hold() -> bool:
    """Whether this system lets us hold processes to a share."""
    try:
        with new_group(group_of(os.getpid()), share=1.0):
            return True
    except OSError:
        return False


@contextmanager
def held(processes: Iterable[int], share: float) -> Iterator[None]:
    """Each of the processes gets so much of a core and no more, as long as this lasts."""
    with ExitStack() as groups:
        for process in processes:
            before = group_of(process)
            group = groups.enter_context(new_group(before, share))
            groups.callback(move, process, before)
            move(process, group)
        yield


@contextmanager
def new_group(above: Path, share: float) -> Iterator[Path]:
    group = Path(tempfile.mkdtemp(prefix="bastide-", dir=above))
    try:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(round(PERIOD * share)))
        yield group
    finally:
        group.rmdir()


def group_of(process: int) -> Path:
    """The group that a process is in, by the system's own page about it."""
    for line in Path(f"/proc/{process}/cgroup").read_text().splitlines():
        _, kinds, path = line.split(":", 2)
        if "cpu" in kinds.split(","):
            return GROUPS / path.lstrip("/")
    raise FileNotFoundError(GROUPS)


def move(process: int, group: Path) -> None:
    """With all its threads; one that has ended is in no group any more."""
    with suppress(ProcessLookupError):
        (group / MEMBERS).write_text(str(process))
