"""What an older revision of the rules, or an older way of writing, has left."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bastide.core.errors import CannotContinue, Message
from bastide.core.game import Written
from bastide.games.burgundy.components import GOODS, NONE
from bastide.games.burgundy.stages import BASIC, BY_BOARD, DEALT_BY, SETUPS

FIRST: Final = 1  # the oldest revision whose tables go on
SECOND: Final = 2
# Revision 2 asks for more at the end of a phase with shields: where each step of revision 1 stands now.
STEPS: Final = (0, 3, 4, 6, 7)


def upgrade(written: Written, rules: int) -> Written:
    """Every table goes on. Revision 3 asks a solo player less; what was asked is still to be answered, by the
    rules of now."""
    if rules not in (FIRST, SECOND):
        raise CannotContinue(Message("rules-too-old", {"rules": rules}))
    return second(written) if rules == FIRST else written


def second(written: Written) -> Written:
    """Of revision 1: experts were dealt two of all duchies, a full route stayed."""
    is_basic = written["setup"] == SETUPS[BASIC]
    newer: dict[str, Any] = {**written, "experts": DEALT_BY[BY_BOARD if is_basic else 1 - BY_BOARD]}
    if "shields" in written:
        newer["step"] = STEPS[written["step"]]
    if "trade_routes" in written:
        newer["trade_routes"] = {**written["trade_routes"], "full": "stays"}
    return newer


# -- what is open: once an effect and a number, in which all it is about was packed


def typed(written: Any) -> Mapping[str, Any]:
    """Something that is open, written in either way, as it is written now."""
    if isinstance(written, dict):
        return written
    effect, about = written
    return {"effect": effect, **(UNPACKED[effect](about) if effect in UNPACKED else {})}


def ship(about: int) -> dict[str, Any]:
    """100 times a colour, 10 times the first depot, and the second."""
    colour, depots = about // 100, [about // 10 % 10, about % 10]
    return {
        "depots": [str(depot) for depot in depots if depot > 0],
        "goods": GOODS[colour - 1] if colour > 0 else None,
    }


def route(about: int) -> dict[str, Any]:
    """10 times the colour, and how many."""
    return {"goods": GOODS[about // 10 - 1], "left": about % 10}


def shields(about: int) -> dict[str, Any]:
    """Their numbers, 14 and 15, added up."""
    return {"shields": ["14", "15"] if about > 15 else [str(about)]}


def player(about: int) -> dict[str, Any]:
    return {"changes": None if about == NONE else ("next-round", "gifts", "income")[about - 1]}


def order(about: int) -> dict[str, Any]:
    """131072 for a reward, 1024 times the space, 16 times the targets, and a bit for each of the others."""
    targets = about % 1024 // 16
    found = [word for bit, word in enumerate(("size", "phase", "colour", "effect")) if about >> bit & 1]
    return {
        "space": str(about % 131072 // 1024 + 1),
        "open": [*found, "target"] if targets > 0 else found,
        "targets": targets,
        "reward": about >= 131072,
    }


UNPACKED: Final[dict[str, Callable[[Any], dict[str, Any]]]] = {
    "second-depot": lambda depot: {"depot": str(depot)},
    "choose-goods": ship,
    "discard": lambda tile: {"tile": tile},
    "white-castle": lambda die: {"die": die},
    "route": route,
    "gather": ship,
    "from-depot": shields,
    "upkeep": lambda workers: {"workers": workers > 0},
    "choose-player": player,
    "store": lambda tile: {"tile": tile},
    "order": order,
    "finished-colour": lambda optional: {"optional": optional > 0},
    "give-goods": lambda left: {"left": left},
}
