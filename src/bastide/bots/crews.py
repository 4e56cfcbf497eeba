"""Who plays many games: processes of this machine, or a Ray cluster's.

Tasks are plain data, and what does them is a function of this package: it is installed on every machine.
"""

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import Any, Final, Protocol, TypeVar

from bastide.core.errors import BastideError, Message

AHEAD: Final = 2  # tasks a processor of a cluster has waiting

Task = TypeVar("Task")
Done = TypeVar("Done")


class NoCluster(BastideError):
    """There is no cluster to play on; the message says why."""


class Crew(Protocol):
    """Does tasks beside each other."""

    def each(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """What comes of every task, in their order."""
        ...


@contextmanager
def new_crew(jobs: int, address: str = "") -> Iterator[Crew]:
    """So many processes here, or the cluster at an address."""
    if address:
        with cluster(address) as ray:
            yield OfCluster(ray)
    else:
        with start_pool(jobs) as pool:
            yield Here(pool)


class Here:
    """Processes of this machine."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    def each(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        return self._pool.imap(do, tasks)


class OfCluster:
    """A Ray cluster: a task each, never many more waiting than there are processors."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def each(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        remote = self._ray.remote(do)
        most = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        for task in tasks:
            waiting.append(remote.remote(task))
            if len(waiting) >= most:
                yield self._ray.get(waiting.popleft())
        while waiting:
            yield self._ray.get(waiting.popleft())


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Ray, connected; "local" starts one on this machine."""
    try:
        import ray  # late: only who has a cluster needs it
    except ImportError:
        raise NoCluster(Message("ray-missing")) from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise NoCluster(Message("ray-away", {"address": address, "reason": str(error)})) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def start_pool(jobs: int) -> Pool:
    """Processes that leave an interrupt to the one who started them: they inherit that it is ignored."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, before)
