"""What can happen with orchards."""

from dataclasses import dataclass

from bastide.core.game import Event


@dataclass(init=False, slots=True)
class ApplesPicked(Event):
    """A player has picked apples, for workers."""

    seat: int
    apples: int

    def __init__(self, seat: int, apples: int) -> None:
        self.seat = seat
        self.apples = apples
