"""A choice that all make in secret at once: a game in a table of what each pair of choices brings.

Neither side should be read, so each mixes: regret matching finds how often to choose what.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

ROUNDS: Final = 400

Payoffs = NDArray[np.float64]


def mixtures(own: Payoffs, other: Payoffs, rounds: int = ROUNDS) -> tuple[Payoffs, Payoffs]:
    """How often each side should choose what; a row is an own choice, a column one of the other side.

    `own` says what a pair brings the one side, `other` what it brings the other.
    """
    rows, columns = own.shape
    regret_own, regret_other = np.zeros(rows), np.zeros(columns)
    total_own, total_other = np.zeros(rows), np.zeros(columns)
    for number in range(1, rounds + 1):
        mix_own, mix_other = matching(regret_own), matching(regret_other)
        total_own += number * mix_own
        total_other += number * mix_other
        worth_own, worth_other = own @ mix_other, mix_own @ other
        regret_own = np.maximum(regret_own + worth_own - mix_own @ worth_own, 0)
        regret_other = np.maximum(regret_other + worth_other - mix_other @ worth_other, 0)
    return total_own / total_own.sum(), total_other / total_other.sum()


def matching(regret: Payoffs) -> Payoffs:
    """More often what was more regretted; everything alike where nothing was."""
    total = regret.sum()
    return regret / total if total > 0 else np.full(len(regret), 1 / len(regret))
