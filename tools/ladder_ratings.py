"""Ratings from games: the Elo numbers under which what happened is likeliest, with Squire at 1000."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Final

import numpy as np
from ladder_figures import Figures
from ladder_rows import LEVELS, SQUIRE, Row

from bastide.bots.pairing import SURE

ANCHOR: Final = 1000
SCALE: Final = 400 / log(10)  # Elo points of a natural logarithm
PRIOR: Final = 0.5  # games won and lost by either side beside those that were: nobody is infinitely better
STEPS: Final = 200
ENOUGH: Final = 50  # games of two seats that a level must have played before the house shows its rating
LEAST: Final = 100  # that the house shows: who has lost every game could be anywhere below


@dataclass(frozen=True)
class Rating:
    """Where a level stands, and how far off that may be with 95 % confidence."""

    elo: int
    spread: int


Met = dict[tuple[str, str], tuple[float, int]]  # by pair: what the first has won, of how many games


def meetings(game: str, measured: Mapping[Row, Figures]) -> Met:
    """Two seats, one level against another, over all sets of options."""
    met: Met = {}
    for row, figures in measured.items():
        if row.game == game and row.seats == 2 and {row.one, row.other} <= set(LEVELS):
            wins, games = met.get((row.one, row.other), (0.0, 0))
            met[row.one, row.other] = (wins + figures.wins, games + figures.games)
    return met


def rate(met: Met, anchor: str = SQUIRE) -> dict[str, Rating]:
    """By Newton's method, from the games of all pairs together."""
    names = [level for level in LEVELS if any(level in pair for pair in met)]
    if anchor not in names:
        return {}
    free = [name for name in names if name != anchor]
    strength = dict.fromkeys(names, 0.0)
    curvature = np.eye(len(free))
    for _ in range(STEPS):
        slope, curvature = derivatives(met, free, strength)
        step = np.linalg.solve(curvature, slope)
        for name, change in zip(free, np.clip(step, -1, 1).tolist(), strict=True):
            strength[name] += change
    spreads = SURE * SCALE * np.sqrt(np.diag(np.linalg.inv(curvature)))
    off = dict(zip(free, spreads.tolist(), strict=True))
    return {name: Rating(round(ANCHOR + SCALE * strength[name]), round(off.get(name, 0.0))) for name in names}


def derivatives(
    met: Met, free: list[str], strength: dict[str, float]
) -> tuple[np.ndarray[tuple[int], np.dtype[np.float64]], np.ndarray[tuple[int, int], np.dtype[np.float64]]]:
    """Of the likelihood's logarithm: first, and second with its sign turned."""
    slope, curvature = np.zeros(len(free)), np.zeros((len(free), len(free)))
    place = {name: at for at, name in enumerate(free)}
    for (one, other), (wins, games) in met.items():
        total = games + 2 * PRIOR
        expected = 1 / (1 + np.exp(strength[other] - strength[one]))
        surplus, weight = wins + PRIOR - total * expected, total * expected * (1 - expected)
        for name, sign in ((one, 1), (other, -1)):
            if name in place:
                slope[place[name]] += sign * surplus
                curvature[place[name], place[name]] += weight
        if one in place and other in place:
            curvature[place[one], place[other]] -= weight
            curvature[place[other], place[one]] -= weight
    return slope, curvature


def write_ratings(path: Path, measured: Mapping[Row, Figures]) -> None:
    """A table a game: the level and its rating, if it has played enough."""
    lines = ["# Written by `make ladder`; docs/ladder.md says from which games, with how much time to think."]
    for game in dict.fromkeys(row.game for row in measured):
        met = meetings(game, measured)
        rated = [(level, rating) for level, rating in rate(met).items() if played(met, level) >= ENOUGH]
        if rated:
            lines += ["", f"[{game}]", *[f"{level} = {max(LEAST, rating.elo)}" for level, rating in rated]]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def played(met: Met, level: str) -> int:
    return sum([games for pair, (_, games) in met.items() if level in pair])
