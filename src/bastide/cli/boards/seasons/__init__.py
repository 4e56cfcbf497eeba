"""A Castle for All Seasons in a terminal: the castle, the yard beside it, everybody in a line."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType

from bastide.cli.boards.grid import Grid
from bastide.cli.boards.seasons.castle import draw_castle
from bastide.cli.boards.seasons.news import digest
from bastide.cli.boards.seasons.panel import ROOM, draw_legend, draw_panel
from bastide.cli.boards.seasons.people import draw_people
from bastide.cli.boards.seasons.telling import describe, expects, help_lines, lead_to, place_of, price
from bastide.cli.boards.seasons.ways import draw_ways
from bastide.cli.boards.seasons.yard import draw_round, draw_winter, draw_yard
from bastide.cli.offers import Mark
from bastide.core.game import Result, Seat
from bastide.games.seasons.shown import View
from bastide.words import Words

__all__ = [
    "describe",
    "digest",
    "draw",
    "draw_map",
    "expects",
    "help_lines",
    "lead_to",
    "place_of",
    "price",
]

GAP = 2  # between the castle and the yard


def draw(
    view: View,
    result: Result,  # noqa: ARG001  points stand beside the names
    players: Sequence[str],
    marks: Mapping[str, Mark],
    recent: Sequence[str],
    words: Words,
    width: int,
) -> RenderableType:
    """The whole table: below the board everybody, and the ways to pay if a tile is to be paid."""
    board = draw_map(view, players, marks, recent, words, width)
    below = [
        draw_people(view, players, words),
        draw_ways(marks, words, width),
        draw_legend(marks, words, width),
    ]
    return Group(board, *[thing for thing in below if thing is not None])


def draw_map(
    view: View,
    players: Sequence[str],
    marks: Mapping[str, Mark],
    recent: Sequence[str],  # noqa: ARG001  the news tell it
    words: Words,
    width: int,
    whose: Seat | None = None,  # noqa: ARG001  one castle is everybody's
) -> RenderableType:
    """The round, the castle, the yard with the cards of the round, the winter."""
    winter, board = draw_winter(view, words, width), draw_board(view, marks, words, width)
    return Group(draw_round(view, players, words, width), board, *([winter] if winter else []))


def draw_board(view: View, marks: Mapping[str, Mark], words: Words, width: int) -> Grid:
    """The castle, beside it the yard and the cards of the round."""
    grid = Grid(GAP)
    corner = Group(draw_yard(view, marks, words), draw_panel(view, marks, words))
    grid.add_row(draw_castle(view, marks, words, width - ROOM - GAP), corner)
    return grid
