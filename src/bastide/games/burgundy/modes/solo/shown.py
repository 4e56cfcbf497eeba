"""What a view holds of the solo game, by name and type."""

from typing import Annotated, Final, Literal, TypedDict

from bastide.games.burgundy.modes.solo.moves import OPEN_EFFECTS
from bastide.games.burgundy.vocabulary import Counts, Shown, Tile

OpenEffect = Annotated[str, OPEN_EFFECTS]


class WrittenSolo(TypedDict):
    """The markers of the solo game, and what has left it. (B17.2, B17.5)"""

    score: int
    target: int
    blanks: list[Tile]  # what the tiles are that lie face down
    gone: Counts  # goods out of the game
    open: list[OpenEffect]  # effects whose order is to be chosen
    tile: Tile | None  # which has set them off
    track: list[int]  # the marks of the target's way


class Ordering(TypedDict):
    """Effects whose order is to be chosen."""

    effect: Literal["order"]
    space: str  # where the tile lies that has set them off
    open: list[OpenEffect]
    targets: int  # among them, actions for targets
    reward: bool  # whether a filled colour brought the tile


class FinishedColour(TypedDict):
    """A tile for a filled colour."""

    effect: Literal["finished-colour"]
    optional: bool  # whether it may be let go


class Giving(TypedDict):
    """So many goods are still to be given."""

    effect: Literal["give-goods"]
    left: int


# -- what is printed


class SoloFigures(TypedDict):
    """The solo game."""

    workers: int
    target: int
    easiest: int
    hardest: int
    step: int
    lowest: int
    trade: int


SHOWN: Final = Shown(WrittenSolo, (Ordering, FinishedColour, Giving), box={"solo": SoloFigures})
