"""The words of views by name, each declared with its vocabulary, so that the page knows what it may be.

Not compiled: a compiled module forgets what its names stand for.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Final

from bastide.core.errors import Message
from bastide.games.burgundy.components import COLOURS, DUCHY, EDITIONS, LAYOUTS, PHASES, TILE
from bastide.games.burgundy.moves import DEPOT, SPACE, WARES

if TYPE_CHECKING:
    from bastide.games.burgundy.state import State

CONFIDENCES: Final = sorted({layout.confidence for edition in LAYOUTS for layout in edition})

Counts = dict[str, int]
Choice = list[str]  # a duchy and a space
Edition = Annotated[str, EDITIONS]
Phase = Annotated[str, PHASES]
Tile = Annotated[str, TILE]
Colour = Annotated[str, COLOURS]
Goods = Annotated[str, WARES]
Depot = Annotated[str, DEPOT]
Duchy = Annotated[str, DUCHY]
Space = Annotated[str, SPACE]


@dataclass(frozen=True, slots=True)
class Shown:
    """The types of what a chapter shows: on the table, what it leaves open, beside duchies, and by name what
    it has in the box beside tiles and duchies."""

    part: Any
    follow_ups: tuple[Any, ...] = ()
    duchy: Any = None
    box: Mapping[str, Any] = field(default_factory=dict)


Described = dict[str, Any]  # a position that is well formed
Check = Callable[["State", Described], None]
Settle = Callable[["State"], None]
Faults = Callable[["State"], list[Message]]
Follow = Callable[["State", Described], Described]
May = Callable[["State", int], bool]  # state, seat


@dataclass(frozen=True, slots=True)
class PartPositions:
    """What a chapter knows of positions: the types of its part and of what it has beside duchies, and its own
    rules; what it does not say is as in the base game."""

    part: Any = None
    duchy: Any = None
    decides: tuple[str, ...] = ()  # options that a position settles
    check: Check = lambda _state, _position: None  # everything is there for each seat
    settle: Settle = lambda _state: None  # what lies in its part is not in the box
    faults: Faults = lambda _state: []  # why no game could stand so
    follow: Follow = lambda _state, position: position  # the description, with what follows of itself
    lie_apart: May = lambda _state, _seat: False  # whether tiles of the seat may lie apart
    have_twins: May = lambda _state, _seat: False  # whether equal buildings of the seat may lie in a city
