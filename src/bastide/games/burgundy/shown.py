"""What a view holds, by name and type; the house publishes these types, so they are read as they stand here.

A word is declared with its vocabulary, so that the page knows what it may be. Not compiled: a compiled class
forgets what its fields hold.
"""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from types import GenericAlias, new_class
from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict, get_args

from bastide.core.game import Seat
from bastide.games.burgundy.box import BOX, Box
from bastide.games.burgundy.stages import DEALT_BY, SETUPS, TIES
from bastide.games.burgundy.vocabulary import (
    CONFIDENCES,
    Choice,
    Colour,
    Counts,
    Depot,
    Duchy,
    Edition,
    Goods,
    Phase,
    Tile,
)

Stage = Annotated[str, BOX.stages]
ModeName = Annotated[str, BOX.modes]
Module = Annotated[str, BOX.modules]


class WrittenDuchy(TypedDict):
    """One player's board and everything on it."""

    duchy: Duchy | None
    tiles: dict[str, Tile]  # space and tile
    storage: list[Tile]
    goods: Counts
    sold: Counts
    silver: int
    workers: int
    points: Counts  # by source
    brought: Counts  # by an area's first space: the points it has brought


# -- what is open, told apart by its effect


class SecondDepot(TypedDict):
    """A ship takes goods from a depot beside its first."""

    effect: Literal["second-depot"]
    depot: Depot  # its first


class Loading(TypedDict):
    """A ship's goods are to be chosen."""

    effect: Literal["choose-goods", "gather"]
    depots: list[Depot]
    goods: Goods | None  # that it takes from all depots


class Room(TypedDict):
    """A tile waits for room; none: there is too much."""

    effect: Literal["discard"]
    tile: Tile | None


BASE_FOLLOW_UPS: Final = (SecondDepot, Loading, Room)


class Effect(TypedDict):
    """An effect that is about nothing more."""

    effect: str
    cause: NotRequired[Module]  # that brought it instead of a tile in the duchy


WrittenFollowUp = SecondDepot | Loading | Room | Effect


class OpenTable(TypedDict):
    """What everybody sees. (B4.1, B5.11)"""

    seats: int
    edition: Edition
    setup: Annotated[str, SETUPS]
    tie: Annotated[str, TIES]
    experts: Annotated[str, DEALT_BY]  # what they choose between
    asked: list[Duchy]  # duchies; none: drawn or dealt
    stage: Stage
    start: Seat | None
    phase: Phase | None
    round: int | None
    line: list[Seat]  # the bridge from its foremost marker on
    place: list[int]  # each seat's space on the bridge, from 1
    order: list[Seat]  # of this round's turns
    turn: int
    rolled: list[int]
    dice: list[list[int | None]]  # by seat; None once it is used
    depots: dict[str, list[Tile | None]]  # the tile on each space in use
    stock: dict[str, Counts]  # goods by depot
    round_goods: list[Goods]
    bag: Counts  # goods not seen yet
    stacks: Counts  # tiles with backs of their colour not seen yet
    black: Counts  # tiles with black backs not seen yet
    removed: Counts  # tiles out of the game
    bonuses: dict[str, list[Seat | None]]  # by colour: who has the large and the small tile
    dealt: list[list[Duchy]]  # duchies to choose from, by seat
    duchies: list[WrittenDuchy]
    bought: bool
    pending: list[WrittenFollowUp]  # what is open; the last is due first
    # with modules: which, and the step of a phase's end that is interrupted
    modules: NotRequired[list[Module]]
    step: NotRequired[int]
    mode: NotRequired[ModeName]  # in the team game and the solo game


class WrittenLayout(TypedDict):
    """A duchy as it is printed."""

    colours: list[Colour]  # by space
    numbers: list[int]
    areas: list[list[str]]  # the spaces of each
    confidence: Annotated[str, CONFIDENCES]
    posts: NotRequired[list[list[str]]]  # the spaces that touch each border post
    hexes: NotRequired[list[list[int]]]  # where it is not the usual hexagon: row and column of each space
    rivers: NotRequired[list[list[str]]]  # and the spaces that rivers join


class OpenedArea(TypedDict):
    """An area that could be begun."""

    colour: Colour
    size: int


class StartingCastle(TypedDict):
    """What a space opens if the starting castle stands there."""

    neighbours: list[str]  # spaces, lowest number first
    missing: list[int]  # numbers that none of them has
    areas: list[OpenedArea]  # that begin beside it, largest first
    rolls: int  # of a hundred rolls of two dice so many show a number that fits


class Worth(TypedDict):
    """What an area would bring if it were filled in this phase, and in the next."""

    left: int  # its empty spaces
    now: int
    next: int | None


class Due(TypedDict):
    """What is open and due first: how it is drawn."""

    cause: Module | None  # that brought it instead of a tile in the duchy
    tile: str | None  # that stands for it, or the kind of tile
    depots: list[Depot]  # whose goods can be meant
    die: int | None  # that is used for it instead of an own one


class View(OpenTable):
    """What one seat knows."""

    game: Literal["burgundy"]
    seat: Seat | None
    hides: bool  # nobody else at one screen may see what this seat sees now
    current: Seat | None
    white: int | None
    due: Due | None
    spaces: dict[str, list[Colour]]  # of the numbered depots: the colour of each space in use
    room: list[int | None]  # by seat: the spaces of its storage; None: there is always room
    worths: list[list[Worth]]  # by seat, area by area
    costs: Counts  # of whoever acts: by line the workers that its die is changed by; for a double see shields
    layouts: dict[str, WrittenLayout]  # of every duchy on the table
    picks: list[Choice | None]  # those the seat may know
    chosen: list[bool]
    castles: dict[str, dict[str, StartingCastle]]  # while duchies are chosen: by duchy and space


# -- with what chapters show


def part_of(shown: Mapping[str, Any], key: str) -> Any:
    """What a chapter shows in a view or beside a duchy; its `shown.py` says of which type that is."""
    return shown[key]


def whole_view(box: Box) -> Any:
    """The type of a view with the parts of a box's chapters, each under its key."""
    chapters = [
        (chapter.key, chapter.shown) for chapter in box.chapters.values() if chapter.shown is not None
    ]
    follow_ups = [*BASE_FOLLOW_UPS, *[kind for _, shown in chapters for kind in shown.follow_ups]]
    beside = [shown.duchy for _, shown in chapters if shown.duchy is not None]
    return extended(
        View,
        {
            **{key: NotRequired[shown.part] for key, shown in chapters},
            "pending": GenericAlias(list, any_of([*follow_ups, effect_of(box, follow_ups)])),
            "duchies": GenericAlias(list, extended(WrittenDuchy, optional(beside))),
        },
    )


def effect_of(box: Box, about: list[Any]) -> Any:
    """The effects that are about nothing more than those."""
    told_apart = [word for kind in about for word in get_args(kind.__annotations__["effect"])]
    words = [word for word in box.follow_ups if word not in told_apart]
    return extended(Effect, {"effect": Annotated[str, words]})


def any_of(kinds: list[Any]) -> Any:
    return reduce(or_, kinds)


def optional(kinds: list[Any]) -> dict[str, Any]:
    return {name: NotRequired[kind.__annotations__[name]] for kind in kinds for name in kind.__annotations__}


def extended(kind: Any, fields: Mapping[str, Any]) -> Any:
    """A type with more fields, or others, under its name."""
    body = {"__annotations__": dict(fields), "__doc__": kind.__doc__, "__module__": kind.__module__}
    return new_class(kind.__name__, (kind,), {}, lambda names: names.update(body))
