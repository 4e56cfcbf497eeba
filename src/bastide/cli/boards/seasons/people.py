"""Everybody in a line: points, talers, resources, helpers, cards in hand and played."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bastide.cli.boards.grid import Grid
from bastide.cli.boards.seasons.signs import NOTHING, card_text, in_a_row, resource_text
from bastide.cli.boards.seats import seat_mark
from bastide.core.game import Seat
from bastide.games.seasons.components import RESOURCES
from bastide.games.seasons.shown import View
from bastide.words import Words

NAME: Final = 19  # columns of a name with its sign
CHOSEN: Final = " ✓"


def draw_people(
    view: View, players: Sequence[str], words: Words, seats: Sequence[Seat] | None = None
) -> Grid:
    """A line for each, or for some of them."""
    table = Grid(1, headings="dim")
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=NAME)
    for key in ("points", "talers"):
        table.add_column(words.say("player-headings", heading=key), justify="right", no_wrap=True)
    for resource in RESOURCES:
        table.add_column(resource_text(resource, words), justify="right", no_wrap=True)
    table.add_column(words.say("player-headings", heading="helpers"), justify="right", no_wrap=True)
    table.add_column(words.say("player-headings", heading="cards"), no_wrap=True)
    for seat in range(len(players)) if seats is None else seats:
        own = view["players"][seat]
        table.add_row(
            name_text(view, seat, players[seat]),
            str(own["points"]),
            str(own["talers"]),
            *[str(own["resources"][resource] or NOTHING) for resource in RESOURCES],
            str(own["helpers"]),
            cards_text(own["hand"], own["played"], words),
        )
    return table


def name_text(view: View, seat: int, name: str) -> Text:
    """Who is to act stands out; who has chosen in secret has a tick."""
    has_chosen = view["stage"] == "choose" and view["players"][seat]["chosen"]
    style = "bold" if seat in view["to_act"] else ""
    return Text.assemble(seat_mark(seat), (f" {name}", style), CHOSEN if has_chosen else "")


def cards_text(hand: Sequence[str], played: Sequence[str], words: Words) -> Text:
    """The hand, a stroke, the cards played."""
    text = in_a_row([card_text(card, words) for card in hand] or [Text(NOTHING, style="dim")])
    if not played:
        return text
    return text.append(" / ", style="dim").append(
        " ".join(words.say("card-short", card=card) for card in played)
    )
