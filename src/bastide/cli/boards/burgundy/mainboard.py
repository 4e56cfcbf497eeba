"""The main board: depots, the black depot, the track, the bridge, the bonus tiles."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bastide.cli.boards.burgundy.shields import copied_by, depot_shields, draw_shields
from bastide.cli.boards.burgundy.signs import (
    ANY,
    CHIPS,
    GLYPHS,
    POST,
    POST_JOINED,
    SHIELD,
    SHIELD_STYLE,
    TILE_GROUND,
    badge,
    flow,
    goods_number,
    goods_text,
    heading,
    short_name,
    tile_text,
)
from bastide.cli.boards.seats import MARK, SIGNS
from bastide.cli.offers import Mark
from bastide.core.game import View
from bastide.games.burgundy.components import (
    AREA_POINTS,
    BRIDGE,
    COLOURS,
    GOODS,
    LARGE_BONUS,
    PHASE_POINTS,
    PHASES,
    ROUNDS,
    SMALL_BONUS,
)
from bastide.words import Words

LABEL: Final = 7  # columns for the number of a depot and the price of reaching it
GOODS_ROOM: Final = 20
TILE_CELL: Final = "[12]B⌂ watcht."
LONG_TILE: Final = "[12]B⌂ carpenter’s workshop "


def draw_main_board(view: View, marks: Mapping[str, Mark], words: Words, width: int) -> Group:
    """Everything on it; before the first phase nothing but what is known."""
    if view["phase"] is None:
        first = [] if "solo" in view else [draw_bridge(view, words)]
        return Group(*first, draw_worth(view, words), draw_legend(view, words, width))
    lines: list[RenderableType] = [draw_track(view, words, width), draw_depots(view, marks, words, width)]
    labels = draw_labels(view, words, width)
    lines += [labels] if labels else []
    lines += [*draw_shields(view, words, width), *draw_crane(marks, words, width)]
    if "solo" not in view:  # alone there is neither a bridge nor a bonus
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


def draw_depots(view: View, marks: Mapping[str, Mark], words: Words, width: int) -> Table:
    """A row for each depot: what a die costs there, goods and shields, tiles with the numbers of moves."""
    columns = len(view["depots"]["1"])
    is_roomy = (width - LABEL - GOODS_ROOM) // columns >= len(LONG_TILE)
    room = GOODS_ROOM if is_roomy else max(5, width - LABEL - columns * (len(TILE_CELL) + 1) - 1)
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
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
    """The goods and shields of a depot; the inns beside the black one."""
    goods = [goods_text(one, count) for one, count in view["stock"].get(depot, {}).items()]
    inns = view["inns"]["lying"] if "inns" in view and depot == "black" else 0
    return [
        *goods,
        *depot_shields(view, depot, marks),
        *([inns_text(inns, marks, words, room)] if inns else []),
    ]


def inns_text(count: int, marks: Mapping[str, Mark], words: Words, room: int) -> Text:
    """How many inns lie there, before them the number of the move that buys one."""
    text, told = Text(), words.say("inns-lie", count=count)
    if "inns" in marks:
        text.append(f"[{marks['inns'].number}]", style=MARK)
    return text.append(told if len(text) + len(told) <= room else f"{GLYPHS[ANY]}×{count}")


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


def draw_crane(marks: Mapping[str, Mark], words: Words, width: int) -> list[Text]:
    """The buildings that a crane may copy now."""
    found = [(target.split(), mark) for target, mark in marks.items() if target.startswith("building ")]
    entries = [tile_text(kind, words.name(kind), words, mark) for (_, kind), mark in found]
    return [flow([heading("name-crane", words), *entries], width)] if entries else []


def tiles_in_sight(view: View) -> Iterator[str]:
    """What can be taken or bought, what the own duchy and storage hold, and what shield 6 copies."""
    for tiles in view["depots"].values():
        yield from (tile for tile in tiles if tile is not None)
    if view["seat"] is not None:
        own = view["duchies"][view["seat"]]
        yield from own["storage"]
        yield from own["tiles"].values()
        other = copied_by(view, view["seat"])
        yield from view["duchies"][other]["tiles"].values() if other is not None else ()


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
    if "border_posts" in view:  # for the first and the second to join all three
        text.append(f" {POST_JOINED}{bonuses_left(seats, view['border_posts']['completed'])}")
    return text


def bonuses_left(seats: int, taken: Sequence[int | None]) -> str:
    points = (LARGE_BONUS[seats], SMALL_BONUS[seats])
    return "".join(
        f" {one if seat is None else SIGNS[seat]}" for one, seat in zip(points, taken, strict=True)
    )


def draw_worth(view: View, words: Words) -> Text:
    """What a filled area brings by its size, and more in this phase."""
    sizes = " ".join(str(points) for points in AREA_POINTS[1:])
    phase = view["phase"] or PHASES[0]
    return Text(words.say("areas-bring", points=sizes, bonus=PHASE_POINTS[PHASES.index(phase)]), style="dim")


def draw_legend(view: View, words: Words, width: int) -> Text:
    """The badges of the colours, the signs of modules, and the numbers of the goods."""
    colours = [Text.assemble((badge(one, words), TILE_GROUND[one]), f" {words.name(one)}") for one in COLOURS]
    wares = [Text.assemble((f" {goods_number(one)} ", CHIPS[one]), f" {words.name(one)}") for one in GOODS]
    return Text("\n").join([flow([*colours, *module_signs(view, words)], width), flow(wares, width)])


def module_signs(view: View, words: Words) -> list[Text]:
    """What modules put on the table, as far as it has a sign of its own."""
    signs = []
    if "inns" in view:
        signs.append(Text.assemble((badge(ANY, words), TILE_GROUND[ANY]), f" {words.name('inn')}"))
    if "shields" in view:
        signs.append(Text.assemble((SHIELD, SHIELD_STYLE), f" {words.name('shields').lower()}"))
    if "border_posts" in view:
        signs.append(Text(f"{POST} {POST_JOINED} {words.name('border_posts').lower()}"))
    return signs
