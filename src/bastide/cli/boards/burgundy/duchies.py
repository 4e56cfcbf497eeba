"""Duchies as hexes: one large, with the numbers of moves; or several small ones side by side."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from rich.console import Group
from rich.text import Text

from bastide.cli.boards.burgundy.chapters import in_play
from bastide.cli.boards.burgundy.chapters.drawings import Hung
from bastide.cli.boards.burgundy.signs import (
    EMPTY_GROUND,
    GLYPHS,
    TILE_GROUND,
    badge,
    short_name,
)
from bastide.cli.boards.grid import Grid
from bastide.cli.boards.seats import MARK, seat_mark
from bastide.cli.offers import Mark
from bastide.core.game import Seat
from bastide.games.burgundy.components import GRID
from bastide.games.burgundy.shown import View, WrittenLayout
from bastide.words import Words

UNSURE: Final = "*"  # behind a duchy whose layout is not sure
SMALL: Final = 4  # columns of a space in a small duchy
TIGHT: Final = 8  # columns of a space from which its sign and a gap fit beside number and letter


@dataclass(frozen=True)
class Row:
    """One row of hexes: where it begins, in half hexes, and its spaces; None where there is none."""

    indent: int
    spaces: Sequence[str | None]


@cache
def hexagon() -> tuple[Row, ...]:
    """The usual duchy: rows of four to seven spaces, centred."""
    rows = dict.fromkeys(row for _, row in GRID.hexes)
    spaces = [[str(one) for one, (_, row) in enumerate(GRID.hexes, 1) if row == wanted] for wanted in rows]
    longest = max(len(row) for row in spaces)
    return tuple(Row(longest - len(row), row) for row in spaces)


def rows_of(layout: WrittenLayout) -> Sequence[Row]:
    """The spaces row by row, by their words in lines; islands stand apart."""
    hexes: Sequence[Sequence[int]] = layout.get("hexes", ())
    if not hexes:
        return hexagon()
    names = {(row, column): str(space) for space, (row, column) in enumerate(hexes, 1)}
    rows = []
    for row in range(max(row for row, _ in hexes) + 1):
        last = max([column for other, column in names if other == row], default=-1)
        rows.append(Row(row % 2, [names.get((row, column)) for column in range(last + 1)]))
    return rows


def width_of(rows: Sequence[Row], cell: int) -> int:
    """The columns that the rows of a duchy take."""
    return max(row.indent + 2 * len(row.spaces) for row in rows) * cell // 2


def large_width(cell: int, layout: WrittenLayout | None = None) -> int:
    """Of a duchy, or of the usual hexagon."""
    return width_of(hexagon() if layout is None else rows_of(layout), cell) + 1


@dataclass(frozen=True)
class LargeDuchy:
    """A duchy in rows of hexes, two lines each: what is printed there; what lies there or may be done."""

    layout: WrittenLayout
    tiles: Mapping[str, str]
    marks: Mapping[str, Mark]
    words: Words
    cell: int  # columns of a space, with the line on its left
    rim: Mapping[str, str] = field(default_factory=dict)  # signs of what spaces touch there
    hung: Mapping[str, Hung] = field(default_factory=dict)  # on castles, by space

    def draw(self) -> Text:
        filled = filled_spaces(self.layout, self.tiles)
        lines = []
        for row in self.rows():
            printed = {space: self.printed(space, filled) for space in row.spaces if space is not None}
            lying = {space: self.lying(space) for space in printed}
            lines += [self.line(row, printed), self.line(row, lying)]
        drawn = Text("\n").join(lines)
        drawn.no_wrap = True
        return drawn

    def rows(self) -> Sequence[Row]:
        """Those with spaces."""
        return [row for row in rows_of(self.layout) if any(row.spaces)]

    def line(self, row: Row, cells: Mapping[str, Text]) -> Text:
        """Spaces side by side, each between two strokes; water is left open."""
        line = Text(" " * (row.indent * self.cell // 2))
        before: str | None = None
        for space in row.spaces:
            line.append("│" if space or before else " ")
            line.append(cells[space] if space else " " * (self.cell - 1))
            before = space
        return line.append("│")

    def colour(self, space: str) -> str:
        return str(self.layout["colours"][int(space) - 1])

    def ground(self, space: str) -> str:
        return (TILE_GROUND if space in self.tiles else EMPTY_GROUND)[self.colour(space)]

    def printed(self, space: str, filled: set[str]) -> Text:
        """Number and colour of the space, between them what it touches at the rim; its name in lines, or what
        a move costs."""
        number = self.layout["numbers"][int(space) - 1]
        sign = number if space not in self.tiles else "✓" if space in filled else "·"
        cost = self.marks[space].cost if space in self.marks else ""
        letter = badge(self.colour(space), self.words)
        told = f"{sign}{self.rim.get(space, ' ')}{letter}" if self.cell >= TIGHT else f"{sign}{letter[0]}"
        text = Text(told, style=self.ground(space))
        name = f"{cost or space:>{self.cell - 1 - len(text)}}"
        return text.append(name, style="bold" if cost else "not bold")

    def lying(self, space: str) -> Text:
        """The tile that lies there, or the number of the move that leads there and what it brings."""
        room = self.cell - 1
        if space in self.hung:
            return self.hanging(space, room)
        if space in self.tiles:
            return Text(
                f"{short_name(self.tiles[space], self.words):^{room}.{room}}", style=self.ground(space)
            )
        text = Text(style=self.ground(space))
        if space in self.marks:
            text.append(f"[{self.marks[space].number}]", style=MARK)
            text.append(self.marks[space].gain, style="bold")
        text.truncate(room)
        return text.append(" " * (room - len(text)))

    def hanging(self, space: str, room: int) -> Text:
        """What hangs on a castle, before it the number of the move that gives it up."""
        sign, target = self.hung[space]
        text, mark = Text(style=self.ground(space)), self.marks.get(target)
        if mark is not None:
            text.append(f"[{mark.number}]", style=MARK)
        text.append(sign if mark else f"{GLYPHS['castle']} {sign}")
        text.align("center", room)
        return text


def filled_spaces(layout: WrittenLayout, tiles: Mapping[str, str]) -> set[str]:
    """The spaces of areas that are complete."""
    return {space for area in layout["areas"] if all(one in tiles for one in area) for space in area}


def filled_areas(view: View, seat: Seat) -> str:
    """How many areas of a duchy are complete, of how many."""
    own = view["duchies"][seat]
    areas = view["layouts"][own["duchy"] or ""]["areas"] if own["duchy"] is not None else []
    filled = [area for area in areas if all(space in own["tiles"] for space in area)]
    return f"{len(filled)}/{len(areas)}"


def duchy_title(
    view: View, duchy: str, words: Words, seat: Seat | None = None, players: Sequence[str] = ()
) -> Text:
    """Whose it is, and its number; where it is still to be chosen with a mark if its layout is not sure."""
    number = words.say("duchy-number", duchy=duchy)
    if seat is None:
        is_sure = view["layouts"][duchy]["confidence"] == "verified"
        return Text(number if is_sure else f"{number} {UNSURE}", style="bold")
    return Text.assemble(seat_mark(seat), (f" {players[seat]}", "bold"), (f" · {number}", "dim"))


def draw_small(view: View, seat: Seat, players: Sequence[str], words: Words) -> Group:
    """A duchy in seven lines: letter and number where it is empty, a letter in brackets where a tile lies."""
    own = view["duchies"][seat]
    layout = view["layouts"][own["duchy"] or ""]
    rim, hung = rim_of(view, layout, seat), hung_by(view, seat)
    lines = []
    for row in rows_of(layout):
        cells = [small_cell(layout, space, own["tiles"], rim, hung, words) for space in row.spaces]
        lines.append(Text(" " * (row.indent * SMALL // 2)).append(Text(" ").join(cells)))
    title = Text.assemble(seat_mark(seat), (f" {players[seat]}", "bold"))
    title.truncate(width_of(rows_of(layout), SMALL), overflow="ellipsis")
    return Group(title, *lines)


def small_cell(
    layout: WrittenLayout,
    space: str | None,
    tiles: Mapping[str, str],
    rim: Mapping[str, str],
    hung: Mapping[str, Hung],
    words: Words,
) -> Text:
    if space is None:
        return Text("   ")
    colour = layout["colours"][int(space) - 1]
    letter = words.say("colour-letter", colour=colour)
    if space in hung:
        return Text(f"{hung[space].sign:<3}", style=TILE_GROUND[colour])
    if space in tiles:
        return Text(f"[{letter}]", style=TILE_GROUND[colour])
    told = f"{letter}{layout['numbers'][int(space) - 1]}{rim.get(space, ' ')}"
    return Text(told, style=EMPTY_GROUND[colour])


def rim_of(view: View, layout: WrittenLayout, seat: Seat | None = None) -> Mapping[str, str]:
    """What chapters have at the rim of a player's duchy, or of one that is not chosen yet, by space."""
    chapters = in_play(view)
    return {space: sign for one in chapters for space, sign in one.rim(view, layout, seat).items()}


def hung_by(view: View, seat: Seat) -> Mapping[str, Hung]:
    """What chapters hang on a player's castles, by space."""
    return {space: hung for chapter in in_play(view) for space, hung in chapter.hung(view, seat).items()}


def of_each_side(view: View, seats: Sequence[Seat]) -> list[Seat]:
    """One of partners is enough: they share a duchy."""
    found: list[Seat] = []
    for seat in seats:
        if not any(chapter.partner(view, seat) in found for chapter in in_play(view)):
            found.append(seat)
    return found


def draw_small_ones(
    view: View, seats: Sequence[Seat], players: Sequence[str], words: Words, width: int
) -> Grid:
    """As many small duchies side by side as there is room for."""
    shown = [seat for seat in of_each_side(view, seats) if view["duchies"][seat]["duchy"] is not None]
    widest = max([width_of(rows_of(layout), SMALL) for layout in view["layouts"].values()], default=width)
    abreast = max(1, (width + 2) // (widest + 2))
    grid = Grid(2)
    for first in range(0, len(shown), abreast):
        grid.add_row(*[draw_small(view, seat, players, words) for seat in shown[first : first + abreast]])
    return grid
