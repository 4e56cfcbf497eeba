"""Tables of figures: for the terminal in the reader's language, for the docs in English."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.console import Group
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
    note: Cell = ""  # what the rows cannot tell

    def shown(self, words: Words) -> Group:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for column in self.names:
            table.add_column(words.say(f"column-{column}"))
        for column in self.numbers:
            table.add_column(words.say(f"column-{column}"), justify="right")
        for row in self.rows:
            table.add_row(*[said(cell, words) for cell in row])
        return Group(table, said(self.note, words)) if self.note else Group(table)

    def as_markdown(self) -> str:
        words = words_for("en")
        heads = [words.say(f"column-{column}") for column in (*self.names, *self.numbers)]
        rows = [heads, ["---"] * len(heads), *[[said(cell, words) for cell in row] for row in self.rows]]
        note = f"\n{said(self.note, words)}\n" if self.note else ""
        return "".join(f"| {' | '.join(row)} |\n" for row in rows) + note


def said(cell: Cell, words: Words) -> str:
    return cell if isinstance(cell, str) else words.tell(cell)
