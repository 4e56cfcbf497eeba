"""Self-play on a Ray cluster: a player on every processor is sent the weights and tells what came of games.

No folder is shared: weights travel as bytes, only those that have changed.
"""

import queue
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bastide.bots.crews import cluster
from bastide.bots.network import Network, read_weights
from bastide.training.kept import BEST, NOW, ON_TRIAL, POOL, Folder
from bastide.training.selfplay import Lessons
from bastide.training.workers import Tried, Work, Worker

Parcel = dict[str, tuple[int, bytes]]  # by name: when it was written, and the weights
News = Lessons | Tried


class Carried:
    """The weights that were sent."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._kept: Parcel = {}

    def take(self, parcel: Parcel) -> None:
        self._kept.update(parcel)

    def stamp(self, name: str) -> int:
        return self._kept[name][0] if name in self._kept else 0

    def read(self, name: str) -> Network:
        return Network(self.game, read_weights(self.game, self._kept[name][1]))

    def older(self) -> list[str]:
        return sorted([name for name in self._kept if name.startswith(f"{POOL}/")])


class FarPlayer:
    """Plays where it was sent."""

    def __init__(self, number: int, work: Work) -> None:
        self._carried = Carried(work.game)
        self._worker = Worker(number, work, self._carried)

    def next(self, parcel: Parcel) -> News:
        """A chunk of games, or a trial, with the weights as they are now."""
        self._carried.take(parcel)
        return self._worker.next()


class Sender:
    """Knows what each player has been sent."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._sent: dict[int, dict[str, int]] = {}

    def parcel(self, number: int) -> Parcel:
        """What has changed since the last one for this player."""
        sent = self._sent.setdefault(number, {})
        stamps = {name: self._folder.stamp(name) for name in (NOW, ON_TRIAL, BEST, *self._folder.older())}
        changed = {name: stamp for name, stamp in stamps.items() if stamp and sent.get(name) != stamp}
        sent.update(changed)
        return {name: (stamp, (self._folder.path / name).read_bytes()) for name, stamp in changed.items()}


@contextmanager
def play_on_cluster(
    address: str, work: Work, folder: Folder, patience: Callable[[], float]
) -> Iterator[Callable[[], News]]:
    """Where news of games come from; `queue.Empty` if there are none within the patience."""
    with cluster(address) as ray:
        count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        actor = ray.remote(num_cpus=1)(FarPlayer)
        players = [actor.remote(number, work) for number in range(count)]
        sender = Sender(folder)
        waiting = {player.next.remote(sender.parcel(number)): number for number, player in enumerate(players)}

        def told() -> News:
            ready, _ = ray.wait(list(waiting), num_returns=1, timeout=patience())
            if not ready:
                raise queue.Empty
            number = waiting.pop(ready[0])
            news: News = ray.get(ready[0])
            waiting[players[number].next.remote(sender.parcel(number))] = number
            return news

        yield told
