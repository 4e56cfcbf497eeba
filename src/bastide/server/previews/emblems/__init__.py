"""A game in a few shapes, drawn around the middle of the slate, each in the file of the game's key; one that
has none is drawn as the shield of the house."""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from bastide.core import registry

SHIELD: Final = "M1 1h5v3h3V1h6v3h3V1h5v12c0 7-5 10-11 12C6 23 1 20 1 13Z"


def emblem_of(game: str) -> str:
    name = f"{__name__}.{game}"
    is_drawn = game in registry.games() and find_spec(name) is not None
    drawn: str = import_module(name).emblem() if is_drawn else shield()
    return drawn


def shield() -> str:
    return (
        f'<g transform="translate(-168,-180) scale(14)"><path d="{SHIELD}" fill="#f4ecd9"/>'
        '<path d="M12 7l5.500 5.500L12 18l-5.500-5.500Z" fill="#9c2a24"/></g>'
    )
