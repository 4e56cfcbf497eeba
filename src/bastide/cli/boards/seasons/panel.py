"""The round in the corner of the table: the cards to choose from, or who acts when."""

from collections.abc import Mapping
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from bastide.cli.boards.grid import Grid
from bastide.cli.boards.seasons.signs import card_short, card_text, counted, flow, mark_text, seat_sign
from bastide.cli.boards.seats import MARK
from bastide.cli.offers import Mark
from bastide.games.seasons.components import CHARACTERS
from bastide.games.seasons.shown import Acting, View
from bastide.words import Words

ROOM: Final = 28  # columns that the corner takes at most
PAIR: Final = "cards "
ONE: Final = "card "


def draw_panel(view: View, marks: Mapping[str, Mark], words: Words) -> RenderableType:
    """What is chosen from now; else the ribbon of the round."""
    pairs = {target.removeprefix(PAIR): mark for target, mark in marks.items() if target.startswith(PAIR)}
    if pairs:
        return draw_pairs(pairs, words)
    single = {target.removeprefix(ONE): mark for target, mark in marks.items() if target.startswith(ONE)}
    return draw_cards(single, words) if single else draw_ribbon(view, words)


def draw_pairs(pairs: Mapping[str, Mark], words: Words) -> Grid:
    """The number of a pair stands where the row of one card meets the column of the other."""
    cards = sorted({card for pair in pairs for card in pair.split()}, key=CHARACTERS.index)
    table = Grid(1, headings="table.header")
    for card in ("", *cards[1:]):
        table.add_column(card_text(card, words) if card else "", justify="right", no_wrap=True)
    for row in cards[:-1]:
        found = [pairs.get(f"{row} {column}") for column in cards[1:]]
        numbers = [Text(str(mark.number), style=MARK) if mark else Text() for mark in found]
        table.add_row(card_text(row, words), *numbers)
    return table


def draw_cards(marks: Mapping[str, Mark], words: Words) -> Text:
    """A row for each card."""
    rows = [
        Text.assemble(mark_text(mark), " ", card_text(card, words), f" {words.name(card)}")
        for card, mark in marks.items()
    ]
    return Text("\n").join(rows)


def draw_ribbon(view: View, words: Words) -> Text:
    """The actions of the round in their order, with what lies on the worker cards."""
    if not view["ribbon"]:
        return Text()
    rows = [Text(words.say("ribbon-title"), style="dim")]
    return Text("\n").join(rows + [action_row(action, words) for action in view["ribbon"]])


def action_row(action: Acting, words: Words) -> Text:
    """Done, open or to come: told by a sign."""
    sign = "✓" if action["done"] else "▶" if action["now"] else " "
    pieces = counted(action["pieces"], words) if action["pieces"] and not action["done"] else ""
    told = card_short(action["card"], words) if pieces else words.name(action["card"])
    row = Text.assemble(f"{sign} ", seat_sign(action["seat"]), f" {told}", f" {pieces}" if pieces else "")
    row.stylize("bold" if action["now"] else "dim" if action["done"] else "")
    return row


def draw_legend(marks: Mapping[str, Mark], words: Words, room: int) -> Text | None:
    """The names of the cards, while pairs of them are to be chosen."""
    if not any(target.startswith(PAIR) for target in marks):
        return None
    entries = [Text.assemble(card_text(card, words), f" {words.name(card)}") for card in CHARACTERS]
    return flow(entries, room, gap="  ")
