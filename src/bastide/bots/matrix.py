"""A choice that all make in secret at once: a game in a table of what their choices bring each of them.

Nobody should be read, so each mixes: regret matching finds how often to choose what. Who thinks that the
others do not always take such care, but often just take their first choice, mixes so as to gain by it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

ROUNDS: Final = 400

Payoffs = NDArray[np.float64]


def mixtures(payoffs: Sequence[Payoffs], rounds: int = ROUNDS, careless: float = 0.0) -> list[Payoffs]:
    """How often each player should choose what; by player a table of what they get, whose first side are the
    first player's choices, whose second the second's, and so on. To the first player the others take so great
    a part of their choices without care: their first."""
    sizes = payoffs[0].shape
    regrets, totals = [np.zeros(size) for size in sizes], [np.zeros(size) for size in sizes]
    for number in range(1, rounds + 1):
        mixed = [matching(regret) for regret in regrets]
        for player, own in enumerate(mixed):
            met = mixed if player else [with_first(theirs, careless) for theirs in mixed]
            worth = against(payoffs[player], met, player)
            regrets[player] = np.maximum(regrets[player] + worth - own @ worth, 0)
            totals[player] += number * own
    return [total / total.sum() for total in totals]


def with_first(mixed: Payoffs, part: float) -> Payoffs:
    """The same, but for so great a part the first choice."""
    first: Payoffs = np.eye(1, len(mixed))[0]
    return (1 - part) * mixed + part * first


def against(payoffs: Payoffs, mixed: Sequence[Payoffs], player: int) -> Payoffs:
    """What each choice of a player is worth while the others mix theirs."""
    for other in range(len(mixed) - 1, -1, -1):
        if other != player:
            payoffs = np.tensordot(payoffs, mixed[other], axes=(other, 0))
    return payoffs


def matching(regret: Payoffs) -> Payoffs:
    """More often what was more regretted; everything alike where nothing was."""
    total = regret.sum()
    return regret / total if total > 0 else np.full(len(regret), 1 / len(regret))
