"""Kingdom Builder in a terminal: the map, the cards with everyone's gold, the players."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bastide.core.game import Event, Result, View
from bastide.games.kingdom.components import LETTERS, NONE
from bastide.games.kingdom.events import CardDrawn, SettlementLifted, TurnEnded
from bastide.words import Words

SIGNS: Final = ("◆", "●", "▼", "■")
COLOURS: Final = ("#a8322b", "#1f5c99", "#e0a526", "#34323a")
INKS: Final = ("#fff6e6", "#fff6e6", "#2b1f06", "#fff6e6")

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
MARK: Final = "bold #1e2a32 on #ffd24a"


def draw(
    view: View,
    result: Result,
    players: Sequence[str],
    marks: Mapping[str, int],
    recent: Sequence[str],
    words: Words,
    width: int,
) -> RenderableType:
    hexes = draw_map(view, marks, recent, words, 4 if width >= 86 else 3)
    cards, seats = draw_cards(view, result, words), draw_players(view, players, words)
    return Group(hexes, draw_legend(words), "", cards, "", seats, draw_deck(view, words))


def expects(view: View, lines: Sequence[str], words: Words) -> str:
    kinds = {line.split()[0] for line in lines}
    if "settle" in kinds:
        return words.say("expects-settle")
    if "build" not in kinds:
        return words.say("expects-end" if len(kinds) > 1 else "expects-end-only")
    key = "expects-build" if kinds == {"build"} else "expects-extra-or-build"
    return words.say(key, count=view["owed"], terrain=view["card"])


def describe(line: str, words: Words) -> str:
    name, *rest = line.split()
    if name not in ("use", "lift"):
        return words.say(f"move-{name}")
    label, does = words.say(f"label-{rest[0]}"), words.say(f"does-{rest[0]}")
    return words.say(f"move-{name}", location_label=label, location_does=does)


def sign(seat: int) -> str:
    return SIGNS[seat]


def is_news(event: Event) -> bool:
    """Whether the log of the last turns tells it; the rest shows in what it tells."""
    hidden = isinstance(event, CardDrawn) and event.terrain == NONE
    return not hidden and not isinstance(event, (TurnEnded, SettlementLifted))


def draw_map(view: View, marks: Mapping[str, int], recent: Sequence[str], words: Words, cell: int) -> Text:
    """Twenty rows; every second one stands half a hex to the right."""
    owner = {hex: seat for seat, hexes in enumerate(view["settlements"]) for hex in hexes}
    text = Text(no_wrap=True, overflow="crop")
    text.append("   " + "".join(f"{column:^{cell}}" for column in range(1, 21)) + "\n", style="dim")
    for row, letters in enumerate(view["map"], 1):
        text.append(f"{row:>2} " + " " * (cell // 2 if row % 2 == 0 else 0), style="dim")
        for column, letter in enumerate(letters, 1):
            hex = f"{row}.{column}"
            if hex in marks:
                text.append(f"{marks[hex]:^{cell}}", style=MARK)
            elif hex in owner:
                draw_settlement(text, owner[hex], letter, hex in recent, cell)
            elif letter == "X":
                text.append(location_cell(view, hex, words, cell), style=GROUND[letter])
            else:
                text.append(f"{TEXTURE[letter] * 2:^{cell}}", style=GROUND[letter])
        text.append("\n" if row < len(view["map"]) else "")
    return text


def draw_settlement(text: Text, seat: int, letter: str, is_recent: bool, cell: int) -> None:
    """The player's sign on the player's colour, the terrain at its sides; new ones stand in brackets."""
    left, right = ("[", "]") if is_recent else (TEXTURE[letter], TEXTURE[letter])
    text.append(left, style=GROUND[letter])
    text.append(SIGNS[seat] * (cell - 2), style=f"bold {INKS[seat]} on {COLOURS[seat]}")
    text.append(right, style=GROUND[letter])


def location_cell(view: View, hex: str, words: Words, cell: int) -> str:
    """The first letters of the location and how many tokens lie there."""
    name = words.name(view["locations"][hex])
    return f"{name[:2].capitalize()}{view['stacks'][hex]}".ljust(cell)


def draw_legend(words: Words) -> Columns:
    """What the textures stand for."""
    entries = []
    for letter, terrain in LETTERS.items():
        texture = f"{words.name('tavern')[:2].capitalize()}2" if letter == "X" else f" {TEXTURE[letter] * 2} "
        entries.append(Text.assemble((texture, GROUND[letter]), f" {words.name(terrain)}"))
    return Columns(entries, padding=(0, 2))


def draw_cards(view: View, result: Result, words: Words) -> Table:
    """The kingdom cards and castles with everyone's gold so far."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.say("heading-gold"), style="bold", no_wrap=True)
    table.add_column("", overflow="fold")
    for seat in range(view["seats"]):
        table.add_column(seat_mark(seat), justify="right", no_wrap=True)
    for source in result.sheets[0]:
        gold = [str(sheet[source]) for sheet in result.sheets]
        table.add_row(words.name(source), words.say(f"pays-{source}"), *gold)
    table.add_row(words.say("total"), "", *[str(score) for score in result.scores])
    return table


def draw_players(view: View, players: Sequence[str], words: Words) -> Table:
    """Who plays, what is left in the supply, the tokens and their states, the card."""
    headings = ("heading-supply", "heading-tokens", "heading-card")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
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


def seat_mark(seat: int) -> Text:
    return Text(f" {SIGNS[seat]} ", style=f"bold {INKS[seat]} on {COLOURS[seat]}")


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
