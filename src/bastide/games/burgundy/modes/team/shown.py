"""What a view holds of the team game, by name and type."""

from typing import Final, Literal, TypedDict

from bastide.core.game import Seat
from bastide.games.burgundy.vocabulary import Shown, Tile


class WrittenTeams(TypedDict):
    """Who plays with whom. (B16.1)"""

    names: list[str]  # A1, B1, A2 and B2, by seat; none before the first player is named
    partners: list[Seat]  # by seat
    room: int  # the spaces of the storage that partners share


class Storing(TypedDict):
    """A tile waits for the storage it is to lie in."""

    effect: Literal["store"]
    tile: Tile


class BesideDuchy(TypedDict):
    """The storage that partners share; `storage` is the player's own. (B16.3)"""

    shared: list[Tile]


# -- what is printed


class TeamFigures(TypedDict):
    """The team game."""

    silver: int
    workers: list[int]
    own: int
    shared: int


SHOWN: Final = Shown(WrittenTeams, (Storing,), BesideDuchy, {"team": TeamFigures})
