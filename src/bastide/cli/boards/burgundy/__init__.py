"""The Castles of Burgundy in a terminal: the main board, the own duchy, everybody in short."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from bastide.cli.boards.burgundy.chapters import in_play
from bastide.cli.boards.burgundy.duchies import (
    LargeDuchy,
    draw_small_ones,
    duchy_title,
    hung_by,
    large_width,
    rim_of,
)
from bastide.cli.boards.burgundy.holdings import ROOM, draw_holdings, draw_players
from bastide.cli.boards.burgundy.mainboard import draw_main_board
from bastide.cli.boards.burgundy.news import digest
from bastide.cli.boards.burgundy.telling import (
    describe,
    expects,
    help_lines,
    lead_to,
    place_of,
    price,
)
from bastide.cli.boards.grid import Grid
from bastide.cli.offers import Mark
from bastide.core.game import Result, Seat
from bastide.games.burgundy.shown import View, WrittenLayout
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

NARROW: Final = 8  # columns of a space
ROOMY: Final = 10
CELLS: Final = (ROOMY, NARROW, 6, 5)  # the last two for double duchies and islands in narrow windows
GAP: Final = 3  # between things that stand side by side
WIDE: Final = {2: 140, 3: 150, 4: 165}  # by seats: columns from which the duchy stands beside the main board


def draw(
    view: View,
    result: Result,
    players: Sequence[str],
    marks: Mapping[str, Mark],
    recent: Sequence[str],  # noqa: ARG001  the news tell it
    words: Words,
    width: int,
) -> RenderableType:
    """The whole table; in a wide window side by side, with the others' duchies."""
    seats: int = view["seats"]
    seat: Seat | None = view["seat"]
    chapters = in_play(view)
    for chapter in chapters:
        players = chapter.names(view, players)
    has_bridge = all(chapter.has_bridge for chapter in chapters)
    standing = draw_standing(view, result, players, words) if has_bridge else ""
    if seat is None:
        board = draw_main_board(view, marks, words, width)
        return Group(board, "", draw_small_ones(view, range(seats), players, words, width), "", standing)
    is_wide = any(chapter.is_wide for chapter in chapters)
    if is_wide or width < WIDE[seats] or view["duchies"][seat]["duchy"] is None:
        own = draw_own(view, result, players, marks, words, width)
        return Group(draw_main_board(view, marks, words, width), "", own, "", standing)
    left = large_width(NARROW) + 1 + ROOM
    own = draw_own(view, result, players, marks, words, left)
    board = draw_main_board(view, marks, words, width - left - GAP)
    others = [other for other in range(seats) if other != seat]
    abreast = side_by_side([(Group(own, "", standing), left), (board, width - left - GAP)])
    return Group(abreast, "", draw_small_ones(view, others, players, words, width))


def draw_standing(view: View, result: Result, players: Sequence[str], words: Words) -> Group:
    """Everybody in a line each, and what chapters tell of the others."""
    others = [seat for seat in range(view["seats"]) if seat != view["seat"]]
    return Group(draw_players(view, result, players, words), *draw_in_short(view, others, words))


def draw_in_short(view: View, seats: Sequence[Seat], words: Words) -> list[Text]:
    return [line for chapter in in_play(view) for line in chapter.in_short(view, seats, words)]


def above_duchy(view: View, seat: Seat, marks: Mapping[str, Mark], words: Words, width: int) -> list[Text]:
    return [line for one in in_play(view) for line in one.above_duchy(view, seat, marks, words, width)]


def draw_map(
    view: View,
    players: Sequence[str],
    marks: Mapping[str, Mark],
    recent: Sequence[str],  # noqa: ARG001
    words: Words,
    width: int,
    whose: Seat | None = None,
) -> RenderableType:
    """The depots and the own duchy; or another's duchy; for a spectator all of them, small."""
    if whose is not None:
        theirs = draw_duchy(view, None, whose, players, {}, words, width)
        return Group(*above_duchy(view, whose, {}, words, width), theirs)
    if view["seat"] is None:
        seats = range(view["seats"])
        small = draw_small_ones(view, seats, players, words, width)
        return Group(small, *draw_in_short(view, seats, words))
    own = draw_own(view, None, players, marks, words, width)
    return Group(draw_main_board(view, marks, words, width), "", own)


def draw_own(
    view: View,
    result: Result | None,
    players: Sequence[str],
    marks: Mapping[str, Mark],
    words: Words,
    width: int,
) -> RenderableType:
    """The own duchy, or those it will be chosen from."""
    seat = view["seat"] or 0
    if view["duchies"][seat]["duchy"] is not None:
        own = draw_duchy(view, result, seat, players, marks, words, width)
        return Group(*above_duchy(view, seat, marks, words, width), own)
    dealt = [draw_dealt(view, duchy, marks, words, width) for duchy in view["dealt"][seat]]
    taken = large_width(NARROW)
    if len(dealt) > 1 and len(dealt) * (taken + GAP) <= width:
        return side_by_side([(duchy, taken) for duchy in dealt])
    return Group(*dealt)


def draw_dealt(view: View, duchy: str, marks: Mapping[str, Mark], words: Words, width: int) -> Group:
    """A duchy to choose, with the spaces for the starting castle."""
    own = {target.split()[1]: mark for target, mark in marks.items() if target.startswith(f"{duchy} ")}
    layout = view["layouts"][duchy]
    cell = min(NARROW, widest_cell(layout, width))
    hexes = LargeDuchy(layout, {}, own, words, cell, rim_of(view, layout)).draw()
    return Group(duchy_title(view, duchy, words), hexes, *below(view, layout, None, words))


def below(view: View, layout: WrittenLayout, seat: Seat | None, words: Words) -> list[Text]:
    """Which spaces of islands are neighbours by water; and what chapters tell."""
    joined = ["–".join(river) for river in layout.get("rivers", ())]
    rivers = [Text(words.say("rivers-join", rivers=joined), style="dim")] if joined else []
    return rivers + [line for one in in_play(view) for line in one.below_duchy(view, layout, seat, words)]


def draw_duchy(
    view: View,
    result: Result | None,
    seat: Seat,
    players: Sequence[str],
    marks: Mapping[str, Mark],
    words: Words,
    width: int,
) -> RenderableType:
    """A large duchy, beside it what its player holds."""
    own = view["duchies"][seat]
    if own["duchy"] is None:
        return Text(words.say("no-duchy-yet"))
    layout = view["layouts"][own["duchy"]]
    rim, hung = rim_of(view, layout, seat), hung_by(view, seat)
    title, holdings = (
        duchy_title(view, own["duchy"], words, seat, players),
        draw_holdings(view, result, seat, marks, words),
    )
    beside = widest_cell(layout, width - 1 - ROOM)
    if beside < NARROW and "hexes" in layout:  # below it, for the duchy needs all the width
        hexes = LargeDuchy(layout, own["tiles"], marks, words, widest_cell(layout, width), rim).draw()
        return Group(title, hexes, *below(view, layout, seat, words), holdings)
    cell = max(NARROW, beside)
    hexes = LargeDuchy(layout, own["tiles"], marks, words, cell, rim, hung).draw()
    grid = Grid(1)
    grid.add_column(min_width=large_width(cell, layout), no_wrap=True)
    grid.add_row(hexes, holdings)
    return Group(title, grid, *below(view, layout, seat, words))


def widest_cell(layout: WrittenLayout, width: int) -> int:
    """As many columns for a space as there is room for."""
    return next((cell for cell in CELLS if large_width(cell, layout) <= width), CELLS[-1])


def side_by_side(things: Sequence[tuple[RenderableType, int]]) -> Grid:
    """Things and the columns that each of them takes."""
    grid = Grid(GAP)
    for _, width in things:
        grid.add_column(width=width)
    grid.add_row(*[thing for thing, _ in things])
    return grid
