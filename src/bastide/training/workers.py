"""The processes of a training: each plays games with the newest weights, and now and then a trial."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from bastide.bots.greedy import Greedy
from bastide.bots.judging import ByNetwork
from bastide.bots.lockstep import Picker, Player
from bastide.bots.network import Network
from bastide.core import registry
from bastide.core.game import Game, Move, Seat
from bastide.training.kept import BEST, NOW, ON_TRIAL, Folder
from bastide.training.plans import MEASURED, PLANS, Mix, draw_options
from bastide.training.selfplay import Lessons, Manner, learn_from_play
from bastide.training.trials import Tally, hold_trial

SQUIRE: Final = "squire"
AGAINST_SQUIRE: Final = 0.3  # of the trials
AGAINST_OLDER: Final = 0.3  # of the others, once there are any
CHUNK: Final = 24  # games between two looks at the weights
PAIRS: Final = 4  # seeds of one trial


@dataclass(frozen=True)
class Work:
    """What a process has to do."""

    game: str
    folder: str
    seed: str
    trials: float  # share of the chunks that are trials
    older: float  # share of self-play against older weights
    manner: Manner
    mix: Mix | None = None


class Tried(NamedTuple):
    """A trial: of which weights, against whom."""

    stamp: int
    against: str
    tally: Tally


def work_on(number: int, work: Work, told: Any, stop: Any) -> None:
    """A process: plays until it is stopped, and tells what came of it."""
    os.nice(5)
    worker = Worker(number, work)
    while not stop.is_set():
        told.put(worker.next())


class Unseeing:
    """Someone who picks by what its seat can see; the rest is imagined."""

    def __init__(self, picker: Picker, game: Game, rng: Random) -> None:
        self.picker = picker
        self.game = game
        self.rng = rng

    def pick(self, state: Any, seat: Seat, moves: Sequence[Move], until: float) -> Move:
        return self.picker.pick(self.game.imagine(state, seat, self.rng), seat, moves, until)


class WeightsStore(Protocol):
    """Where weights are found by name."""

    def stamp(self, name: str) -> int:
        """When it was written; nought if it is not there."""
        ...

    def read(self, name: str) -> Network: ...

    def older(self) -> list[str]:
        """The best of earlier days, the latest last."""
        ...


class Worker:
    """Plays with the weights in a store: a folder of this machine, if no other is named."""

    def __init__(self, number: int, work: Work, store: WeightsStore | None = None) -> None:
        self.game = registry.game(work.game)
        self.work = work
        self.folder = store or Folder(Path(work.folder), work.game)
        self.number = number
        self.chunk = 0
        self.rng = Random(f"{work.seed} {number}")
        self._read: dict[str, tuple[int, Network]] = {}

    def next(self) -> Lessons | Tried:
        """A chunk of games to learn from, or a trial."""
        self.chunk += 1
        if self.folder.stamp(ON_TRIAL) and self.rng.random() < self.work.trials:
            return self.hold_trial()
        return self.play()

    def play(self) -> Lessons:
        options = draw_options(self.work.mix or PLANS[self.work.game], self.rng)
        pool = self.folder.older()
        older = None
        if pool and self.rng.random() < self.work.older:
            older = self.network(pool[self.rng.randrange(len(pool))])
        seeds = [f"{self.rng.getrandbits(64)}" for _ in range(CHUNK)]
        return learn_from_play(self.game, options, self.network(NOW), older, seeds, self.work.manner)

    def hold_trial(self) -> Tried:
        """Against the best so far, an older one, or Squire, who stays as he is."""
        stamp = self.folder.stamp(ON_TRIAL)
        on_trial = ByNetwork(self.game, self.network(ON_TRIAL))
        against = self.draw_rival()
        other: Player = Unseeing(Greedy(self.work.game, self.rng), self.game, self.rng)
        if against != SQUIRE:
            other = ByNetwork(self.game, self.network(against))
        seeds = [f"{self.rng.getrandbits(64)}" for _ in range(PAIRS)]
        return Tried(stamp, against, hold_trial(self.game, MEASURED[self.work.game], on_trial, other, seeds))

    def draw_rival(self) -> str:
        """By name; what beats the last best may lose to one before it."""
        if self.rng.random() < AGAINST_SQUIRE or not self.folder.stamp(BEST):
            return SQUIRE
        before = self.folder.older()[:-1]  # the latest is the best
        return self.rng.choice(before) if before and self.rng.random() < AGAINST_OLDER else BEST

    def network(self, name: str) -> Network:
        """As it was written last."""
        stamp = self.folder.stamp(name)
        if name not in self._read or self._read[name][0] != stamp:
            self._read[name] = (stamp, self.folder.read(name))
        return self._read[name][1]
