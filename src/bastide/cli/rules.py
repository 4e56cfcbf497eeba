"""The rules on the screen, whole or one clause."""

from rich.markdown import Markdown

from bastide.cli.screen import Screen
from bastide.core import house
from bastide.core.errors import BadOption, Message
from bastide.rulebook import clauses, read_rules


def show_rules(game: str, clause: str | None, screen: Screen) -> None:
    text = read_rules(house.game(game).KEY, screen.words.language)
    if clause is None:
        screen.show(Markdown(text))
        return
    asked = clause.upper()
    found = {key: told for key, told in clauses(text).items() if asked in (key, key.partition(".")[0])}
    if not found:
        raise BadOption(Message("clause-unknown", {"clause": clause}))
    screen.show(Markdown("\n\n".join(f"**{key}** {told}" for key, told in found.items())))
