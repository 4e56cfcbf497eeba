"""What several emblems are drawn of."""

from math import cos, pi, sin


def hexagon(x: float, y: float, side: float, fill: str, opacity: float = 1) -> str:
    corners = " ".join(
        f"{x + side * cos(pi / 6 + turn * pi / 3):.1f},{y + side * sin(pi / 6 + turn * pi / 3):.1f}"
        for turn in range(6)
    )
    return f'<polygon points="{corners}" fill="{fill}" opacity="{opacity}"/>'
