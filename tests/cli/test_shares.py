"""Shares of a core: a process is held to its own and let go, or the system says that it cannot."""

import subprocess
from collections.abc import Iterator

import pytest

from bastide.cli.bench.shares import PERIOD, can_hold, group_of, held

Sleeper = subprocess.Popen[bytes]


@pytest.fixture
def sleepers() -> Iterator[list[Sleeper]]:
    running = [subprocess.Popen(["sleep", "600"]) for _ in range(2)]
    yield running
    for one in running:
        end(one)


def end(sleeper: Sleeper) -> None:
    sleeper.kill()
    sleeper.wait()


def test_each_process_has_a_share_of_its_own_until_it_ends_or_is_let_go(sleepers: list[Sleeper]) -> None:
    processes = [one.pid for one in sleepers]
    if not can_hold():
        with pytest.raises(OSError, match="cgroup"), held(processes, share=0.35):
            pass
        return
    before = group_of(processes[0])
    with held(processes, share=0.35):
        groups = [group_of(process) for process in processes]
        shares = [int((group / "cpu.cfs_quota_us").read_text()) / PERIOD for group in groups]
        end(sleepers[1])
    assert len(set(groups)) == 2
    assert shares == [0.35, 0.35]
    assert group_of(processes[0]) == before
    assert not any(group.exists() for group in groups)
