"""What players have beside their duchies: the own things in full, everybody's in a line each."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from bastide.cli.boards.burgundy.duchies import filled_areas
from bastide.cli.boards.burgundy.shields import hung_by
from bastide.cli.boards.burgundy.signs import (
    POST_JOINED,
    SHIELD,
    goods_rows,
    goods_text,
    heading,
    short_name,
    tile_text,
)
from bastide.cli.boards.seats import MARK, seat_mark
from bastide.cli.offers import Mark
from bastide.core.game import Result, Seat, View
from bastide.games.burgundy.components import OWN_STORAGE, SHARED_STORAGE, STORAGE
from bastide.games.burgundy.modules.border_posts import POSTS
from bastide.words import Words

NOTHING: Final = "·"
ROOM: Final = 20  # columns beside a large duchy
NAME: Final = 22  # columns of a name among the others


def draw_holdings(
    view: View, result: Result | None, seat: Seat, marks: Mapping[str, Mark], words: Words
) -> Group:
    """Dice, workers, silver, storage and goods, with the moves that use them."""
    own = view["duchies"][seat]
    grid = Table.grid(padding=(0, 1, 0, 0))
    if "solo" in view:
        solo, spaces = view["solo"], len(view["layouts"][own["duchy"]]["colours"])
        grid.add_row(
            heading("heading-target", words), Text(f"{solo['score']}/{solo['target']}", style="bold")
        )
        grid.add_row(heading("heading-filled", words), Text(f"{len(own['tiles'])}/{spaces}", style="bold"))
    elif result is not None:
        grid.add_row(heading("heading-points", words), Text(str(result.scores[seat]), style="bold"))
    grid.add_row(heading("heading-dice", words), dice_text(view["dice"][seat]))
    for key in ("workers", "silver"):
        grid.add_row(Text(words.name(key), style="dim"), Text(str(own[key]), style="bold"))
    return Group(
        grid,
        heading("heading-storage", words),
        *storage_lines(own["storage"], marks, words, STORAGE if "shared" not in own else OWN_STORAGE),
        *shared_lines(own, marks, words),
        heading("heading-goods", words),
        *goods_lines(own["goods"], marks),
        heading("heading-sold", words),
        goods_rows(own["sold"], ROOM) if own["sold"] else Text(NOTHING, style="dim"),
    )


def dice_text(dice: Sequence[int | None]) -> Text:
    """A die that is used is a dash."""
    return Text(" ").join([Text(str(die or "–"), style="bold" if die else "dim") for die in dice])


def storage_lines(
    storage: Sequence[str], marks: Mapping[str, Mark], words: Words, room: int, what: str = "storage"
) -> list[Text]:
    tiles = [tile_text(tile, short_name(tile, words), words, marks.get(f"{what} {tile}")) for tile in storage]
    return tiles + [Text(NOTHING, style="dim")] * (room - len(tiles))


def shared_lines(own: Mapping[str, Any], marks: Mapping[str, Mark], words: Words) -> list[Text]:
    """The storage that partners share, where there are partners."""
    if "shared" not in own:
        return []
    tiles = storage_lines(own["shared"], marks, words, SHARED_STORAGE, "shared")
    return [heading("heading-shared", words), *tiles]


def goods_lines(goods: Mapping[str, int], marks: Mapping[str, Mark]) -> list[Text]:
    """The goods a player holds; beside each the move that sells it."""
    lines = []
    for word, count in goods.items():
        text, mark = goods_text(word, count), marks.get(f"goods {word}")
        if mark is not None:
            text = Text.assemble(text, " ", (f"[{mark.number}]", MARK), (f" {mark.cost}{mark.gain}", "bold"))
        lines.append(text)
    return lines or [Text(NOTHING, style="dim")]


def draw_players(view: View, result: Result, players: Sequence[str], words: Words) -> Table:
    """Everybody in a line: points, dice, workers, silver, areas, storage, goods held and sold."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=NAME)
    for key in ("points", "dice", "workers", "silver", "areas"):
        table.add_column(words.say("short-headings", heading=key), justify="right", no_wrap=True)
    for sign in module_columns(view, 0):
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
            *module_columns(view, seat).values(),
            ", ".join(short_name(tile, words) for tile in [*own["storage"], *own.get("shared", [])])
            or NOTHING,
            goods_rows(own["goods"], ROOM),
            str(sum(own["sold"].values())),
        )
    return table


def module_columns(view: View, seat: Seat) -> dict[str, str]:
    """By sign: how many border posts a player has joined, and which shields hang in the duchy."""
    columns = {}
    if "border_posts" in view:
        columns[POST_JOINED] = f"{view['border_posts']['joined'][seat]}/{POSTS}"
    if "shields" in view:
        columns[SHIELD] = " ".join(sorted(hung_by(view, seat).values(), key=int)) or NOTHING
    return columns
