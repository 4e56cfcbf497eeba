"""A game in a few shapes, drawn around the middle of the slate: a duchy, a kingdom, a castle."""

from math import cos, pi, sin, sqrt
from typing import Final

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
SHIELD: Final = "M1 1h5v3h3V1h6v3h3V1h5v12c0 7-5 10-11 12C6 23 1 20 1 13Z"


def emblem_of(game: str) -> str:
    return {"burgundy": duchy, "kingdom": kingdom, "seasons": castle}.get(game, shield)()


def duchy() -> str:
    side = 42.0
    return "".join(
        hexagon(x, y, side * 0.95, TILES[tile], 0.45 if (row + place) % 3 == 0 and tile != "C" else 1)
        for row, line in enumerate(DUCHY)
        for place, tile in enumerate(line)
        for x, y in [((place - (len(line) - 1) / 2) * side * sqrt(3), (row - 3) * side * 1.5)]
    )


def kingdom() -> str:
    side, drawn, houses = 40.0, "", ""
    for row, line in enumerate(KINGDOM):
        for place, terrain in enumerate(line):
            x = (place - 3 + (0.25 if row % 2 else -0.25)) * side * sqrt(3)
            y = (row - 3) * side * 1.5
            drawn += hexagon(x, y, side * 0.985, TERRAINS[terrain])
            if (row, place) in HOUSES:
                houses += house(x, y, PLAYERS[HOUSES[row, place]])
    return drawn + houses


def hexagon(x: float, y: float, side: float, fill: str, opacity: float = 1) -> str:
    corners = " ".join(
        f"{x + side * cos(pi / 6 + turn * pi / 3):.1f},{y + side * sin(pi / 6 + turn * pi / 3):.1f}"
        for turn in range(6)
    )
    return f'<polygon points="{corners}" fill="{fill}" opacity="{opacity}"/>'


def house(x: float, y: float, fill: str) -> str:
    return (
        f'<path d="M-15 15V-3L0 -17L15 -3V15Z" transform="translate({x:.1f},{y:.1f})" fill="{fill}" '
        'stroke="#fff6e6" stroke-width="4" stroke-linejoin="round"/>'
    )


def castle() -> str:
    wall, roof, plaster = "#76828a", "#b4532f", "#e9dcc0"
    towers = "".join(tower(x, high, wall) for x, high in ((-190, 210), (190, 210), (0, 320)))
    halls = "".join(
        f'<path d="M{x - 62} 130V20L{x} -40L{x + 62} 20V130Z" fill="{plaster}"/>'
        f'<path d="M{x - 76} 26L{x} -48L{x + 76} 26Z" fill="{roof}"/>'
        for x in (-98, 98)
    )
    gate = '<path d="M-34 130V70a34 34 0 0 1 68 0V130Z" fill="#1e2a32"/>'
    ground = '<path d="M-262 130H262L236 190H-236Z" fill="#4f6b55"/>'
    return f'<g transform="translate(0,40)">{ground}{halls}{towers}{gate}</g>'


def tower(x: int, high: int, fill: str) -> str:
    top = 130 - high
    merlons = "".join(
        f'<rect x="{x - 48 + step * 40}" y="{top - 22}" width="16" height="26" fill="{fill}"/>'
        for step in range(3)
    )
    return (
        f'<rect x="{x - 48}" y="{top}" width="96" height="{high}" fill="{fill}"/>{merlons}'
        f'<rect x="{x - 9}" y="{top + 40}" width="18" height="44" rx="9" fill="#1e2a32"/>'
    )


def shield() -> str:
    return (
        f'<g transform="translate(-168,-180) scale(14)"><path d="{SHIELD}" fill="#f4ecd9"/>'
        '<path d="M12 7l5.500 5.500L12 18l-5.500-5.500Z" fill="#9c2a24"/></g>'
    )
