"""A duchy."""

from math import sqrt
from typing import Final

from bastide.server.previews.emblems.shapes import hexagon

DUCHY: Final = ("aacm", "aacmb", "aabmbb", "sssCsss", "bbgbba", "bgmbb", "gmmb")
TILES: Final = {
    "a": "#a6cb69",
    "c": "#2f6147",
    "C": "#2f6147",
    "m": "#ecbd3c",
    "b": "#d0a179",
    "s": "#2a6ba4",
    "g": "#69757d",
}


def emblem() -> str:
    side = 42.0
    return "".join(
        hexagon(x, y, side * 0.95, TILES[tile], 0.45 if (row + place) % 3 == 0 and tile != "C" else 1)
        for row, line in enumerate(DUCHY)
        for place, tile in enumerate(line)
        for x, y in [((place - (len(line) - 1) / 2) * side * sqrt(3), (row - 3) * side * 1.5)]
    )
