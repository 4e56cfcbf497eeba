"""What a training keeps in its folder: the weights of now, of the best, of older ones, and where to go on."""

import json
import os
from pathlib import Path
from typing import Any, Final

import numpy as np

from bastide.bots.network import BadWeights, Network, Numbers, Weights, digest, read_weights, write_weights
from bastide.core.errors import Message

NOW: Final = "now.npz"  # what self-play uses
ON_TRIAL: Final = "on-trial.npz"  # what plays against the best
BEST: Final = "best.npz"
POINT: Final = "checkpoint.npz"  # where to go on
CURVE: Final = "curve.jsonl"
POOL: Final = "older"
BESIDE: Final = ("scale", "counts", "features")  # in a checkpoint, beside what the learner keeps


class Folder:
    """A training's folder."""

    def __init__(self, path: Path, game: str) -> None:
        self.path = path
        self.game = game
        (path / POOL).mkdir(parents=True, exist_ok=True)

    def write(self, name: str, weights: Weights) -> None:
        replace(self.path / name, write_weights(self.game, weights))

    def read(self, name: str) -> Network:
        return Network(self.game, read_weights(self.game, (self.path / name).read_bytes()))

    def stamp(self, name: str) -> int:
        """When it was written; nought if it is not there."""
        path = self.path / name
        return path.stat().st_mtime_ns if path.exists() else 0

    def older(self) -> list[str]:
        """The best of earlier days, the latest last."""
        return [f"{POOL}/{path.name}" for path in sorted((self.path / POOL).glob("*.npz"))]

    def keep_point(self, moments: dict[str, Numbers], scale: Numbers, counts: dict[str, Any]) -> None:
        path = self.path / POINT
        written = path.with_suffix(".part.npz")
        with written.open("wb") as file:
            beside = {"counts": np.array(json.dumps(counts)), "features": np.array(digest(self.game))}
            np.savez(file, scale=scale, **beside, **moments)  # type: ignore[arg-type]  # its stub takes one kind
        written.replace(path)

    def read_point(self) -> tuple[dict[str, Numbers], Numbers, dict[str, Any]] | None:
        """Where to go on; not with features of another version, which it has learnt nothing of."""
        path = self.path / POINT
        if not path.exists():
            return None
        with np.load(path, allow_pickle=False) as file:
            if "features" not in file.files or str(file["features"]) != digest(self.game):
                raise BadWeights(Message("weights-of-other-features", {"game": self.game}))
            moments = {name: file[name] for name in file.files if name not in BESIDE}
            return moments, file["scale"], json.loads(str(file["counts"]))

    def tell(self, row: dict[str, Any]) -> None:
        """One more point of the learning curve."""
        with (self.path / CURVE).open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def curve(self) -> list[dict[str, Any]]:
        """The learning curve so far."""
        path = self.path / CURVE
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return [json.loads(line) for line in lines]


def replace(path: Path, content: bytes) -> None:
    """All of it or nothing."""
    part = path.with_name(path.name + f".{os.getpid()}.part")
    part.write_bytes(content)
    part.replace(path)
