"""The table in a low window: the map without its frame, beside it how all stand, then what finds room."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from bastide.cli.boards.fitting import Fitting, Low, Window
from bastide.cli.boards.grid import Grid
from bastide.cli.boards.kingdom import (
    draw_cards,
    draw_deck,
    draw_legend,
    draw_map,
    draw_players,
    draw_rows,
)
from bastide.cli.boards.seats import seat_mark
from bastide.cli.offers import Mark
from bastide.core.game import Result, Seat
from bastide.games.kingdom.components import ROWS
from bastide.games.kingdom.shown import View
from bastide.words import Words

ORDER: Final = ("map", "legend", "cards", "players", "deck", "news")
LATEST: Final = 2  # lines of news that come before anything else
BESIDE: Final = 14  # columns that stand beside the map at least
ROOMY: Final = 4  # columns of a hex, where there is room
NARROW: Final = 3


def draw_low(
    view: View,
    result: Result,
    players: Sequence[str],
    marks: Mapping[str, Mark],
    words: Words,
    window: Window,
) -> Low | None:
    """What is needed for a move, then what helps, in the order in which it is missed most."""
    seat = view["seat"]
    if seat is None:
        return None
    room = Fitting(window.width, window.height, ORDER)
    room.need("map", map_beside(view, result, seat, marks, words, window))
    news = window.news
    if news:
        room.wish("news", Text("\n").join(map(Text, news[-LATEST:])))
    room.wish("cards", draw_cards(view, result, words))
    room.wish("players", draw_players(view, players, words))
    room.wish("legend", draw_legend(view, words))
    room.wish("map", draw_map(view, players, marks, window.recent, words, window.width), again=True)
    room.wish("deck", draw_deck(view, words))
    if len(news) > LATEST:
        room.wish("news", Text("\n").join(map(Text, news)), again=True)
    return room.drawn()


def describe_low(heading: str, words: Words) -> str:
    """A group of moves in a word or two: of a token its name alone."""
    name, *rest = heading.split()
    return words.say(f"label-{rest[0]}") if name in ("use", "lift") else words.say(f"move-{name}")


def map_beside(
    view: View,
    result: Result,
    seat: Seat,
    marks: Mapping[str, Mark],
    words: Words,
    window: Window,
) -> RenderableType:
    """A line for each row of the map, and beside them how everybody stands."""
    cell = ROOMY if map_width(ROOMY) + 1 + BESIDE <= window.width else NARROW
    rows = draw_rows(view, marks, window.recent, words, cell)
    room = window.width - map_width(cell) - 1
    if room < BESIDE:
        return Text("\n").join(rows)
    grid = Grid(1)
    grid.add_column(min_width=map_width(cell), no_wrap=True)
    grid.add_row(Text("\n").join(rows), Text("\n").join(standing(view, result, seat, words, room)[:ROWS]))
    return grid


def map_width(cell: int) -> int:
    """The numbers of the rows, the hexes, the seam, and the half hex of every second row."""
    return 3 + ROWS * cell + 1 + cell // 2


def standing(view: View, result: Result, seat: Seat, words: Words, room: int) -> list[Text]:
    """Everybody's gold and supply; the own gold by its sources, and the own tokens."""
    lines = [Text(words.say("low-standing"), style="dim")]
    for other, supply in enumerate(view["supply"]):
        told = Text.assemble(seat_mark(other), f" {result.scores[other]:>3} · {supply}")
        told.stylize("bold" if other == seat else "")
        lines.append(told)
    gold = [entry(words.name(source), str(gold), room) for source, gold in result.sheets[seat].items()]
    return [*lines, Text(), *gold, Text(), *tokens(view, seat, words, room)]


def entry(name: str, figure: str, room: int) -> Text:
    """A name as far as there is room for it, and its figure."""
    most = room - len(figure) - 1
    told = name if len(name) <= most else f"{name[: most - 1]}…"
    return Text.assemble(told.ljust(most + 1), (figure, "bold"))


def tokens(view: View, seat: Seat, words: Words, room: int) -> list[Text]:
    """The own tokens; those that cannot be used now are faint."""
    held = [(view["locations"][hex], state) for hex, state in view["tokens"][seat].items() if state != "lost"]
    if not held:
        return []
    names = [
        Text(words.say(f"label-{kind}")[:room], style="bold" if state == "ready" else "dim")
        for kind, state in held
    ]
    return [Text(words.say("heading-tokens"), style="dim"), *names]
