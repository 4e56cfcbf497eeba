"""What can happen with the extra tiles."""

from dataclasses import dataclass

from bastide.core.game import Event


@dataclass(slots=True)
class WorkersBought(Event):
    """Monastery 28 brought workers for silver."""

    seat: int
    workers: int
    silver: int


@dataclass(slots=True)
class BuildingCopied(Event):
    """A crane does what a building of this kind does."""

    seat: int
    kind: int


@dataclass(slots=True)
class GeeseJoined(Event):
    """The geese score together with the animals of this kind."""

    seat: int
    kind: int


@dataclass(slots=True)
class MarkerRaised(Event):
    """Monastery 27: the marker stands on top of its space."""

    seat: int
    place: int
