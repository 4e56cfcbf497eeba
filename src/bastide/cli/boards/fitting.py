"""What finds room in a low window: what matters now first, the rest as far as there are lines for it."""

from collections.abc import Sequence
from io import StringIO
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement


class Window(NamedTuple):
    """The room that there is for a table, and what else is to be told in it."""

    width: int
    height: int
    news: Sequence[str]  # in a line for each turn
    recent: Sequence[str]  # the others' last lines


class Low(NamedTuple):
    """A drawing for a low window, and what found no room there."""

    shown: RenderableType
    rest: RenderableType | None
    fits: bool  # or even what is needed is too much


class Fitting:
    """A window of so many columns and lines, filled part by part."""

    def __init__(self, width: int, height: int, order: Sequence[str]) -> None:
        self.width = width
        self.left = height
        self.order = order  # of the parts, from the top
        self.parts: dict[str, RenderableType] = {}
        self.missing: dict[str, RenderableType] = {}

    def need(self, name: str, part: RenderableType) -> None:
        """A part that is shown in any case."""
        self.left -= height_of(part, self.width)
        self.parts[name] = part

    def wish(self, name: str, part: RenderableType, *, again: bool = False) -> None:
        """A part, or a better form of one, if there is room for it; what is only better may be missing."""
        before = self.parts.get(name)
        more = height_of(part, self.width) - (height_of(before, self.width) if before is not None else 0)
        if more <= self.left:
            self.left -= more
            self.parts[name] = part
            self.missing.pop(name, None)
        elif not again:
            self.missing[name] = part

    def drawn(self) -> Low:
        shown, rest = (
            [parts[name] for name in self.order if name in parts] for parts in (self.parts, self.missing)
        )
        return Low(Group(*shown), Group(*rest) if rest else None, self.left >= 0)


def height_of(thing: RenderableType, width: int) -> int:
    """The lines that it takes in a window of this width."""
    console = _console(width)
    return len(console.render_lines(thing, console.options, pad=False))


def width_of(thing: RenderableType) -> int:
    """The columns that it would like to have."""
    console = _console(1000)
    return Measurement.get(console, console.options, thing).maximum


def _console(width: int) -> Console:
    return Console(width=width, file=StringIO(), highlight=False)
