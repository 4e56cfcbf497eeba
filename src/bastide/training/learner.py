"""One step of learning: Adam on the squared error of points to come and the error of chances.

With PyTorch, on an accelerator if there is one, or with NumPy where PyTorch is not installed.
"""

from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from bastide.bots.network import LAYERS, Numbers, Weights
from bastide.core.features import SEATS

CHANCES: Final = 0.1  # how much an error of a chance counts beside one of points
FAST: Final = 0.9
SLOW: Final = 0.999
TINY: Final = 1e-8
Rows = NDArray[np.uint8]


class Learner(Protocol):
    """Someone who makes weights better."""

    steps: int

    def learn(self, rows: Rows, targets: Numbers, rate: float) -> float:
        """One step; the error of own points to come before it."""
        ...

    def weights(self) -> Weights:
        """As they are now, for bytes as they come."""
        ...

    def moments(self) -> dict[str, Numbers]:
        """What else is needed to go on from here."""
        ...


def scale_of(rows: Rows) -> Numbers:
    """What features are multiplied with before they are learnt from: large numbers become small ones."""
    values = rows.astype(np.float32)
    count = np.maximum((rows > 0).sum(axis=0), 1)
    mean_square = (values**2).sum(axis=0) / count
    scale: Numbers = (1 / np.sqrt(np.maximum(mean_square, 1.0))).astype(np.float32)
    return scale


def folded(weights: Weights, scale: Numbers) -> Weights:
    """Weights for bytes as they come."""
    return {**weights, "w1": weights["w1"] * scale[:, None]}


def unfolded(weights: Weights, scale: Numbers) -> Weights:
    """The same weights for features that are multiplied before."""
    return {**weights, "w1": weights["w1"] / scale[:, None]}


class NumpyLearner:
    """All by hand."""

    def __init__(self, weights: Weights, scale: Numbers) -> None:
        self.steps = 0
        self.scale = scale
        self._weights = {name: weights[name].astype(np.float32) for name in LAYERS}
        self._first = {name: np.zeros_like(self._weights[name]) for name in LAYERS}
        self._second = {name: np.zeros_like(self._weights[name]) for name in LAYERS}

    def learn(self, rows: Rows, targets: Numbers, rate: float) -> float:
        weights = self._weights
        inputs = rows.astype(np.float32) * self.scale
        before1 = inputs @ weights["w1"] + weights["b1"]
        hidden1 = np.maximum(before1, 0)
        before2 = hidden1 @ weights["w2"] + weights["b2"]
        hidden2 = np.maximum(before2, 0)
        error = errors(hidden2 @ weights["w3"] + weights["b3"], targets)
        back2 = (error / len(rows) @ weights["w3"].T) * (before2 > 0)
        back1 = (back2 @ weights["w2"].T) * (before1 > 0)
        slopes = {
            "w3": hidden2.T @ error / len(rows),
            "b3": error.sum(axis=0) / len(rows),
            "w2": hidden1.T @ back2,
            "b2": back2.sum(axis=0),
            "w1": inputs.T @ back1,
            "b1": back1.sum(axis=0),
        }
        self._follow(slopes, rate)
        return float(np.sqrt((error[:, 0] ** 2).mean()))

    def _follow(self, slopes: Weights, rate: float) -> None:
        self.steps += 1
        stride = rate * (1 - SLOW**self.steps) ** 0.5 / (1 - FAST**self.steps)
        for name, slope in slopes.items():
            first, second = self._first[name], self._second[name]
            first += (1 - FAST) * (slope - first)
            second += (1 - SLOW) * (slope**2 - second)
            self._weights[name] -= (stride * first / (np.sqrt(second) + TINY)).astype(np.float32)

    def weights(self) -> Weights:
        return folded({name: value.copy() for name, value in self._weights.items()}, self.scale)

    def moments(self) -> dict[str, Numbers]:
        named = (("raw", self._weights), ("first", self._first), ("second", self._second))
        return {f"{which}-{name}": kept[name] for which, kept in named for name in LAYERS}

    def go_on(self, moments: dict[str, Numbers], steps: int) -> None:
        """From where another has stopped."""
        self.steps = steps
        for which, kept in (("raw", self._weights), ("first", self._first), ("second", self._second)):
            for name in LAYERS:
                kept[name] = moments[f"{which}-{name}"].copy()


def errors(out: Numbers, targets: Numbers) -> Numbers:
    """By seat: points to come, then chances; nought for seats that are not there."""
    chances = 1 / (1 + np.exp(-np.clip(out[:, len(SEATS) :], -30, 30)))
    found = np.concatenate([out[:, : len(SEATS)], chances], axis=1) - targets
    found[:, len(SEATS) :] *= CHANCES
    error: Numbers = np.nan_to_num(found, nan=0.0)
    return error


class TorchLearner:
    """The same by PyTorch, on an accelerator if there is one."""

    def __init__(self, weights: Weights, scale: Numbers) -> None:
        import torch

        self.steps = 0
        self._torch: Any = torch
        self._device = "cuda" if torch.cuda.is_available() else "cpu"
        self._scale = torch.tensor(scale, device=self._device)
        self.scale = scale
        self._weights = {
            name: torch.tensor(weights[name], device=self._device, requires_grad=True) for name in LAYERS
        }
        self._adam = torch.optim.Adam(list(self._weights.values()), betas=(FAST, SLOW), eps=TINY)

    def learn(self, rows: Rows, targets: Numbers, rate: float) -> float:
        torch, weights = self._torch, self._weights
        for group in self._adam.param_groups:
            group["lr"] = rate
        inputs = torch.from_numpy(rows).to(self._device).float() * self._scale
        wanted = torch.from_numpy(targets).to(self._device)
        hidden = torch.relu(inputs @ weights["w1"] + weights["b1"])
        hidden = torch.relu(hidden @ weights["w2"] + weights["b2"])
        error, loss = self._loss(hidden @ weights["w3"] + weights["b3"], wanted)
        self._adam.zero_grad(set_to_none=True)
        loss.backward()
        self._adam.step()
        self.steps += 1
        return float(error) if self.steps % 100 == 1 else -1.0

    def _loss(self, out: Any, wanted: Any) -> tuple[Any, Any]:
        torch, half = self._torch, len(SEATS)
        there = ~torch.isnan(wanted)
        wanted = torch.nan_to_num(wanted)
        off = (out[:, :half] - wanted[:, :half]) * there[:, :half]
        chances = torch.nn.functional.binary_cross_entropy_with_logits(
            out[:, half:], wanted[:, half:], reduction="none"
        )
        loss = 0.5 * (off**2).sum(1).mean() + CHANCES * (chances * there[:, half:]).sum(1).mean()
        return (off[:, 0].detach() ** 2).mean().sqrt() if self.steps % 100 == 0 else 0.0, loss

    def weights(self) -> Weights:
        raw = {name: value.detach().cpu().numpy().copy() for name, value in self._weights.items()}
        return folded(raw, self.scale)

    def moments(self) -> dict[str, Numbers]:
        kept = {f"raw-{name}": value.detach().cpu().numpy() for name, value in self._weights.items()}
        for name, value in self._weights.items():
            state = self._adam.state.get(value, {})
            zero = np.zeros_like(kept[f"raw-{name}"])
            kept[f"first-{name}"] = state["exp_avg"].cpu().numpy() if state else zero
            kept[f"second-{name}"] = state["exp_avg_sq"].cpu().numpy() if state else zero
        return kept

    def go_on(self, moments: dict[str, Numbers], steps: int) -> None:
        """From where another has stopped."""
        torch = self._torch
        self.steps = steps
        for name, value in self._weights.items():
            value.data.copy_(torch.tensor(moments[f"raw-{name}"]))
            self._adam.state[value] = {
                "step": torch.tensor(float(steps)),
                "exp_avg": torch.tensor(moments[f"first-{name}"], device=self._device),
                "exp_avg_sq": torch.tensor(moments[f"second-{name}"], device=self._device),
            }


def new_learner(weights: Weights, scale: Numbers, with_torch: bool) -> "NumpyLearner | TorchLearner":
    return TorchLearner(weights, scale) if with_torch else NumpyLearner(weights, scale)


def has_torch() -> bool:
    from importlib.util import find_spec

    return find_spec("torch") is not None
