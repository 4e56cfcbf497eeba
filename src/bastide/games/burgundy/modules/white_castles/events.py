"""What can happen with white castles."""

from dataclasses import dataclass

from bastide.core.game import Event


@dataclass(slots=True)
class WhiteActionGained(Event):
    """A white castle brought an extra action with the number of the white die."""

    seat: int
    value: int
