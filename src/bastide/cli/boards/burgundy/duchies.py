"""Duchies as hexes: one large, with the numbers of moves; or several small ones side by side."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from bastide.cli.boards.burgundy.signs import EMPTY_GROUND, TILE_GROUND, badge, short_name
from bastide.cli.boards.seats import MARK, seat_mark
from bastide.cli.offers import Mark
from bastide.core.game import Seat, View
from bastide.games.burgundy.components import GRID
from bastide.words import Words

# The spaces row by row, by their words in lines.
ROWS: Final = [
    [str(number) for number, (_, row) in enumerate(GRID.hexes, 1) if row == wanted]
    for wanted in dict.fromkeys(row for _, row in GRID.hexes)
]
LONGEST: Final = max(len(row) for row in ROWS)
SMALL: Final = 4  # columns of a space in a small duchy


def large_width(cell: int) -> int:
    return LONGEST * cell + 1


def small_width() -> int:
    return LONGEST * SMALL


@dataclass(frozen=True)
class LargeDuchy:
    """A duchy in rows of hexes, two lines each: what is printed there; what lies there or may be done."""

    layout: Mapping[str, Any]
    tiles: Mapping[str, str]
    marks: Mapping[str, Mark]
    words: Words
    cell: int  # columns of a space, with the line on its left

    def draw(self) -> Text:
        filled = filled_spaces(self.layout, self.tiles)
        lines = []
        for row in ROWS:
            indent = Text(" " * ((LONGEST - len(row)) * self.cell // 2))
            for cells in ([self.printed(space, filled) for space in row], [self.lying(one) for one in row]):
                lines.append(Text.assemble(indent, *[part for cell in cells for part in ("│", cell)], "│"))
        drawn = Text("\n").join(lines)
        drawn.no_wrap = True
        return drawn

    def colour(self, space: str) -> str:
        return str(self.layout["colours"][int(space) - 1])

    def ground(self, space: str) -> str:
        return (TILE_GROUND if space in self.tiles else EMPTY_GROUND)[self.colour(space)]

    def printed(self, space: str, filled: set[str]) -> Text:
        """Number and colour of the space, and its name in lines; what a move costs takes the name's place."""
        number = self.layout["numbers"][int(space) - 1]
        sign = number if space not in self.tiles else "✓" if space in filled else "·"
        cost = self.marks[space].cost if space in self.marks else ""
        text = Text(f"{sign} {badge(self.colour(space), self.words)}", style=self.ground(space))
        name = f"{cost or space:>{self.cell - 1 - len(text)}}"
        return text.append(name, style="bold" if cost else "not bold")

    def lying(self, space: str) -> Text:
        """The tile that lies there, or the number of the move that leads there and what it brings."""
        room = self.cell - 1
        if space in self.tiles:
            return Text(
                f"{short_name(self.tiles[space], self.words):^{room}.{room}}", style=self.ground(space)
            )
        text = Text(style=self.ground(space))
        if space in self.marks:
            text.append(f"[{self.marks[space].number}]", style=MARK)
            text.append(self.marks[space].gain, style="bold")
        return text.append(" " * (room - len(text)))


def filled_spaces(layout: Mapping[str, Any], tiles: Mapping[str, str]) -> set[str]:
    """The spaces of areas that are complete."""
    return {space for area in layout["areas"] if all(one in tiles for one in area) for space in area}


def filled_areas(view: View, seat: Seat) -> str:
    """How many areas of a duchy are complete, of how many."""
    own = view["duchies"][seat]
    areas = view["layouts"][own["duchy"]]["areas"] if own["duchy"] is not None else []
    filled = [area for area in areas if all(space in own["tiles"] for space in area)]
    return f"{len(filled)}/{len(areas)}"


def duchy_title(
    view: View, duchy: str, words: Words, seat: Seat | None = None, players: Sequence[str] = ()
) -> Text:
    """Whose it is, its number, and a word where its layout is not sure."""
    is_sure = view["layouts"][duchy]["confidence"] == "verified"
    number = words.say("duchy-number", duchy=duchy) + ("" if is_sure else f" ({words.say('layout-unsure')})")
    if seat is None:
        return Text(number, style="bold")
    return Text.assemble(seat_mark(seat), (f" {players[seat]}", "bold"), (f" · {number}", "dim"))


def draw_small(view: View, seat: Seat, players: Sequence[str], words: Words) -> Group:
    """A duchy in seven lines: letter and number where it is empty, a letter in brackets where a tile lies."""
    own = view["duchies"][seat]
    layout = view["layouts"][own["duchy"]]
    lines = []
    for row in ROWS:
        cells = [small_cell(layout, space, own["tiles"], words) for space in row]
        lines.append(Text(" " * ((LONGEST - len(row)) * SMALL // 2)).append(Text(" ").join(cells)))
    title = Text.assemble(seat_mark(seat), (f" {players[seat]}", "bold"))
    title.truncate(small_width(), overflow="ellipsis")
    return Group(title, *lines)


def small_cell(layout: Mapping[str, Any], space: str, tiles: Mapping[str, str], words: Words) -> Text:
    colour = layout["colours"][int(space) - 1]
    letter = words.say("colour-letter", colour=colour)
    if space in tiles:
        return Text(f"[{letter}]", style=TILE_GROUND[colour])
    return Text(f"{letter}{layout['numbers'][int(space) - 1]} ", style=EMPTY_GROUND[colour])


def draw_small_ones(
    view: View, seats: Sequence[Seat], players: Sequence[str], words: Words, width: int
) -> Table:
    """As many small duchies side by side as there is room for."""
    shown = [seat for seat in seats if view["duchies"][seat]["duchy"] is not None]
    abreast = max(1, (width + 2) // (small_width() + 2))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for first in range(0, len(shown), abreast):
        grid.add_row(*[draw_small(view, seat, players, words) for seat in shown[first : first + abreast]])
    return grid
