"""Duchies as hexes: one large, with the numbers of moves; or several small ones side by side."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from bastide.cli.boards.burgundy.shields import hung_by
from bastide.cli.boards.burgundy.signs import (
    EMPTY_GROUND,
    GLYPHS,
    POST,
    POST_JOINED,
    SHIELD,
    TILE_GROUND,
    badge,
    short_name,
)
from bastide.cli.boards.seats import MARK, seat_mark
from bastide.cli.offers import Mark
from bastide.core.game import Seat, View
from bastide.games.burgundy.components import GRID
from bastide.words import Words

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


def rows_of(layout: Mapping[str, Any]) -> Sequence[Row]:
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


def width_of(layout: Mapping[str, Any], cell: int) -> int:
    """The columns that a duchy takes."""
    return max(row.indent + 2 * len(row.spaces) for row in rows_of(layout)) * cell // 2


def large_width(cell: int, layout: Mapping[str, Any] | None = None) -> int:
    return width_of(layout or {}, cell) + 1


@dataclass(frozen=True)
class LargeDuchy:
    """A duchy in rows of hexes, two lines each: what is printed there; what lies there or may be done."""

    layout: Mapping[str, Any]
    tiles: Mapping[str, str]
    marks: Mapping[str, Mark]
    words: Words
    cell: int  # columns of a space, with the line on its left
    hung: Mapping[str, str] = field(default_factory=dict)  # shields by space

    def draw(self) -> Text:
        filled, posts = filled_spaces(self.layout, self.tiles), post_signs(self.layout, self.tiles)
        lines = []
        for row in rows_of(self.layout):
            printed = {space: self.printed(space, filled, posts) for space in row.spaces if space is not None}
            lying = {space: self.lying(space) for space in printed}
            lines += [self.line(row, printed), self.line(row, lying)] if printed else []
        drawn = Text("\n").join(lines)
        drawn.no_wrap = True
        return drawn

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

    def printed(self, space: str, filled: set[str], posts: Mapping[str, str]) -> Text:
        """Number and colour of the space, between them a border post; its name in lines, or what a move
        costs."""
        number = self.layout["numbers"][int(space) - 1]
        sign = number if space not in self.tiles else "✓" if space in filled else "·"
        cost = self.marks[space].cost if space in self.marks else ""
        letter = badge(self.colour(space), self.words)
        told = f"{sign}{posts.get(space, ' ')}{letter}" if self.cell >= TIGHT else f"{sign}{letter[0]}"
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
        """The shield on a castle, before it the number of the move that gives it up."""
        text, mark = Text(style=self.ground(space)), self.marks.get(f"shield {self.hung[space]}")
        if mark is not None:
            text.append(f"[{mark.number}]", style=MARK)
        text.append(
            f"{SHIELD}{self.hung[space]}" if mark else f"{GLYPHS['castle']} {SHIELD}{self.hung[space]}"
        )
        text.align("center", room)
        return text


def post_signs(layout: Mapping[str, Any], tiles: Mapping[str, str]) -> dict[str, str]:
    """The sign of the border post that a space touches."""
    signs = zip(layout.get("posts", ()), joined_posts(layout, tiles), strict=True)
    return {space: POST_JOINED if is_joined else POST for post, is_joined in signs for space in post}


def joined_posts(layout: Mapping[str, Any], tiles: Mapping[str, str]) -> list[bool]:
    """By border post: whether a chain of tiles joins it to another. (B12.4)"""
    posts = layout.get("posts", ())
    if not posts:
        return []
    chains = [{str(space + 1) for space in chain} for chain in GRID.groups([int(one) - 1 for one in tiles])]
    reached = [[not chain.isdisjoint(post) for post in posts] for chain in chains]
    return [any(at[place] and sum(at) > 1 for at in reached) for place in range(len(posts))]


def draw_posts(layout: Mapping[str, Any], tiles: Mapping[str, str], words: Words) -> list[Text]:
    """The border posts by the spaces that reach them, and whether each is joined."""
    posts = zip(layout.get("posts", ()), joined_posts(layout, tiles), strict=True)
    told = [f"{POST_JOINED if is_joined else POST} {'–'.join(post)}" for post, is_joined in posts]
    return [Text(f"{words.name('border_posts')}: {'  '.join(told)}", style="dim")] if told else []


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
    for row in rows_of(layout):
        cells = [small_cell(layout, space, own["tiles"], hung_by(view, seat), words) for space in row.spaces]
        lines.append(Text(" " * (row.indent * SMALL // 2)).append(Text(" ").join(cells)))
    title = Text.assemble(seat_mark(seat), (f" {players[seat]}", "bold"))
    title.truncate(width_of(layout, SMALL), overflow="ellipsis")
    return Group(title, *lines)


def small_cell(
    layout: Mapping[str, Any],
    space: str | None,
    tiles: Mapping[str, str],
    hung: Mapping[str, str],
    words: Words,
) -> Text:
    if space is None:
        return Text("   ")
    colour = layout["colours"][int(space) - 1]
    letter = words.say("colour-letter", colour=colour)
    if space in hung:
        return Text(f"{SHIELD}{hung[space]:<2}", style=TILE_GROUND[colour])
    if space in tiles:
        return Text(f"[{letter}]", style=TILE_GROUND[colour])
    post = POST if any(space in touching for touching in layout.get("posts", ())) else " "
    return Text(f"{letter}{layout['numbers'][int(space) - 1]}{post}", style=EMPTY_GROUND[colour])


def of_each_side(view: View, seats: Sequence[Seat]) -> list[Seat]:
    """One of partners is enough: they share a duchy."""
    partners = view["team"]["partners"] if "team" in view else range(view["seats"])
    return [seat for place, seat in enumerate(seats) if partners[seat] not in list(seats)[:place]]


def draw_small_ones(
    view: View, seats: Sequence[Seat], players: Sequence[str], words: Words, width: int
) -> Table:
    """As many small duchies side by side as there is room for."""
    shown = [seat for seat in of_each_side(view, seats) if view["duchies"][seat]["duchy"] is not None]
    widest = max([width_of(layout, SMALL) for layout in view["layouts"].values()], default=width)
    abreast = max(1, (width + 2) // (widest + 2))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for first in range(0, len(shown), abreast):
        grid.add_row(*[draw_small(view, seat, players, words) for seat in shown[first : first + abreast]])
    return grid
