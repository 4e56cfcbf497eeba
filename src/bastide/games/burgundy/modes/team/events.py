"""What can happen in the team game alone."""

from dataclasses import dataclass

from bastide.core.game import Event


@dataclass(slots=True)
class TileStored(Event):
    """A tile lies in the player's own or in the team's shared storage."""

    seat: int
    tile: int
    storage: int
