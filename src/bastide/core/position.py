"""A position that somebody has set up: how a game describes it, and whether it has that form.

A position begins with a decision of a turn, or of a round, that nobody has begun. What is hidden or not drawn
yet is what is left in the box, so it follows from the rest.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from bastide.core.errors import Argument, BadOption, Message
from bastide.core.game import Game
from bastide.core.notation import Words
from bastide.core.options import read_options

POSITION: Final = "position"  # what options and records call it
MOST: Final = 500  # in one list, and of one thing
# A position under other options, and what of the former one they have no use for.
Carried = tuple[dict[str, Any], list[Message]]


@dataclass(frozen=True)
class Positions:
    """What a game knows of positions."""

    form: Any  # the TypedDict that describes one
    decides: tuple[str, ...]  # options that a position settles
    describe: Callable[[Any], Mapping[str, Any]]  # of a state; `BadOption` in the middle of a turn
    set_up: Callable[[dict[str, Any], Any], Any]  # a state of options and a well-formed description
    faults: Callable[[Any], list[Message]]  # why such a state cannot be
    follow: Callable[[dict[str, Any], Any], Mapping[str, Any]]  # the description, with what follows of itself
    # former options, new ones, a description under the former, that of a new game of the new
    carry: Callable[[dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any]], Carried]


def place(game: Game, options: dict[str, Any], position: object) -> Any:
    """The state of a position that can be; `BadOption` says why it cannot."""
    state = lay_out(game, options, position)
    faults = game.POSITIONS.faults(state)
    if faults:
        raise BadOption(faults[0], game.KEY)
    return state


def lay_out(game: Game, options: dict[str, Any], position: object) -> Any:
    """The same, whatever is wrong with it, as long as it can be laid on the table."""
    check_options(game, options)
    check_form(position, game.POSITIONS.form, POSITION)
    return game.POSITIONS.set_up(options, position)


def check_options(game: Game, options: dict[str, Any]) -> None:
    """What a position settles is not said twice."""
    usual = read_options(game.options(), {"seats": options["seats"]})
    for name in game.POSITIONS.decides:
        if options[name] != usual[name]:
            words: dict[str, Argument] = {"option": name, "other": POSITION}
            raise BadOption(Message("option-contradicts", words), game.KEY)


def check_form(value: object, kind: Any, where: str) -> None:
    """The value is of this kind in all its parts; `BadOption` names the part that is not."""
    origin, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        check_parts(value, kind, where)
    elif origin in (Union, UnionType):
        check_either(value, parts, where)
    elif origin is Annotated:
        words = parts[1].words if isinstance(parts[1], Words) else parts[1]
        demand(any(type(value) is type(word) and value == word for word in words), where)
    elif origin is list:
        demand(isinstance(value, list) and len(value) <= MOST, where)
        for number, one in enumerate(value, 1):  # type: ignore[arg-type, var-annotated]  # a list, as was seen
            check_form(one, parts[0], f"{where} {number}")
    elif origin is dict:
        demand(isinstance(value, dict) and len(value) <= MOST, where)
        for name, one in value.items():  # type: ignore[attr-defined]  # a dict, as was seen
            check_form(name, parts[0], where)
            check_form(one, parts[1], f"{where} {name}")
    elif kind is int:
        demand(type(value) is int and 0 <= value <= MOST, where)
    else:
        demand(type(value) is kind, where)


def check_either(value: object, kinds: tuple[Any, ...], where: str) -> None:
    """One kind, or nothing."""
    if value is not None or NoneType not in kinds:
        check_form(value, next(kind for kind in kinds if kind is not NoneType), where)


def check_parts(value: object, kind: Any, where: str) -> None:
    """All the parts of a description that it needs, and no others than it may have."""
    hints = get_type_hints(kind, include_extras=True)
    if not isinstance(value, dict) or not kind.__required_keys__ <= value.keys() <= hints.keys():
        raise malformed(where)
    for name, one in value.items():
        part = get_args(hints[name])[0] if get_origin(hints[name]) is NotRequired else hints[name]
        check_form(one, part, name if where == POSITION else f"{where} {name}")


def demand(holds: bool, where: str) -> None:
    if not holds:
        raise malformed(where)


def malformed(where: str) -> BadOption:
    return BadOption(Message("position-form", {"part": where[:80]}))


def dealt_anew() -> Message:
    """Nothing of a position could be kept under other options."""
    return Message("position-dealt-anew")


def midway(game: str) -> BadOption:
    """A turn or a round is going on: there is more to it than what lies on the table."""
    return BadOption(Message("position-midway"), game)


def check_count(rows: list[Any], seats: int, where: str) -> None:
    """One row for each seat."""
    demand(len(rows) == seats, where)
