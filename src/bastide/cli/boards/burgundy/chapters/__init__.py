"""The drawings of the chapters in play, each in the file of the chapter's key; one may have none."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from bastide.cli.boards.burgundy.chapters.drawings import Drawings
from bastide.games.burgundy.box import BOX
from bastide.games.burgundy.shown import View, WrittenDuchy


def drawings_of(chapter: str) -> Drawings:
    name = f"{__name__}.{chapter}"
    drawings: Drawings = Drawings() if find_spec(name) is None else import_module(name).DRAWINGS
    return drawings


DRAWINGS: Final[Mapping[str, Drawings]] = {chapter: drawings_of(chapter) for chapter in BOX.chapters}


def in_play(view: View) -> list[Drawings]:
    """Those of the modules and the mode of a table."""
    asked = [*view.get("modules", []), view.get("mode", "")]
    return [drawings for key, drawings in DRAWINGS.items() if key in asked]


def stored_tiles(view: View, own: WrittenDuchy) -> list[str]:
    """The tiles in a player's storage, of every kind."""
    return [*own["storage"], *[tile for drawings in in_play(view) for tile in drawings.stored(own)]]
