"""What tests of thinking bots share: a small network, levels with little search, a clock of their own."""

from dataclasses import replace

from bastide.bots.levels import Level
from bastide.bots.network import Network, new_weights

LATER = float("inf")


class Clock:
    """Goes on by a tick whenever someone looks."""

    def __init__(self, tick: float) -> None:
        self.now = 0.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def small(game: str) -> Network:
    return Network(game, new_weights(game, (16, 8), seed=1))


def quick(level: Level, seconds: float = 0.05) -> Level:
    """The same with little search."""
    plays_on = level.few or level.many or level.candidates > 0
    worlds = 1 if level.few else min(level.worlds, 1)
    candidates = 2 if plays_on else 0
    return replace(
        level, few=False, many=False, width=2, candidates=candidates, worlds=worlds, seconds=seconds
    )
