"""Tables of figures: for the terminal in the reader's language, for the docs in English."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.table import Table

from bastide.core.errors import Message
from bastide.words import Words, words_for

Cell = str | Message


@dataclass(frozen=True)
class Figures:
    """The columns by their keys; the first ones name what was measured, the others hold numbers."""

    names: Sequence[str]
    numbers: Sequence[str]
    rows: Sequence[Sequence[Cell]]

    def shown(self, words: Words) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for column in self.names:
            table.add_column(words.say(f"column-{column}"))
        for column in self.numbers:
            table.add_column(words.say(f"column-{column}"), justify="right")
        for row in self.rows:
            table.add_row(*[said(cell, words) for cell in row])
        return table

    def as_markdown(self) -> str:
        words = words_for("en")
        heads = [words.say(f"column-{column}") for column in (*self.names, *self.numbers)]
        rows = [heads, ["---"] * len(heads), *[[said(cell, words) for cell in row] for row in self.rows]]
        return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def said(cell: Cell, words: Words) -> str:
    return cell if isinstance(cell, str) else words.tell(cell)
