"""A value network: from the features of positions to what they will bring each seat.

Two hidden layers, then two numbers for every seat, the asking one first: the points still to come, and the
chance to win. It is trained with PyTorch or NumPy (`training/`) and asked with NumPy alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import resources
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bastide.core.errors import BastideError, Message
from bastide.core.features import SEATS, Features, Rows
from bastide.games.burgundy import features as burgundy
from bastide.games.kingdom import features as kingdom
from bastide.games.seasons import features as seasons

Numbers = NDArray[np.float32]
Weights = dict[str, Numbers]

FEATURES: Final[dict[str, Features]] = {"burgundy": burgundy, "kingdom": kingdom, "seasons": seasons}
UNIT: Final = 20.0  # points to come are counted in these
LAYERS: Final = ("w1", "b1", "w2", "b2", "w3", "b3")
OUTPUTS: Final = 2 * len(SEATS)


class BadWeights(BastideError):
    """Weights that cannot be used; the message says why."""


@dataclass(frozen=True)
class Judgement:
    """What positions will bring, a row each and a column for every seat, the asking one first."""

    points: Numbers  # at the end
    wins: Numbers  # chances


class Sight:
    """The network as it looks at one kind of table: the weights of the features that stand in its rows."""

    def __init__(self, weights: Weights, known: Mapping[str, int], names: Sequence[str]) -> None:
        self.width = len(names)
        self.seats = len([who for who in SEATS if f"{who}-points" in names])
        self.places = [known[name] for name in names]  # of the features among all there are
        self.first: Numbers = np.ascontiguousarray(weights["w1"][self.places])
        self.rest = [weights[layer] for layer in LAYERS[1:]]
        self.over = names.index("over")
        self.points = [names.index(f"{who}-points") for who in SEATS[: self.seats]]

    def rows(self, written: bytes) -> NDArray[np.uint8]:
        return np.frombuffer(written, np.uint8).reshape(-1, self.width)

    def judge(self, rows: NDArray[np.uint8]) -> Judgement:
        """What the positions of these rows will bring."""
        out = self.forward(rows)
        over = rows[:, self.over] > 0
        now = points_in(rows, self.points)
        to_come = UNIT * out[:, : self.seats]
        points = np.where(over[:, None], now, now + to_come)
        chances = 1 / (1 + np.exp(-np.clip(out[:, len(SEATS) : len(SEATS) + self.seats], -30, 30)))
        wins = np.where(over[:, None], shares(now), chances)
        return Judgement(points, wins)

    def forward(self, rows: NDArray[np.uint8]) -> Numbers:
        b1, w2, b2, w3, b3 = self.rest
        hidden = np.maximum(self._sums(rows) + b1, 0)
        hidden = np.maximum(hidden @ w2 + b2, 0)
        out: Numbers = hidden @ w3 + b3
        return out

    def _sums(self, rows: NDArray[np.uint8]) -> Numbers:
        """The features by their weights. Rows that are asked for together are much alike: what they have in
        common is added up once, and only what differs for each."""
        common = rows[0]
        some = np.flatnonzero(common)
        differing = np.flatnonzero((rows != common).any(axis=0))
        off = rows[:, differing].astype(np.float32) - common[differing]
        sums: Numbers = common[some].astype(np.float32) @ self.first[some] + off @ self.first[differing]
        return sums


def points_in(rows: NDArray[np.uint8], places: Sequence[int]) -> Numbers:
    """The points that rows tell of each seat: what a byte holds, and what is beyond."""
    return np.stack([rows[:, at].astype(np.float32) + rows[:, at + 1] for at in places], axis=1)


def shares(points: Numbers) -> Numbers:
    """Who has won: those with most points, and share."""
    best = points == points.max(axis=1, keepdims=True)
    share: Numbers = (best / best.sum(axis=1, keepdims=True)).astype(np.float32)
    return share


class Network:
    """Weights, and how they look at each kind of table."""

    def __init__(self, game: str, weights: Weights) -> None:
        self.game = game
        self.features = FEATURES[game]
        self.weights = weights
        self._known = {name: place for place, name in enumerate(self.features.NAMES)}
        self._sights: dict[tuple[str, ...], Sight] = {}

    def sight(self, state: Any) -> Sight:
        """How it looks at the table that this state lies on."""
        names = self.features.names(state)
        if names not in self._sights:
            self._sights[names] = Sight(self.weights, self._known, names)
        return self._sights[names]

    def judge(self, state: Any, seat: int) -> Judgement:
        """What one position will bring, as a seat sees it."""
        sight = self.sight(state)
        rows = Rows(sight.width)
        self.features.write(state, seat, rows)
        return sight.judge(sight.rows(rows.written()))


def digest(game: str) -> str:
    """A short mark of a game's features: weights fit those alone that they were made for."""
    return sha256("\n".join(FEATURES[game].NAMES).encode()).hexdigest()[:16]


def new_weights(game: str, sizes: tuple[int, int], seed: int) -> Weights:
    """A network that knows nothing yet."""
    rng = np.random.default_rng(seed)
    first, second = sizes
    width = len(FEATURES[game].NAMES)
    scales = {"w1": (width, first, 0.1), "w2": (first, second, 1.4 / first**0.5)}
    weights = {
        name: (rng.standard_normal((rows, columns)) * scale).astype(np.float32)
        for name, (rows, columns, scale) in scales.items()
    }
    last = (rng.standard_normal((second, OUTPUTS)) * 0.3 / second**0.5).astype(np.float32)
    b3 = np.array([1.0] * len(SEATS) + [0.0] * len(SEATS), np.float32)
    biases = {"b1": np.zeros(first, np.float32), "b2": np.zeros(second, np.float32), "b3": b3}
    return {**weights, "w3": last, **biases}


def write_weights(game: str, weights: Weights) -> bytes:
    """A small file: half precision, with the mark of the features."""
    out = BytesIO()
    halves = {name: weights[name].astype(np.float16) for name in LAYERS}
    np.savez_compressed(out, game=np.array(game), features=np.array(digest(game)), **halves)  # type: ignore[arg-type]  # its stub takes one kind
    return out.getvalue()


def read_weights(game: str, written: bytes) -> Weights:
    """The weights of such a file, if they were made for this game's features as they are now."""
    try:
        with np.load(BytesIO(written), allow_pickle=False) as file:
            made_for = (str(file["game"]), str(file["features"]))
            weights = {name: file[name].astype(np.float32) for name in LAYERS}
    except Exception:  # NumPy answers a damaged file with whatever its parts raise
        raise BadWeights(Message("weights-unreadable", {"game": game})) from None
    if made_for != (game, digest(game)):
        raise BadWeights(Message("weights-of-other-features", {"game": game}))
    if not fits_together(game, weights):
        raise BadWeights(Message("weights-unreadable", {"game": game}))
    return weights


def fits_together(game: str, weights: Weights) -> bool:
    """From the features through each layer to what is told of every seat."""
    sizes = (len(FEATURES[game].NAMES), len(weights["b1"]), len(weights["b2"]), OUTPUTS)
    layers = [(weights[f"w{layer}"].shape, weights[f"b{layer}"].shape) for layer in (1, 2, 3)]
    return layers == [((before, after), (after,)) for before, after in pairwise(sizes)]


def weights_file(game: str) -> Path:
    """Where the trained weights of a game lie in the package."""
    return Path(str(resources.files("bastide.bots"))) / "weights" / f"{game}.npz"


def trained(game: str) -> Network:
    """The network that the house plays with."""
    path = weights_file(game)
    if not path.exists():
        raise BadWeights(Message("weights-missing", {"game": game}))
    return Network(game, read_weights(game, path.read_bytes()))
