"""A way to go on and what speaks for it: what the turn brings, and what is expected of the own next one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from bastide.core.study import Counts, Fact
from bastide.study.besides import change
from bastide.study.estimate import Numbers
from bastide.study.futures import Future, Standing

CLEAR: Final = 0.75  # points by which two ways must differ to be told apart
SURE: Final = 1.5  # and so many standard errors
MOST_TOLD: Final = 3  # sources in which they differ most
USUAL: Final = 0.5  # of the worlds in which a spot must bring points for them to be expected there


@dataclass(frozen=True)
class Figures:
    """What a way promises."""

    win: float
    margin: float
    rival: float  # points that the best rival is expected to have; alone, none
    rest: float  # points that are expected after the own next turn


@dataclass(frozen=True)
class Brought:
    """What a turn brings, to the point."""

    now: Counts = field(default_factory=dict)
    where: dict[str, list[int]] = field(default_factory=dict)
    end: dict[str, float] = field(default_factory=dict)
    held: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Coming:
    """What is expected by the end of the own next turn."""

    points: dict[str, Numbers]  # by source, world by world
    spots: dict[str, list[str]] = field(default_factory=dict)
    held: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Outlook:
    """A way, and what came of it."""

    lines: tuple[str, ...]
    figures: Figures
    brought: Brought
    coming: Coming
    facts: list[Fact] = field(default_factory=list)


def coming_points(after: Standing, futures: Sequence[Future]) -> dict[str, Numbers]:
    """By source what a turn is followed by, world by world."""
    then = [change(after.points, future.standing.points) for future in futures]
    sources = dict.fromkeys([*after.points, *[source for more in then for source in more]])
    return {source: np.array([more.get(source, 0) for more in then], float) for source in sources}


def coming_held(now: Standing, futures: Sequence[Future]) -> dict[str, float]:
    """By word what comes into one's hand, on average."""
    held = [future.standing.held for future in futures]
    words = dict.fromkeys([word for one in held for word in one])
    return change(now.held, {word: mean([one[word] for one in held]) for word in words})


def usual_places(futures: Sequence[Future]) -> dict[str, list[str]]:
    """By source the spots that most worlds have in common; what chance decides is in no such place."""
    found: dict[str, list[str]] = {}
    for source in dict.fromkeys([source for future in futures for source in future.places]):
        spots = sorted({spot for future in futures for spot in future.places.get(source, ())})
        counts = [sum([spot in future.places.get(source, ()) for future in futures]) for spot in spots]
        usual = [spot for spot, count in zip(spots, counts, strict=True) if count > USUAL * len(futures)]
        if usual:
            found[source] = usual
    return found


def differences(own: Outlook, other: Outlook) -> dict[str, float]:
    """The few sources that clearly bring more or less than with another way, the greatest first."""
    found: dict[str, float] = {}
    for source in told_sources(own, other):
        apart = by_then(own, source) - by_then(other, source)
        middle, error = float(apart.mean()), float(apart.std()) / len(apart) ** 0.5
        if abs(middle) >= max(CLEAR, SURE * error):
            found[source] = round(middle, 1)
    greatest = sorted(found, key=lambda source: -abs(found[source]))[:MOST_TOLD]
    return {source: found[source] for source in greatest}


def told_sources(own: Outlook, other: Outlook) -> list[str]:
    """All that either way has to do with."""
    coming = [*own.coming.points, *other.coming.points]
    brought = [*own.brought.now, *other.brought.now, *own.brought.end, *other.brought.end]
    return list(dict.fromkeys([*coming, *brought]))


def by_then(outlook: Outlook, source: str) -> Numbers:
    """World by world the points of a source, of this turn and of what followed."""
    now = outlook.brought.now.get(source, 0) + outlook.brought.end.get(source, 0)
    return outlook.coming.points.get(source, np.zeros(1)) + now


def mean(numbers: Sequence[float]) -> float:
    return float(np.mean(numbers))
