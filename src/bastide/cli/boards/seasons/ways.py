"""The ways to pay or to turn in, side by side with their numbers, in the order of the lines."""

from collections.abc import Mapping
from typing import Final

from rich.console import Group
from rich.text import Text

from bastide.cli.boards.grid import Grid
from bastide.cli.boards.seasons.signs import NOTHING, heading, mark_text, resource_text
from bastide.cli.offers import Mark
from bastide.games.seasons.components import RESOURCES
from bastide.words import Words

WAYS: Final = ("pay", "turn-in", "change-talers")
MOST_ROWS: Final = 5
GAP: Final = 3


def draw_ways(marks: Mapping[str, Mark], words: Words, room: int) -> Group | None:
    """As many as find room in a few rows; the others can be typed."""
    ways = [(target, mark) for target, mark in marks.items() if target.split()[0] in WAYS]
    if not ways:
        return None
    gains = {mark.gain for _, mark in ways}
    common = gains.pop() if len(gains) == 1 else ""
    abreast = (room + GAP) // (cell_width(ways, common) + GAP)
    shown = ways[: abreast * MOST_ROWS]
    rows = -(-len(shown) // abreast)
    columns = [shown[first : first + rows] for first in range(0, len(shown), rows)]
    grid = Grid(GAP)
    grid.add_row(*[draw_column(column, common, words) for column in columns])
    left = len(ways) - len(shown)
    more = words.say("ways-left", count=left, move=ways[0][0].split()[0])
    return Group(grid, *([heading(more)] if left else []))


def cell_width(ways: list[tuple[str, Mark]], common: str) -> int:
    """The columns of a way: its number, two for each kind, what it costs or brings besides."""
    kinds = len(ways[0][0].split()) - 1
    widest = max(len(price_of(mark, common)) for _, mark in ways)
    return max(len(f"[{len(ways)}]"), len(common)) + 3 * kinds + 1 + widest


def draw_column(ways: list[tuple[str, Mark]], common: str, words: Words) -> Grid:
    """A row for each way; what all of them bring stands above."""
    move, *counts = ways[0][0].split()
    kinds = ("taler",) if move == "change-talers" else RESOURCES[: len(counts)]
    table = Grid(1, headings="table.header")
    table.add_column(common, justify="right", no_wrap=True)
    for kind in kinds:
        table.add_column(resource_text(kind, words), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for target, mark in ways:
        counts = [count if count != "0" else NOTHING for count in target.split()[1:]]
        table.add_row(mark_text(mark), *counts, Text(price_of(mark, common), style="bold"))
    return table


def price_of(mark: Mark, common: str) -> str:
    """What a way costs and brings beside what all of them bring."""
    return " ".join(filter(None, [mark.cost, mark.gain if mark.gain != common else ""]))
