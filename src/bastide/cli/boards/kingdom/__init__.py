"""Kingdom Builder in a terminal: the map, the cards with everyone's gold, the players."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from bastide.cli.boards.grid import Grid
from bastide.cli.boards.news import News
from bastide.cli.boards.seats import COLOURS, INKS, MARK, SIGNS, seat_mark
from bastide.cli.offers import Mark, Place, Price
from bastide.core.game import Event, Result, Seat
from bastide.core.hexgrid import hex_words
from bastide.games.kingdom.components import LETTERS, ROWS
from bastide.games.kingdom.events import CardRevealed
from bastide.games.kingdom.moves import NOTATION
from bastide.games.kingdom.shown import View
from bastide.words import Words

HEX_WORDS: Final = hex_words(ROWS, ROWS)
MAP_WIDTH: Final = 87
WIDE: Final = 150  # columns from which everything stands beside the map

# By the letter of the map: how a hex looks with and without colour.
TEXTURE: Final = {"G": '"', "C": "=", "D": ".", "L": "*", "F": "^", "W": "~", "M": "A", "K": "#"}
GROUND: Final = {
    "G": "#41591a on #a3c565",
    "C": "#5f3014 on #b9734a",
    "D": "#7d6420 on #ecd592",
    "L": "#7a2b54 on #d992b6",
    "F": "#a9d3b5 on #3f7350",
    "W": "#dcebf5 on #5b9dc6",
    "M": "#4c4a46 on #8f8d89",
    "K": "bold #7d5a0c on #efe6d0",
    "X": "bold #9c2a24 on #efe6d0",
}
TERRAIN_LETTERS: Final = {"grass": "G", "canyon": "C", "desert": "D", "flowers": "L", "forest": "F"}

digest: Final = News(NOTATION, begins=(CardRevealed,)).digest


def draw(
    view: View,
    result: Result,
    players: Sequence[str],
    marks: Mapping[str, Mark],
    recent: Sequence[str],
    words: Words,
    width: int,
) -> RenderableType:
    """The whole table; in a wide window the cards and players stand beside the map."""
    hexes = draw_map(view, players, marks, recent, words, width)
    cards, seats = draw_cards(view, result, words), draw_players(view, players, words)
    beside = Group(cards, "", seats, draw_deck(view, words), "", draw_legend(view, words))
    if width < WIDE:
        return Group(hexes, draw_legend(view, words), "", cards, "", seats, draw_deck(view, words))
    table = Grid(3)
    table.add_column(min_width=MAP_WIDTH, no_wrap=True)
    table.add_column()
    table.add_row(hexes, beside)
    return table


def expects(view: View, lines: Sequence[str], words: Words) -> str:
    kinds = {line.split()[0] for line in lines}
    last = words.say("last-round") + " " if view["last_round"] else ""
    if "settle" in kinds:
        return last + words.say("expects-settle", hex=view["lifted"])
    if "build" not in kinds:
        return last + words.say("expects-end" if len(kinds) > 1 else "expects-end-only")
    key = "expects-build" if kinds == {"build"} else "expects-extra-or-build"
    return last + words.say(key, count=view["owed"], terrain=view["card"])


def place_of(line: str) -> Place:
    """Moves that differ in their hex alone belong together, and stand on the map by themselves."""
    heading, _, last = line.rpartition(" ")
    return Place(heading or line, heading or line, last if "." in last else "")


def lead_to(line: str, words: Words) -> str:  # noqa: ARG001
    """A move is told by its hex."""
    return place_of(line).target


def price(events: Sequence[Event], words: Words) -> Price:  # noqa: ARG001
    """Nothing here has a price."""
    return Price()


def describe(heading: str, words: Words) -> str:
    name, *rest = heading.split()
    if name not in ("use", "lift"):
        return words.say(f"move-{name}")
    label, does = words.say(f"label-{rest[0]}"), words.say(f"does-{rest[0]}")
    return words.say(f"move-{name}", location_label=label, location_does=does)


def help_lines(view: View, words: Words) -> list[str]:
    """What the signs on this board mean and what its locations do."""
    kinds = dict.fromkeys(view["locations"].values())
    lines = [words.say("help-map"), words.say("help-tokens"), words.say("help-recent")]
    return lines + [
        f"  {short_name(kind, words)}  {words.name(kind)}: {words.say(f'does-{kind}')}" for kind in kinds
    ]


def draw_map(
    view: View,
    players: Sequence[str],  # noqa: ARG001  one map is everybody's
    marks: Mapping[str, Mark],
    recent: Sequence[str],
    words: Words,
    width: int,
    whose: Seat | None = None,  # noqa: ARG001
) -> Text:
    """Twenty rows below the numbers of the columns. A seam parts the quadrants."""
    cell = 4 if width >= MAP_WIDTH else 3
    rows = draw_rows(view, marks, recent, words, cell)
    numbers = [f"{column:^{cell}}" for column in range(1, ROWS + 1)]
    half = ROWS // 2
    head = Text("   " + "".join(numbers[:half]) + " " + "".join(numbers[half:]), style="dim")
    seam = Text("   " + "─" * (half * cell) + "┼" + "─" * (half * cell), style="dim")
    text = Text("\n").join([head, *rows[:half], seam, *rows[half:]])
    text.no_wrap, text.overflow = True, "crop"
    return text


def draw_rows(
    view: View, marks: Mapping[str, Mark], recent: Sequence[str], words: Words, cell: int
) -> list[Text]:
    """The rows of the map; every second one stands half a hex to the right."""
    owner = {hex: seat for seat, hexes in enumerate(view["settlements"]) for hex in hexes}
    new = {place_of(line).target for line in recent}
    rows = []
    for row, letters in enumerate(view["map"], 1):
        text = Text(f"{row:>2} " + " " * (cell // 2 if row % 2 == 0 else 0), style="dim", no_wrap=True)
        for column, letter in enumerate(letters, 1):
            hex = f"{row}.{column}"
            if column == ROWS // 2 + 1:
                text.append("│")
            if hex in marks:
                draw_mark(text, marks[hex].number, letter, owner.get(hex), cell)
            elif hex in owner:
                draw_settlement(text, owner[hex], letter, hex in new, cell)
            elif letter == "X":
                name = short_name(view["locations"][hex], words)
                text.append(f"{name}{view['stacks'][hex]}".ljust(cell), style=GROUND[letter])
            else:
                text.append(f"{TEXTURE[letter] * 2:^{cell}}", style=GROUND[letter])
        rows.append(text)
    return rows


def draw_mark(text: Text, number: int, letter: str, seat: int | None, cell: int) -> None:
    """The number of a move, between the terrain; on a settlement in its player's colour."""
    style = MARK if seat is None else f"bold {INKS[seat]} on {COLOURS[seat]}"
    told = str(number)
    if len(told) > cell - 2:
        text.append(f"{told:^{cell}}", style=style)
        return
    text.append(TEXTURE[letter], style=GROUND[letter])
    text.append(f"{told:^{cell - 2}}", style=style)
    text.append(TEXTURE[letter], style=GROUND[letter])


def draw_settlement(text: Text, seat: int, letter: str, is_recent: bool, cell: int) -> None:
    """The player's sign on the player's colour, the terrain at its sides; new ones stand in brackets."""
    left, right = ("[", "]") if is_recent else (TEXTURE[letter], TEXTURE[letter])
    text.append(left, style=GROUND[letter])
    text.append(SIGNS[seat] * (cell - 2), style=f"bold {INKS[seat]} on {COLOURS[seat]}")
    text.append(right, style=GROUND[letter])


def short_name(kind: str, words: Words) -> str:
    """The first letters of a location, as the map shows them."""
    return words.name(kind)[:2].capitalize()


def draw_legend(view: View, words: Words) -> Columns:
    """What the textures and letters on this board stand for."""
    entries = [
        Text.assemble((f" {TEXTURE[letter] * 2} ", GROUND[letter]), f" {words.name(terrain)}")
        for letter, terrain in LETTERS.items()
        if letter != "X"
    ]
    for kind in dict.fromkeys(view["locations"].values()):
        entries.append(Text.assemble((f" {short_name(kind, words)} ", GROUND["X"]), f" {words.name(kind)}"))
    return Columns(entries, padding=(0, 2))


def draw_cards(view: View, result: Result, words: Words) -> Grid:
    """The kingdom cards and castles with everyone's gold so far."""
    table = Grid(2, headings="dim")
    table.add_column(words.say("heading-gold"), style="bold", no_wrap=True)
    table.add_column("", overflow="fold")
    for seat in range(view["seats"]):
        table.add_column(seat_mark(seat), justify="right", no_wrap=True)
    for source in result.sheets[0]:
        gold = [str(sheet[source]) for sheet in result.sheets]
        table.add_row(words.name(source), words.say(f"pays-{source}"), *gold)
    table.add_row(words.say("total"), "", *[str(score) for score in result.scores])
    return table


def draw_players(view: View, players: Sequence[str], words: Words) -> Grid:
    """Who plays, what is left in the supply, the tokens and their states, the card."""
    headings = ("heading-supply", "heading-tokens", "heading-card")
    table = Grid(2, headings="dim")
    table.add_column("", no_wrap=True)
    for heading in headings:
        table.add_column(words.say(heading), justify="right" if heading == "heading-supply" else "left")
    for seat, name in enumerate(players):
        style = "bold" if seat == view["current"] else ""
        player = Text.assemble(seat_mark(seat), (f" {name}", style))
        table.add_row(
            player, str(view["supply"][seat]), token_list(view, seat, words), card_of(view, seat, words)
        )
    return table


def draw_deck(view: View, words: Words) -> Text:
    counts = {name: sum(view[name].values()) for name in ("discards", "removed")}
    return Text(words.say("deck-line", deck=view["deck_size"], **counts), style="dim")


def token_list(view: View, seat: int, words: Words) -> str:
    held = [(view["locations"][hex], state) for hex, state in view["tokens"][seat].items() if state != "lost"]
    if not held:
        return words.say("no-tokens")
    return ", ".join(f"{words.name(location)} ({words.name(state)})" for location, state in held)


def card_of(view: View, seat: int, words: Words) -> Text:
    """The card of the turn, the own card for the next one, or the back of another's."""
    if seat == view["current"] and view["card"] is not None:
        return Text(f" {words.name(view['card'])} ", style=GROUND[TERRAIN_LETTERS[view["card"]]])
    if seat == view["seat"] and view["hand"] is not None:
        return Text(f"{words.say('heading-next-card')}: {words.name(view['hand'])}")
    return Text(words.say("hidden-card") if view["holding"][seat] else "")
