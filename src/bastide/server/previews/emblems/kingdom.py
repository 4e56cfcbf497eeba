"""A kingdom."""

from math import sqrt
from typing import Final

from bastide.server.previews.emblems.shapes import hexagon

KINGDOM: Final = ("ggfwwdd", "gffwddc", "ggfwdcc", "lgwwdcm", "llgwcmm", "lllfwcm", "llffwwc")
TERRAINS: Final = {
    "g": "#9cc35b",
    "f": "#2f6b45",
    "w": "#5a9bc7",
    "d": "#e9cf86",
    "c": "#b86f45",
    "l": "#d48bb8",
    "m": "#8b8f92",
}
HOUSES: Final = {(1, 2): 0, (2, 2): 0, (3, 1): 0, (2, 4): 1, (3, 4): 1, (4, 4): 1, (5, 3): 2, (6, 2): 2}
PLAYERS: Final = ("#a8322b", "#1f5c99", "#e0a526")


def emblem() -> str:
    side, drawn, houses = 40.0, "", ""
    for row, line in enumerate(KINGDOM):
        for place, terrain in enumerate(line):
            x = (place - 3 + (0.25 if row % 2 else -0.25)) * side * sqrt(3)
            y = (row - 3) * side * 1.5
            drawn += hexagon(x, y, side * 0.985, TERRAINS[terrain])
            if (row, place) in HOUSES:
                houses += house(x, y, PLAYERS[HOUSES[row, place]])
    return drawn + houses


def house(x: float, y: float, fill: str) -> str:
    return (
        f'<path d="M-15 15V-3L0 -17L15 -3V15Z" transform="translate({x:.1f},{y:.1f})" fill="{fill}" '
        'stroke="#fff6e6" stroke-width="4" stroke-linejoin="round"/>'
    )
