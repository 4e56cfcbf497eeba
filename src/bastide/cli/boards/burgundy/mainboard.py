"""The main board: depots, the black depot, the track, the bridge, the bonus tiles."""

from collections.abc import Iterator, Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from bastide.cli.boards.burgundy.chapters import in_play
from bastide.cli.boards.burgundy.signs import (
    CHIPS,
    TILE_GROUND,
    badge,
    bonuses_left,
    flow,
    goods_number,
    goods_text,
    heading,
    short_name,
    tile_text,
)
from bastide.cli.boards.grid import Grid
from bastide.cli.boards.seats import MARK, SIGNS
from bastide.cli.offers import Mark
from bastide.games.burgundy.components import (
    AREA_POINTS,
    BRIDGE,
    COLOURS,
    GOODS,
    PHASE_POINTS,
    PHASES,
    ROUNDS,
)
from bastide.games.burgundy.shown import View
from bastide.words import Words

LABEL: Final = 7  # columns for the number of a depot and the price of reaching it
GOODS_ROOM: Final = 20
TILE_CELL: Final = "[12]B⌂ watcht."
LONG_TILE: Final = "[12]B⌂ carpenter’s workshop "


def draw_main_board(view: View, marks: Mapping[str, Mark], words: Words, width: int) -> Group:
    """Everything on it; before the first phase nothing but what is known."""
    chapters = in_play(view)
    has_bridge = all(chapter.has_bridge for chapter in chapters)
    if view["phase"] is None:
        first = [draw_bridge(view, words)] if has_bridge else []
        return Group(*first, draw_worth(view, words), draw_legend(view, words, width))
    lines: list[RenderableType] = [draw_track(view, words, width), draw_depots(view, marks, words, width)]
    labels = draw_labels(view, words, width)
    lines += [labels] if labels else []
    for chapter in reversed(chapters):
        lines += chapter.below_depots(view, marks, words, width)
    if has_bridge:
        lines += [draw_bridge(view, words), draw_bonuses(view, words)]
    lines += [draw_worth(view, words)]
    return Group(*lines, draw_legend(view, words, width))


def draw_track(view: View, words: Words, width: int) -> Text:
    """The phase, the round, and the goods of the rounds to come."""
    phases = heading("heading-phase", words)
    for phase in PHASES:
        is_now = phase == view["phase"]
        phases.append(f" [{phase}]" if is_now else f"  {phase} ", style="bold" if is_now else "dim")
    entries = [phases, Text(words.say("round-of", round=view["round"], rounds=ROUNDS))]
    if view["white"] is not None:
        entries.append(Text(words.say("white-die", depot=view["white"])))
    if view["round_goods"]:
        wares = [goods_text(goods) for goods in view["round_goods"]]
        entries.append(heading("goods-to-come", words).append(" ").append(Text(" ").join(wares)))
    return flow(entries, width)


def draw_depots(view: View, marks: Mapping[str, Mark], words: Words, width: int) -> Grid:
    """A row for each depot: what a die costs there, goods and the like, tiles with the numbers of moves."""
    columns = len(view["depots"]["1"])
    is_roomy = (width - LABEL - GOODS_ROOM) // columns >= len(LONG_TILE)
    room = GOODS_ROOM if is_roomy else max(5, width - LABEL - columns * (len(TILE_CELL) + 1) - 1)
    table = Grid(1, headings="dim")
    table.add_column(words.say("heading-depot"), no_wrap=True)
    table.add_column(words.say("heading-goods"), no_wrap=True)
    for _ in range(columns):
        table.add_column("", no_wrap=True)
    for depot, tiles in view["depots"].items():
        cells = [tile_cell(depot, tile, marks, words, is_roomy) for tile in tiles]
        beside = flow(beside_tiles(view, depot, marks, words, room), room, gap=" ")
        table.add_row(depot_label(depot, marks, words), beside, *cells[:columns])
        for first in range(columns, len(cells), columns):
            table.add_row("", "", *cells[first : first + columns])
    return table


def beside_tiles(view: View, depot: str, marks: Mapping[str, Mark], words: Words, room: int) -> list[Text]:
    """The goods of a depot, and what chapters lay there."""
    beside = [goods_text(one, count) for one, count in view["stock"].get(depot, {}).items()]
    for chapter in reversed(in_play(view)):
        beside += chapter.beside_tiles(view, depot, marks, words, room)
    return beside


def tile_cell(depot: str, tile: str | None, marks: Mapping[str, Mark], words: Words, is_roomy: bool) -> Text:
    if tile is None:
        return Text("·", style="dim")
    name = words.name(tile) if is_roomy else short_name(tile, words)
    return tile_text(tile, name, words, marks.get(f"{depot} {tile}"))


def depot_label(depot: str, marks: Mapping[str, Mark], words: Words) -> Text:
    """The depot's number, before it that of the move which sends a ship there, after it what a die costs."""
    label = words.say("black-label") if depot == "black" else depot
    text = Text()
    if f"depot {depot}" in marks:
        text.append(f"[{marks[f'depot {depot}'].number}]", style=MARK)
    text.append(f" {label} ", style="bold #f4ecd8 on #4a4a4a")
    costs = [mark.cost for target, mark in marks.items() if target.startswith(f"{depot} ") and mark.cost]
    return text.append(costs[0], style="bold") if costs else text


def draw_labels(view: View, words: Words, width: int) -> Text:
    """What the monasteries in sight do, in a few words."""
    seen = dict.fromkeys(tile for tile in tiles_in_sight(view) if tile.startswith("monastery-"))
    labels = {int(tile.removeprefix("monastery-")): words.say(f"label-{tile}") for tile in seen}
    entries = [Text.assemble((f"†{number}", "bold"), f" {labels[number]}") for number in sorted(labels)]
    return flow(entries, width)


def tiles_in_sight(view: View) -> Iterator[str]:
    """What can be taken or bought, what the own duchy and storage hold, and what chapters bring in sight."""
    for tiles in view["depots"].values():
        yield from (tile for tile in tiles if tile is not None)
    if view["seat"] is not None:
        own = view["duchies"][view["seat"]]
        yield from own["storage"]
        yield from own["tiles"].values()
        for chapter in in_play(view):
            yield from chapter.in_sight(view, view["seat"])


def draw_bridge(view: View, words: Words) -> Text:
    """Who stands where, the upper markers of a stack first, and whose turns this round brings."""
    text = heading("heading-bridge", words)
    for place in range(1, BRIDGE + 1):
        there = "".join(SIGNS[seat] for seat in view["line"] if view["place"][seat] == place)
        text.append(f" {place}:", style="dim").append(there or "·", style="bold" if there else "dim")
    if view["current"] is not None:
        text.append("   ").append(heading("heading-order", words))
        for number, seat in enumerate(view["order"]):
            is_now = number == view["turn"]
            text.append(f" [{SIGNS[seat]}]" if is_now else f" {SIGNS[seat]}", style="bold")
    return text


def draw_bonuses(view: View, words: Words) -> Text:
    """The points of the bonus tiles left; a player's sign stands for one that is taken."""
    seats: int = view["seats"]
    text = heading("heading-bonuses", words)
    for colour in COLOURS:
        text.append(" ").append(badge(colour, words), style=TILE_GROUND[colour])
        text.append(bonuses_left(seats, view["bonuses"][colour])).append(" ")
    for chapter in in_play(view):
        text.append(chapter.more_bonuses(view))
    return text


def draw_worth(view: View, words: Words) -> Text:
    """What a filled area brings by its size, and more in this phase."""
    sizes = " ".join(str(points) for points in AREA_POINTS[1:])
    phase = view["phase"] or PHASES[0]
    return Text(words.say("areas-bring", points=sizes, bonus=PHASE_POINTS[PHASES.index(phase)]), style="dim")


def draw_legend(view: View, words: Words, width: int) -> Text:
    """The badges of the colours, the signs of chapters, and the numbers of the goods."""
    colours = [Text.assemble((badge(one, words), TILE_GROUND[one]), f" {words.name(one)}") for one in COLOURS]
    wares = [Text.assemble((f" {goods_number(one)} ", CHIPS[one]), f" {words.name(one)}") for one in GOODS]
    signs = [sign for chapter in in_play(view) for sign in chapter.signs(words)]
    return Text("\n").join([flow([*colours, *signs], width), flow(wares, width)])
