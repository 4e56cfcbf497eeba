"""What a view holds of shields, by name and type."""

from typing import Annotated, Final, Literal, TypedDict

from bastide.core.game import Seat
from bastide.games.burgundy.modules.shields.dealing import BONUS_WHEN, SHIP_ALSO
from bastide.games.burgundy.vocabulary import Counts, Phase, Shown


class TurnOf(TypedDict):
    """A turn of the game."""

    phase: Phase
    round: int
    turn: int


class Shields(TypedDict):
    """Where the shields lie and hang."""

    ship: Annotated[str, SHIP_ALSO]
    bonus: Annotated[str, BONUS_WHEN]
    depots: dict[str, list[str]]
    castles: list[dict[str, str]]  # by seat: the castle's space and the shield on it
    gone: list[str]
    copied: list[Seat | None]
    set_in: TurnOf | None  # when shield 16 was last used
    used: list[str]
    points: Counts
    doubles: dict[str, int | None]  # the workers it takes to get at a depot with both dice
    may_copy: list[list[Seat]]  # by seat: between whom it chooses whose monasteries it copies


class FromDepot(TypedDict):
    """Shields place a tile."""

    effect: Literal["from-depot"]
    shields: list[str]


class UpkeepDue(TypedDict):
    """Shields are to be paid for."""

    effect: Literal["upkeep"]
    workers: bool  # whether they may pay


class ChoosingPlayer(TypedDict):
    """Whose monasteries are copied."""

    effect: Literal["choose-player"]
    changes: str | None  # what choosing now would change; none: it must be chosen


# -- what is printed


class ShieldFigures(TypedDict):
    """The shields."""

    points: list[int]
    by_seats: list[list[int]]


SHOWN: Final = Shown(Shields, (FromDepot, UpkeepDue, ChoosingPlayer), box={"shield": ShieldFigures})
