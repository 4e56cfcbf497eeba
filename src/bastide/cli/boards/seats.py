"""What the players of every game are known by: a sign and a colour each."""

from typing import Final

from rich.text import Text

SIGNS: Final = ("◆", "●", "▼", "■")
COLOURS: Final = ("#a8322b", "#1f5c99", "#e0a526", "#34323a")
INKS: Final = ("#fff6e6", "#fff6e6", "#2b1f06", "#fff6e6")
MARK: Final = "bold #ffd24a on #1e2a32"  # the number of a move


def sign(seat: int) -> str:
    return SIGNS[seat]


def seat_mark(seat: int) -> Text:
    return Text(f" {SIGNS[seat]} ", style=f"bold {INKS[seat]} on {COLOURS[seat]}")
