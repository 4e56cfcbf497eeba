"""What fits is drawn at once: cell by cell as the library would draw it."""

import pytest
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from bastide.cli.boards.grid import Grid, Pen

GROUND = Text("[3]", style="bold #16311f on #8fb49a")


def filled(gap: int, headings: str | None) -> Grid:
    """Columns of every kind, and all that boards put into them."""
    grid = Grid(gap, headings)
    grid.add_column("name", no_wrap=True, style="bold")
    grid.add_column(Text("№", style="on red"), justify="right")
    grid.add_column("long and\nlow", max_width=9)
    grid.add_column("", min_width=12)
    inner = Grid(1)
    inner.add_row(GROUND, Text("two\nlines"), "[b]not markup[/b]")
    grid.add_row("castle", GROUND, Text("a line that breaks"), Group(Text("above"), "", inner))
    grid.add_row(Text.assemble("♜ ", ("замок", "dim")), Text("7 ", style="dim"), "short", "")
    return grid


@pytest.mark.parametrize("width", [120, 60, 38, 20])
@pytest.mark.parametrize("headings", [None, "dim"])
def test_a_grid_is_drawn_as_the_library_draws_its_tables(width: int, headings: str | None) -> None:
    console = Console(width=width, force_terminal=True, color_system="truecolor")
    grid = filled(2, headings)
    library = Table(
        box=None,
        pad_edge=False,
        padding=(0, 2, 0, 0),
        show_header=headings is not None,
        header_style=headings,
    )
    library.columns, library.rows = grid.columns, grid.rows
    assert letters(grid, console) == letters(library, console)


def letters(thing: RenderableType, console: Console) -> list[tuple[str, str]]:
    """Letter by letter, with its style."""
    segments = console.render(thing, console.options.update(markup=False))
    return [(letter, str(segment.style or "none")) for segment in segments for letter in segment.text]


def test_boards_are_drawn_at_once_where_there_is_room() -> None:
    console = Console(width=120)
    options = console.options.update(markup=False)
    assert filled(2, "dim").block(Pen(console, options)) is not None
