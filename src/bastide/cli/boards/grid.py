"""Columns without strokes: where all finds room each cell is drawn once; else the library makes it fit."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.style import Style
from rich.table import Column, Table
from rich.text import Text

Block = list[list[Segment]]  # lines as wide as each other


class Grid(Table):
    """Columns with a gap between them, below headings if there is a style for these."""

    def __init__(self, gap: int, headings: str | None = None) -> None:
        padding = (0, gap, 0, 0)
        has_headings = headings is not None
        super().__init__(
            box=None, pad_edge=False, padding=padding, show_header=has_headings, header_style=headings
        )
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        drawn = self.block(Pen(console, options))
        if drawn is None:
            yield from super().__rich_console__(console, options)
            return
        for line in drawn:
            yield from line
            yield Segment.line()

    def block(self, pen: "Pen") -> Block | None:
        """All of it, unless it does not fit."""
        widths = self.widths(pen)
        if not widths or sum(widths) > pen.options.max_width:
            return None
        columns = [
            self.column_blocks(pen, column, width) for column, width in zip(self.columns, widths, strict=True)
        ]
        rows = list(zip(*columns, strict=True))
        lines = abreast(rows.pop(0), is_low=True) if self.show_header else []
        return lines + [line for row in rows for line in abreast(row)]

    def widths(self, pen: "Pen") -> list[int]:
        """What each column would like to have, with the gap behind it."""
        return [self.wish(pen, column) + self.behind(column) for column in self.columns]

    def wish(self, pen: "Pen", column: Column) -> int:
        if column.width is not None:
            return column.width
        cells = [column.header, *column.cells] if self.show_header else column.cells
        wished = max([column.min_width or 0, *map(pen.widest, cells)])
        return wished if column.max_width is None else min(wished, column.max_width)

    def behind(self, column: Column) -> int:
        return 0 if column is self.columns[-1] else self.gap

    def column_blocks(self, pen: "Pen", column: Column, width: int) -> list[tuple[Block, Segment]]:
        """Its heading and its cells, each with the gap behind it, and a line of nothing beside each."""
        gap = self.behind(column)
        inside = Pen(
            pen.console,
            pen.options.update(
                width=width - gap,
                justify=column.justify,
                no_wrap=column.no_wrap,
                overflow=column.overflow,
                height=None,
                highlight=column.highlight,
            ),
        )
        style = pen.console.get_style(column.style or "")
        cells = [(cell, style) for cell in column.cells]
        if self.show_header:
            above = pen.console.get_style(self.header_style or "")
            cells.insert(0, (column.header, above + pen.console.get_style(column.header_style)))
        return [
            (
                [[*line, Segment(" " * gap, style)] for line in inside.block(cell, style)],
                Segment(" " * width, style),
            )
            for cell, style in cells
        ]


@dataclass(frozen=True)
class Pen:
    """What draws things, and the room it has."""

    console: Console
    options: ConsoleOptions

    def widest(self, thing: RenderableType) -> int:
        """The columns that a thing takes if none of its lines is broken."""
        if isinstance(thing, str):
            thing = self.text(thing)
        if isinstance(thing, Text):
            return max(map(cell_len, thing.plain.splitlines()), default=0)
        if isinstance(thing, Group):
            return max(map(self.widest, thing.renderables), default=0)
        if isinstance(thing, Grid):
            return sum(thing.widths(self))
        return Measurement.get(self.console, self.options, thing).maximum

    def text(self, words: str) -> Text:
        return self.console.render_str(words, markup=self.options.markup, highlight=False)

    def block(self, thing: RenderableType, style: Style) -> Block:
        """The lines of a thing, filled up to all the room there is."""
        if isinstance(thing, str):
            thing = self.text(thing)
        if isinstance(thing, Text) and self.widest(thing) <= self.options.max_width:
            return [self.line(line, style) for line in lines_of(thing)]
        if isinstance(thing, Group):
            return [line for one in thing.renderables for line in self.block(one, style)]
        drawn = thing.block(self) if isinstance(thing, Grid) else None
        if drawn is None:
            return self.console.render_lines(thing, self.options, style=style)
        room = self.options.max_width - width_of(drawn)
        filled = [[*line, Segment(" " * room)] for line in drawn] if room else drawn
        return [list(Segment.apply_style(line, style)) for line in filled]

    def line(self, text: Text, style: Style) -> list[Segment]:
        """A line of text at its side of the room; what fills it up has the text's own ground."""
        line = text.copy()
        if self.options.justify == "right":
            line.rstrip()
            line.pad_left(self.options.max_width - line.cell_len)
        else:
            line.pad_right(self.options.max_width - line.cell_len)
        if not line.spans:
            return [Segment(line.plain, style + self.console.get_style(line.style))]
        return list(Segment.apply_style(line.render(self.console), style))


def lines_of(text: Text) -> Iterable[Text]:
    return text.split(allow_blank=True) if "\n" in text.plain else (text,)


def width_of(block: Block) -> int:
    return sum(segment.cell_length for segment in block[0]) if block else 0


def abreast(cells: Sequence[tuple[Block, Segment]], is_low: bool = False) -> Block:
    """Blocks side by side; below a lower one, or above it, are lines of nothing."""
    height = max(len(block) for block, _ in cells)
    parts = []
    for block, blank in cells:
        room = [[blank]] * (height - len(block))
        parts.append(room + block if is_low else block + room)
    return [[segment for part in line for segment in part] for line in zip(*parts, strict=True)]
