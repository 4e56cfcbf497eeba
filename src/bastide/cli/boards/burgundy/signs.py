"""What tiles, spaces and goods look like in a terminal, with colour and without."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from bastide.cli.boards.seats import MARK, SIGNS
from bastide.cli.offers import Mark
from bastide.games.burgundy.components import (
    ANIMALS,
    COLOUR_OF,
    COLOURS,
    GOODS,
    KIND,
    KIND_OF,
    LARGE_BONUS,
    SMALL_BONUS,
    TILE,
    WILD,
)
from bastide.games.burgundy.components import MONASTERY_NUMBER as NUMBER
from bastide.games.burgundy.moves import DEPOT, SPACE
from bastide.words import Words

ANY: Final = "any"  # the colour of a blank and of an inn
GLYPHS: Final = {
    "castle": "♜",
    "mine": "∩",
    "monastery": "†",
    "ship": "≈",
    "animal": '"',
    "building": "⌂",
    ANY: "▪",
}
NOTHING: Final = "·"
EMPTY_GROUND: Final = {
    "castle": "#16311f on #8fb49a",
    "mine": "#2f2f2f on #c9c7c4",
    "monastery": "#574507 on #f1e3a4",
    "ship": "#123c5a on #b5d5ea",
    "animal": "#344a10 on #d5e8b0",
    "building": "#5a4222 on #f0e4cb",
}
TILE_GROUND: Final = {
    "castle": "bold #f4fff4 on #2f5d3a",
    "mine": "bold #ffffff on #6b6a68",
    "monastery": "bold #3b2e00 on #dcb52a",
    "ship": "bold #ffffff on #2f74a3",
    "animal": "bold #1f3003 on #8fb93f",
    "building": "bold #3a2608 on #cfa76a",
    ANY: "bold #ffffff on #2b2b2b",
}
CHIPS: Final = {
    "teal": "bold #ffffff on #1f7a72",
    "purple": "bold #ffffff on #6b3f92",
    "pink": "bold #3d0f26 on #e39ac0",
    "red": "bold #ffffff on #a8322b",
    "brown": "bold #ffffff on #6d4a2b",
    "orange": "bold #3a1c00 on #e08a2e",
}


def colour_of(tile: str) -> str:
    colour = COLOUR_OF[TILE.read(tile)]
    return ANY if colour == WILD else COLOURS[colour]


def badge(colour: str, words: Words) -> str:
    """The letter and the sign of a colour."""
    return words.say("colour-letter", colour=colour) + GLYPHS[colour]


def short_name(tile: str, words: Words) -> str:
    """A tile in a few letters: 4 cows, mon. 12, bank."""
    number = TILE.read(tile)
    return words.say("tile-short", kind=KIND.write(KIND_OF[number]), count=ANIMALS[number] or NUMBER[number])


def tile_text(tile: str, name: str, words: Words, mark: Mark | None = None) -> Text:
    """A tile with its badge and its name, before them the number of a move."""
    text = Text() if mark is None else Text().append(f"[{mark.number}]", style=MARK)
    return text.append(badge(colour_of(tile), words), style=TILE_GROUND[colour_of(tile)]).append(f" {name}")


def goods_number(goods: str) -> int:
    """The die that sells the colour."""
    return GOODS.index(goods) + 1


def goods_text(goods: str, count: int = 1) -> Text:
    """Goods are known by the number of the die that sells them, on their colour."""
    chip = Text().append(f" {goods_number(goods)} ", style=CHIPS[goods])
    return chip.append(f"×{count}") if count > 1 else chip


def goods_rows(counts: Mapping[str, int], room: int) -> Text:
    return flow([goods_text(goods, count) for goods, count in counts.items()], room, gap=" ")


def flow(entries: Sequence[Text], room: int, gap: str = "  ") -> Text:
    """Entries side by side, none of them broken, in as many lines as they need."""
    lines: list[Text] = []
    for entry in entries:
        if lines and len(lines[-1]) + len(gap) + len(entry) <= room:
            lines[-1].append(gap).append(entry)
        else:
            lines.append(Text().append(entry))
    return Text("\n").join(lines)


def heading(key: str, words: Words) -> Text:
    return Text().append(words.say(key), style="dim")


def tile_name(tile: int, words: Words) -> str:
    return short_name(TILE.write(tile), words)


def laid_text(tile: int, space: int, words: Words) -> str:
    """A tile and where it lies now."""
    return f"{tile_name(tile, words)} → {SPACE.write(space)}"


def depot_name(depot: int, words: Words) -> str:
    return words.say("depot-brief", depot=DEPOT.write(depot))


def storage_lines(
    storage: Sequence[str], marks: Mapping[str, Mark], words: Words, room: int, what: str = "storage"
) -> list[Text]:
    tiles = [tile_text(tile, short_name(tile, words), words, marks.get(f"{what} {tile}")) for tile in storage]
    return tiles + [Text(NOTHING, style="dim")] * (room - len(tiles))


def bonuses_left(seats: int, taken: Sequence[int | None]) -> str:
    """The points of the large and the small tile; a player's sign stands for one that is taken."""
    points = (LARGE_BONUS[seats], SMALL_BONUS[seats])
    return "".join(
        f" {one if seat is None else SIGNS[seat]}" for one, seat in zip(points, taken, strict=True)
    )
