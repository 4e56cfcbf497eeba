"""What can happen with orchards."""

from dataclasses import dataclass

from bastide.core.game import Event


@dataclass(slots=True)
class ApplesPicked(Event):
    """A player has picked apples, for workers."""

    seat: int
    apples: int
