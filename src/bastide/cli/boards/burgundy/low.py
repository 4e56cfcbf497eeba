"""The table in a low window: dice, depots and the own duchy first, then whatever finds room."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from bastide.cli.boards.burgundy.chapters import in_play
from bastide.cli.boards.burgundy.duchies import (
    LargeDuchy,
    duchy_title,
    filled_spaces,
    hung_by,
    large_width,
    rim_of,
)
from bastide.cli.boards.burgundy.holdings import (
    ROOM,
    dice_text,
    draw_players,
    goods_lines,
)
from bastide.cli.boards.burgundy.mainboard import (
    beside_tiles,
    depot_label,
    draw_bonuses,
    draw_bridge,
    draw_depots,
    draw_labels,
    draw_legend,
    draw_worth,
    tile_cell,
)
from bastide.cli.boards.burgundy.signs import (
    NOTHING,
    badge,
    flow,
    goods_text,
    short_name,
    storage_lines,
)
from bastide.cli.boards.burgundy.telling import describe
from bastide.cli.boards.fitting import Fitting, Low, Window, width_of
from bastide.cli.boards.grid import Grid
from bastide.cli.boards.seats import MARK
from bastide.cli.offers import Mark
from bastide.core.game import Result, Seat
from bastide.games.burgundy.components import PHASES, ROUNDS, STORAGE
from bastide.games.burgundy.shown import View
from bastide.words import Words

describe_low: Final = describe  # in so few words already
ORDER: Final = (
    *("track", "depots", "below depots", "labels", "bridge", "bonuses", "worth", "legend"),
    *("above duchy", "duchy", "players", "in short", "news"),
)
LATEST: Final = 2  # lines of news that come before anything else
CELLS: Final = (10, 8, 6, 5)  # columns of a space
NARROWEST: Final = 6  # in which there is no room for the sign of a colour beside its letter


@dataclass(frozen=True)
class LowTable:
    """A seat's table and the window that it is drawn for."""

    view: View
    seat: Seat
    result: Result
    players: Sequence[str]
    marks: Mapping[str, Mark]
    words: Words
    width: int

    def fit(self, news: Sequence[str], height: int) -> Low:
        """What is needed for a move, then what helps, in the order in which it is missed most."""
        room = Fitting(self.width, height, ORDER)
        if self.view["duchies"][self.seat]["duchy"] is None:
            room.need("duchy", Group(*[self.dealt(duchy) for duchy in self.view["dealt"][self.seat]]))
        else:
            self.need_all(room)
        if news:
            room.wish("news", Text("\n").join(map(Text, news[-LATEST:])))
        self.help_with(room)
        if len(news) > LATEST:
            room.wish("news", Text("\n").join(map(Text, news)), again=True)
        return room.drawn()

    def need_all(self, room: Fitting) -> None:
        room.need("track", self.track())
        room.need("depots", self.depots())
        room.need("duchy", self.duchy())
        for name, lines in self.of_chapters().items():
            drawn = Text("\n").join(lines)
            if "[" in drawn.plain:  # the number of a move
                room.need(name, drawn)
            else:
                room.wish(name, drawn)

    def of_chapters(self) -> dict[str, list[Text]]:
        """What chapters draw under the depots and over the duchy; it may bear the numbers of moves."""
        view, marks, words, width = self.view, self.marks, self.words, self.width
        chapters = in_play(view)
        found = {
            "below depots": [
                t for one in reversed(chapters) for t in one.below_depots(view, marks, words, width)
            ],
            "above duchy": [
                t for one in chapters for t in one.above_duchy(view, self.seat, marks, words, width)
            ],
        }
        return {name: lines for name, lines in found.items() if lines}

    def help_with(self, room: Fitting) -> None:
        """Players, what monasteries do, bridge and bonus tiles, what areas bring, what signs mean."""
        view, words = self.view, self.words
        others = [seat for seat in range(view["seats"]) if seat != self.seat]
        has_bridge = all(chapter.has_bridge for chapter in in_play(view))
        if has_bridge:
            room.wish("players", draw_players(view, self.result, self.players, words))
            room.wish("bridge", draw_bridge(view, words))
            room.wish("bonuses", draw_bonuses(view, words))
        labels = draw_labels(view, words, self.width)
        if labels:
            room.wish("labels", labels)
        room.wish("worth", draw_worth(view, words))
        short = [line for chapter in in_play(view) for line in chapter.in_short(view, others, words)]
        if has_bridge and short:
            room.wish("in short", Text("\n").join(short))
        room.wish("legend", draw_legend(view, words, self.width))
        if "depots" in room.parts:
            room.wish("depots", draw_depots(view, self.marks, words, self.width), again=True)

    # -- the main board

    def track(self) -> Text:
        """The phase, the round, and the goods of the rounds to come."""
        view, words = self.view, self.words
        phases = Text()
        for phase in PHASES:
            is_now = phase == view["phase"]
            phases.append(f"[{phase}]" if is_now else f" {phase} ", style="bold" if is_now else "dim")
        entries = [phases, Text(words.say("round-of", round=view["round"], rounds=ROUNDS))]
        if view["white"] is not None:
            entries.append(Text(words.say("white-die", depot=view["white"])))
        wares = Text("").join([goods_text(goods) for goods in view["round_goods"]])
        return flow([*entries, wares], self.width)

    def depots(self) -> RenderableType:
        """Two depots side by side where they are short enough, or each in a line of its own."""
        halves = [self.depot(depot) for depot in self.view["depots"] if depot != "black"]
        rows = [[*halves[place], *halves[place + 1]] for place in range(0, len(halves), 2)]
        pairs = self.in_columns(rows)
        black = self.depot("black")
        last = flow([black[0].append(" "), *black[2:]], self.width)
        if width_of(pairs) <= self.width:
            return Group(pairs, last)
        return Group(self.in_columns(halves), last)

    def depot(self, depot: str) -> list[Text]:
        tiles = self.view["depots"][depot]
        beside = flow(beside_tiles(self.view, depot, self.marks, self.words, ROOM), ROOM, gap="")
        cells = [tile_cell(depot, tile, self.marks, self.words, is_roomy=False) for tile in tiles]
        return [depot_label(depot, self.marks, self.words), beside, *cells]

    def in_columns(self, rows: Sequence[Sequence[Text]]) -> Grid:
        grid = Grid(1)
        for _ in rows[0]:
            grid.add_column(no_wrap=True)
        for row in rows:
            grid.add_row(*row)
        return grid

    # -- the own duchy

    def duchy(self) -> RenderableType:
        """The duchy in a line a row, beside it what its player holds; below it where there is no room."""
        own = self.view["duchies"][self.seat]
        layout, hung = self.view["layouts"][own["duchy"] or ""], hung_by(self.view, self.seat)
        rim = rim_of(self.view, layout, self.seat)
        beside = [cell for cell in CELLS if large_width(cell, layout) + 1 + ROOM <= self.width]
        cell = (
            beside[0] if beside else next((one for one in CELLS if large_width(one, layout) <= self.width), 5)
        )
        hexes = LowDuchy(layout, own["tiles"], self.marks, self.words, cell, rim, hung).draw()
        if not beside:
            return Group(hexes, flow(self.holdings(self.width), self.width))
        grid = Grid(1)
        grid.add_column(min_width=large_width(cell, layout), no_wrap=True)
        grid.add_row(hexes, Group(*self.holdings(ROOM)))
        return grid

    def dealt(self, duchy: str) -> Group:
        """A duchy to choose, with the spaces for the starting castle."""
        marks = {to.split()[1]: mark for to, mark in self.marks.items() if to.startswith(f"{duchy} ")}
        layout = self.view["layouts"][duchy]
        cell = next((one for one in CELLS[1:] if large_width(one, layout) <= self.width), CELLS[-1])
        hexes = LowDuchy(layout, {}, marks, self.words, cell, rim_of(self.view, layout)).draw()
        return Group(duchy_title(self.view, duchy, self.words), hexes)

    def holdings(self, room: int) -> list[Text]:
        """Dice and points, workers and silver, storage, goods: what moves are made with."""
        own, words, chapters = self.view["duchies"][self.seat], self.words, in_play(self.view)
        dice = Text.assemble(self.short("dice"), " ", dice_text(self.view["dice"][self.seat]))
        rows = [row for chapter in chapters for row in chapter.standing(self.view, self.seat, words)]
        standing = [Text.assemble(*row[:1], " ", *row[1:]) for row in rows]
        points = Text.assemble(self.short("points"), " ", (str(self.result.scores[self.seat]), "bold"))
        counts = [
            Text.assemble(self.short(key), " ", (str(count), "bold"))
            for key, count in (("workers", own["workers"]), ("silver", own["silver"]))
        ]
        stored = storage_lines(
            own["storage"], self.marks, words, min([STORAGE, *[one.own_room for one in chapters]])
        )
        tiles = [line for line in stored if str(line) != NOTHING]
        free = Text(" ".join([NOTHING] * (len(stored) - len(tiles))), style="dim")
        return [
            flow([dice, points] if not standing else [dice, *standing], room),
            flow(counts, room),
            *tiles,
            *([free] if free else []),
            *[line for chapter in chapters for line in chapter.more_storage(own, self.marks, words)],
            flow(goods_lines(own["goods"], self.marks), room, gap=" "),
        ]

    def short(self, key: str) -> Text:
        return Text(self.words.say("short-headings", heading=key), style="dim")


class LowDuchy(LargeDuchy):
    """A duchy with a line for each row of hexes: what is printed there and what may be done, or the tile."""

    def draw(self) -> Text:
        filled = filled_spaces(self.layout, self.tiles)
        lines = [
            self.line(row, {space: self.cell_of(space, filled) for space in row.spaces if space})
            for row in self.rows()
        ]
        drawn = Text("\n").join(lines)
        drawn.no_wrap = True
        return drawn

    def cell_of(self, space: str, filled: set[str]) -> Text:
        room = self.cell - 1
        if space in self.hung:
            return self.hanging(space, room)
        if space in self.tiles:
            sign = "✓" if space in filled else ""
            name = f"{sign}{short_name(self.tiles[space], self.words)}"
            return Text(f"{name:^{room}.{room}}", style=self.ground(space))
        letter = badge(self.colour(space), self.words)
        number = self.layout["numbers"][int(space) - 1]
        told = f"{number}{self.rim.get(space, '')}{letter if room > NARROWEST else letter[0]}"
        text = Text(style=self.ground(space))
        mark = f"[{self.marks[space].number}]" if space in self.marks else ""
        text.append(told[: max(0, room - len(mark))])
        behind = room - len(text)
        return (
            text.append(f"{mark:>{behind}}", style=MARK)
            if mark
            else text.append(f"{space:>{behind}}", style="not bold dim")
        )


def draw_low(
    view: View,
    result: Result,
    players: Sequence[str],
    marks: Mapping[str, Mark],
    words: Words,
    window: Window,
) -> Low | None:
    """The own table in a window of so many columns and lines; nothing while there is no duchy, or no seat."""
    seat = view["seat"]
    if seat is None or (view["phase"] is None and not view["dealt"][seat]):
        return None
    for chapter in in_play(view):
        players = chapter.names(view, players)
    table = LowTable(view, seat, result, players, marks, words, window.width)
    return table.fit(window.news, window.height)
