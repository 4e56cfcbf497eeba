"""The log, the score sheet and the winners, for any game."""

from collections.abc import Sequence

from rich import box
from rich.table import Table

from bastide.cli.boards import BOARDS
from bastide.cli.screen import Screen
from bastide.core.game import Event
from bastide.core.match import Match


def event_line(event: Event, match: Match, names: Sequence[str], screen: Screen) -> str:
    seat = getattr(event, "seat", None)
    sign = " " if seat is None else BOARDS[match.game.KEY].sign(seat)
    return f"{sign} {screen.words.event(event, match.game.NOTATION, names)}"


def score_sheet(match: Match, names: Sequence[str], screen: Screen) -> Table:
    """Everyone's score by source, adding up."""
    words, board = screen.words, BOARDS[match.game.KEY]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("score-sheet"), style="bold")
    for seat, name in enumerate(names):
        table.add_column(f"{board.sign(seat)} {name}", justify="right")
    result = match.result
    for source in result.sheets[0]:
        table.add_row(words.name(source), *[str(sheet[source]) for sheet in result.sheets])
    table.add_section()
    table.add_row(words.say("total"), *[str(score) for score in result.scores])
    return table


def winners(match: Match, names: Sequence[str], screen: Screen) -> str:
    result = match.result
    best = [names[seat] for seat in result.winners]
    score = result.scores[result.winners[0]]
    if len(best) == 1:
        return screen.words.say("winner", player=best[0], score=score)
    return screen.words.say("winners", players=best, score=score)
