"""What a view holds of the extra tiles, by name and type."""

from typing import Final, TypedDict

from bastide.core.game import Seat
from bastide.games.burgundy.vocabulary import Shown


class ExtraTiles(TypedDict):
    """What the extra tiles have to remember."""

    arrivals: list[Seat]  # the markers on the bridge in the order they came to their spaces


class ExtraTilesFigures(TypedDict):
    """What is printed on the extra tiles."""

    hired: int


SHOWN: Final = Shown(ExtraTiles, box={"extra_tiles": ExtraTilesFigures})
