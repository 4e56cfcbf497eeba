"""A training: processes play, one learns from what they tell, and the best is kept."""

import queue
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from bastide.bots.network import FEATURES, LAYERS, OUTPUTS, UNIT, Weights, new_weights, read_weights
from bastide.core.errors import BadOption, Message
from bastide.training.cluster import play_on_cluster
from bastide.training.kept import BEST, NOW, ON_TRIAL, POOL, Folder
from bastide.training.learner import NumpyLearner, TorchLearner, new_learner, scale_of, unfolded
from bastide.training.pace import BATCH, LAST_RATE, MEMORY, RATE
from bastide.training.plans import Mix
from bastide.training.selfplay import Lessons, Manner
from bastide.training.trials import Tally
from bastide.training.workers import SQUIRE, Tried, Work, Worker, work_on

PASSED: Final = 0.52  # share of wins against the best so far, and against older ones, that makes a new best


@dataclass(frozen=True)
class Plan:
    """What is asked of a training."""

    game: str
    folder: Path
    seconds: float
    processes: int  # none: all in this one
    torch: bool
    seed: int = 1
    games: int = 0  # in this run at most; none: only the clock counts
    sizes: tuple[int, int] = (256, 32)
    batch: int = BATCH
    reuse: float = 6.0  # how often a position is learnt from
    first: int = 2000  # positions before learning begins
    memory: int = MEMORY
    rate: float = RATE
    last_rate: float = LAST_RATE
    gate: int = 400  # games of a trial against the best
    every: float = 20.0  # seconds between points of the curve
    shown: float = 2.0  # seconds between new weights for self-play
    trials: float = 0.12
    older: float = 0.15
    manner: Manner = field(default_factory=Manner)
    mix: Mix | None = None
    ray: str = ""  # the address of a cluster, where all games are played then
    start: Path | None = None  # weights to begin with; none: a network that knows nothing yet

    def told(self) -> dict[str, Any]:
        """As JSON can tell it."""
        told: dict[str, Any] = msgspec.to_builtins(self, enc_hook=str)
        return told


class Memory:
    """The newest positions, the oldest go first."""

    def __init__(self, size: int, width: int) -> None:
        self.rows = np.zeros((size, width), np.uint8)
        self.targets = np.zeros((size, OUTPUTS), np.float32)
        self.seen = 0

    def add(self, lessons: Lessons) -> None:
        size = len(self.rows)
        at = np.arange(self.seen, self.seen + len(lessons.rows)) % size
        self.rows[at] = lessons.rows
        self.targets[at] = lessons.targets
        self.seen += len(lessons.rows)

    def __len__(self) -> int:
        return min(self.seen, len(self.rows))


class Training:
    """Where a training stands."""

    def __init__(self, plan: Plan, tell: Callable[[dict[str, Any]], None]) -> None:
        self.plan = plan
        self.tell = tell
        self.folder = Folder(plan.folder, plan.game)
        self.memory = Memory(plan.memory, len(FEATURES[plan.game].NAMES))
        self.rng = np.random.default_rng(plan.seed)
        self.counts: dict[str, Any] = {"games": 0, "steps": 0, "seconds": 0.0, "bests": 0}
        self.learner: NumpyLearner | TorchLearner | None = None
        self.owed = 0.0
        self.error = 0.0
        self.trial = Tally()  # against the best
        self.against_older = Tally()
        self.against_squire = Tally()
        self.recent: list[float] = []
        self._due = 0.0
        self._begin()

    def _begin(self) -> None:
        """Afresh, or where the last one stopped."""
        point = self.folder.read_point()
        if point is not None and self.plan.start is not None:
            raise BadOption(Message("train-begun", {"folder": str(self.plan.folder)}))
        if point is None:
            weights = self._first_weights()
            self.folder.write(NOW, weights)
            if self.plan.start is not None:
                self.folder.write(BEST, weights)  # which the next has to beat
                self.folder.write(f"{POOL}/0000.npz", weights)
            return
        moments, scale, self.counts = point
        kept = {name: moments[f"raw-{name}"] for name in LAYERS}
        self.learner = new_learner(kept, scale, self.plan.torch)
        self.learner.go_on(moments, self.counts["steps"])
        self._go_on_with_trial(self.counts.pop("trial", None))

    def _go_on_with_trial(self, kept: dict[str, Any] | None) -> None:
        """The games so far count if the same weights are on trial still."""
        if kept is not None and kept["stamp"] == self.folder.stamp(ON_TRIAL):
            self.trial, self.against_older = Tally(*kept["best"]), Tally(*kept["older"])

    def _trial_so_far(self) -> dict[str, Any]:
        trials = {"best": self.trial, "older": self.against_older}
        return {
            "stamp": self.folder.stamp(ON_TRIAL),
            **{name: [tally.games, tally.wins] for name, tally in trials.items()},
        }

    def _first_weights(self) -> Weights:
        """Those that it begins with."""
        plan = self.plan
        if plan.start is None:
            return new_weights(plan.game, plan.sizes, plan.seed)
        return read_weights(plan.game, plan.start.read_bytes())

    def run(self) -> None:
        """For as long as was asked; what came of it is kept even if it is interrupted."""
        began = last = time.monotonic()
        before = self.counts["seconds"]
        most = self.counts["games"] + self.plan.games if self.plan.games else sys.maxsize
        self.tell({"plan": self.plan.told()})
        with self._source() as told:
            try:
                while (now := time.monotonic()) - began < self.plan.seconds and self.counts["games"] < most:
                    self._take(told)
                    self._learn((now - began) / self.plan.seconds)
                    self.counts["seconds"] = before + now - began
                    if now - last > self.plan.every:
                        self._keep()
                        last = now
            finally:
                self._keep()

    @contextmanager
    def _source(self) -> Iterator[Callable[[], Any]]:
        """Where news of games come from: a cluster, this process, or others beside it."""
        plan = self.plan
        seed = f"{plan.seed} {self.counts['games']}"  # who goes on plays other games
        work = Work(plan.game, str(plan.folder), seed, plan.trials, plan.older, plan.manner, plan.mix)
        if plan.ray:
            with play_on_cluster(plan.ray, work, self.folder, self._patience) as told:
                yield told
        elif plan.processes == 0:
            yield Worker(0, work).next
        else:
            with self._beside(work) as told:
                yield told

    def _patience(self) -> float:
        """Seconds to wait for news: hardly any while there is something to learn."""
        return 0.02 if self.owed >= 1 else 1.0

    @contextmanager
    def _beside(self, work: Work) -> Iterator[Callable[[], Any]]:
        """Other processes of this machine."""
        plan = self.plan
        context = get_context("spawn")
        told, stop = context.Queue(maxsize=4 * plan.processes), context.Event()
        workers = [
            context.Process(target=work_on, args=(number, work, told, stop), daemon=True)
            for number in range(plan.processes)
        ]
        for worker in workers:
            worker.start()

        def news() -> Any:
            try:
                return told.get(timeout=self._patience())
            except queue.Empty:
                if not any(worker.is_alive() for worker in workers):
                    raise BadOption(Message("train-deserted", {"folder": str(plan.folder)})) from None
                raise

        try:
            yield news
        finally:
            stop.set()
            for worker in workers:
                worker.terminate()

    def _take(self, told: Callable[[], Any]) -> None:
        for _ in range(1 if self.plan.processes == 0 and not self.plan.ray else 32):
            try:
                news = told()
            except queue.Empty:
                return
            if isinstance(news, Tried):
                self._count(news)
            else:
                self.memory.add(news)
                self.owed += len(news.rows) * self.plan.reuse / self.plan.batch
                self.counts["games"] += len(news.scores)
                self.recent += [sum(scores) / len(scores) for scores in news.scores]

    def _learn(self, done: float) -> None:
        """As many steps as are owed for the positions that came, but not so many that news wait long."""
        if len(self.memory) < min(self.plan.first, self.plan.memory):
            return
        plan = self.plan
        if self.learner is None:
            scale = scale_of(self.memory.rows[: len(self.memory)])
            weights = self._first_weights()
            raw = weights if plan.start is None else unfolded(weights, scale)
            self.learner = new_learner(raw, scale, plan.torch)
        rate = plan.rate * (plan.last_rate / plan.rate) ** max(0.0, (done - 0.3) / 0.7)
        taken = min(200, int(self.owed))
        for _ in range(taken):
            at = self.rng.integers(0, len(self.memory), plan.batch)
            error = self.learner.learn(self.memory.rows[at], self.memory.targets[at], rate)
            self.error = error if error >= 0 else self.error
        self.owed = min(self.owed - taken, 4000.0)
        if taken and time.monotonic() >= self._due:
            self.folder.write(NOW, self.learner.weights())
            self._due = time.monotonic() + self.plan.shown

    def _count(self, tried: Tried) -> None:
        """A trial of the weights that are on trial now; a passed one makes a new best."""
        if tried.against == SQUIRE:
            self.against_squire.add(tried.tally)
        elif tried.stamp == self.folder.stamp(ON_TRIAL):
            tally = self.trial if tried.against == BEST else self.against_older
            tally.add(tried.tally)
        if self.trial.games >= self.plan.gate:
            if all(one.share >= PASSED for one in (self.trial, self.against_older) if one.games):
                self._crown()
            self._try_next()

    def _crown(self) -> None:
        weights = self.folder.read(ON_TRIAL).weights
        self.counts["bests"] += 1
        self.folder.write(BEST, weights)
        self.folder.write(f"{POOL}/{self.counts['bests']:04}.npz", weights)

    def _try_next(self) -> None:
        self.trial, self.against_older = Tally(), Tally()
        if self.learner is not None:
            self.folder.write(ON_TRIAL, self.learner.weights())

    def _keep(self) -> None:
        """A point of the curve, and a point to go on from."""
        if self.learner is None:
            return
        self.counts["steps"] = self.learner.steps
        self.folder.write(NOW, self.learner.weights())
        if not self.folder.stamp(BEST):
            self.folder.write(BEST, self.learner.weights())
        if not self.folder.stamp(ON_TRIAL):
            self._try_next()
        self.folder.keep_point(
            self.learner.moments(), self.learner.scale, {**self.counts, "trial": self._trial_so_far()}
        )
        squire = self.against_squire
        row = {
            "seconds": round(self.counts["seconds"]),
            "games": self.counts["games"],
            "steps": self.counts["steps"],
            "owed": round(self.owed),
            "error": round(self.error * UNIT, 2),
            "mean": round(float(np.mean(self.recent)), 1) if self.recent else None,
            "bests": self.counts["bests"],
            "squire": [squire.games, round(squire.share, 3)],
            "points": [round(float(np.mean(side)), 1) for side in (squire.own, squire.others) if side],
            "trial": [self.trial.games, round(self.trial.share, 3)],
            "older": [self.against_older.games, round(self.against_older.share, 3)],
        }
        self.recent = []
        self.against_squire = Tally()
        self.folder.tell(row)
        self.tell(row)


def train(plan: Plan, tell: Callable[[dict[str, Any]], None]) -> Folder:
    """Train, and say where it lies."""
    training = Training(plan, tell)
    training.run()
    return training.folder
