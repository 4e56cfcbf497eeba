"""What is printed of shields."""

from typing import Any, Final

from bastide.core.box import read_chapter

_BOX: Final[dict[str, Any]] = read_chapter("burgundy", "modules/shields")["modules"]["shield"]

SHIELD_POINTS: Final[list[int]] = [0, *_BOX["points"]]  # by number
SHIELD_TILES: Final = len(SHIELD_POINTS) - 1
# By seats and depot, from 1: how many shields are dealt there.
SHIELDS_DEALT: Final[list[list[int]]] = [[], [], *[[0, *row] for row in _BOX["by_seats"]]]
