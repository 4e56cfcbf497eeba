"""The table in a low window: where moves lead and what one has, then everybody, the round, the news."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from bastide.cli.boards.fitting import Fitting, Low, Window
from bastide.cli.boards.seasons import draw_board
from bastide.cli.boards.seasons.panel import draw_legend
from bastide.cli.boards.seasons.people import draw_people
from bastide.cli.boards.seasons.telling import describe
from bastide.cli.boards.seasons.ways import WAYS, draw_ways
from bastide.cli.boards.seasons.yard import draw_round, draw_winter
from bastide.cli.offers import Mark
from bastide.core.game import Result
from bastide.games.seasons.shown import View
from bastide.words import Words

describe_low: Final = describe  # in so few words already
ORDER: Final = ("round", "board", "winter", "people", "ways", "legend", "news")
LATEST: Final = 2  # lines of news that come before anything else


def draw_low(
    view: View,
    result: Result,  # noqa: ARG001  points stand beside the names
    players: Sequence[str],
    marks: Mapping[str, Mark],
    words: Words,
    window: Window,
) -> Low | None:
    """What is needed for a move, then what helps, in the order in which it is missed most."""
    seat, width = view["seat"], window.width
    if seat is None:
        return None
    room = Fitting(width, window.height, ORDER)
    ways, board = draw_ways(marks, words, width), draw_board(view, marks, words, width)
    room.need("people", draw_people(view, players, words, [seat]))
    if ways is not None:
        room.need("ways", ways)
    if all(target.split()[0] in WAYS for target in marks) and marks:
        room.wish("board", board)
    else:
        room.need("board", board)
    help_with(room, view, players, marks, words, window)
    return room.drawn()


def help_with(
    room: Fitting,
    view: View,
    players: Sequence[str],
    marks: Mapping[str, Mark],
    words: Words,
    window: Window,
) -> None:
    """The names of cards to choose, everybody, the round and the winter, what happened."""
    news = window.news
    for name, part in (
        ("legend", draw_legend(marks, words, window.width)),
        ("people", draw_people(view, players, words)),
        ("round", draw_round(view, players, words, window.width)),
        ("winter", draw_winter(view, words, window.width)),
        ("news", Text("\n").join(map(Text, news[-LATEST:])) if news else None),
    ):
        if part is not None:
            room.wish(name, part)
    if len(news) > LATEST:
        room.wish("news", Text("\n").join(map(Text, news)), again=True)
