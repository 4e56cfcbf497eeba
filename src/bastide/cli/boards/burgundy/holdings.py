"""What players have beside their duchies: the own things in full, everybody's in a line each."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group
from rich.text import Text

from bastide.cli.boards.burgundy.chapters import in_play, stored_tiles
from bastide.cli.boards.burgundy.chapters.drawings import Row
from bastide.cli.boards.burgundy.duchies import filled_areas
from bastide.cli.boards.burgundy.signs import (
    NOTHING,
    goods_rows,
    goods_text,
    heading,
    short_name,
    storage_lines,
)
from bastide.cli.boards.grid import Grid
from bastide.cli.boards.seats import MARK, seat_mark
from bastide.cli.offers import Mark
from bastide.core.game import Result, Seat
from bastide.games.burgundy.components import STORAGE
from bastide.games.burgundy.shown import View
from bastide.words import Words

ROOM: Final = 20  # columns beside a large duchy
NAME: Final = 22  # columns of a name among the others


def draw_holdings(
    view: View, result: Result | None, seat: Seat, marks: Mapping[str, Mark], words: Words
) -> Group:
    """Dice, workers, silver, storage and goods, with the moves that use them."""
    own, chapters = view["duchies"][seat], in_play(view)
    grid = Grid(1)
    for row in standing_rows(view, result, seat, words):
        grid.add_row(*row)
    grid.add_row(heading("heading-dice", words), dice_text(view["dice"][seat]))
    for key in ("workers", "silver"):
        grid.add_row(Text(words.name(key), style="dim"), Text(str(own[key]), style="bold"))
    return Group(
        grid,
        heading("heading-storage", words),
        *storage_lines(own["storage"], marks, words, min([STORAGE, *[one.own_room for one in chapters]])),
        *[line for chapter in chapters for line in chapter.more_storage(own, marks, words)],
        heading("heading-goods", words),
        *goods_lines(own["goods"], marks),
        heading("heading-sold", words),
        goods_rows(own["sold"], ROOM) if own["sold"] else Text(NOTHING, style="dim"),
    )


def standing_rows(view: View, result: Result | None, seat: Seat, words: Words) -> list[Row]:
    """The points, or what a chapter counts instead."""
    rows = [row for chapter in in_play(view) for row in chapter.standing(view, seat, words)]
    if rows or result is None:
        return rows
    return [(heading("heading-points", words), Text(str(result.scores[seat]), style="bold"))]


def dice_text(dice: Sequence[int | None]) -> Text:
    """A die that is used is a dash."""
    return Text(" ").join([Text(str(die or "–"), style="bold" if die else "dim") for die in dice])


def goods_lines(goods: Mapping[str, int], marks: Mapping[str, Mark]) -> list[Text]:
    """The goods a player holds; beside each the move that sells it."""
    lines = []
    for word, count in goods.items():
        text, mark = goods_text(word, count), marks.get(f"goods {word}")
        if mark is not None:
            text = Text.assemble(text, " ", (f"[{mark.number}]", MARK), (f" {mark.cost}{mark.gain}", "bold"))
        lines.append(text)
    return lines or [Text(NOTHING, style="dim")]


def draw_players(view: View, result: Result, players: Sequence[str], words: Words) -> Grid:
    """Everybody in a line: points, dice, workers, silver, areas, storage, goods held and sold."""
    table = Grid(1, headings="dim")
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=NAME)
    for key in ("points", "dice", "workers", "silver", "areas"):
        table.add_column(words.say("short-headings", heading=key), justify="right", no_wrap=True)
    for sign in chapter_columns(view, 0):
        table.add_column(sign, no_wrap=True)
    for key in ("storage", "goods", "sold"):
        table.add_column(words.say("short-headings", heading=key))
    for seat, name in enumerate(players):
        style = "bold" if seat == view["current"] else ""
        own = view["duchies"][seat]
        table.add_row(
            Text.assemble(seat_mark(seat), (f" {name}", style)),
            str(result.scores[seat]),
            dice_text(view["dice"][seat]),
            str(own["workers"]),
            str(own["silver"]),
            filled_areas(view, seat),
            *chapter_columns(view, seat).values(),
            ", ".join(short_name(tile, words) for tile in stored_tiles(view, own)) or NOTHING,
            goods_rows(own["goods"], ROOM),
            str(sum(own["sold"].values())),
        )
    return table


def chapter_columns(view: View, seat: Seat) -> dict[str, str]:
    """By sign: what chapters count for a player."""
    columns: dict[str, str] = {}
    for chapter in in_play(view):
        columns |= chapter.columns(view, seat)
    return columns
