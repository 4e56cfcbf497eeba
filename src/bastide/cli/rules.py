"""The rules on the screen, whole or one clause."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from bastide.cli.screen import Screen
from bastide.core import registry
from bastide.core.errors import BadOption, Message
from bastide.rulebook import Ruling, clauses, read_rules, rulings, without_table


def show_rules(game: str, clause: str | None, screen: Screen) -> None:
    text = read_rules(registry.game(game).KEY, screen.words.language)
    if clause is None:
        screen.show(Markdown(without_table(text)), draw_rulings(rulings(text)))
        return
    asked = clause.upper()
    found = {key: told for key, told in clauses(text).items() if asked in (key, key.partition(".")[0])}
    if not found:
        raise BadOption(Message("clause-unknown", {"clause": clause}))
    screen.show(Markdown("\n\n".join(f"**{key}** {told}" for key, told in found.items())))
    decided = [row for row in rulings(text)[1:] if row.clause in found]
    if decided:
        screen.show(draw_rulings([rulings(text)[0], *decided]))


def draw_rulings(table: Sequence[Ruling]) -> RenderableType:
    """Our decisions beside the other readings; an option stands under the reading that it plays."""
    drawn = Table(show_lines=True, show_header=bool(table))
    for row in table[:1]:
        for title in (row.clause, row.played, row.others):
            drawn.add_column(title)
    for row in table[1:]:
        option = f"\n{table[0].option}: {row.option}" if row.option else ""
        drawn.add_row(*map(Text, (row.clause, row.played, row.others + option)))
    return drawn
