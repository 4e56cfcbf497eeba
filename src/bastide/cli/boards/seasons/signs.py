"""What resources, cards and helpers look like in a terminal, with colour and without."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.text import Text

from bastide.cli.boards.seats import COLOURS, INKS, MARK, SIGNS
from bastide.cli.offers import Mark
from bastide.core.game import Seat
from bastide.words import Words

NOTHING: Final = "·"
GROUNDS: Final = {
    "sand": "#5c4a12 on #ecd592",
    "wood": "#fff1dd on #7a4f2b",
    "clay": "#fff1ec on #b2533a",
    "stone": "#ffffff on #6b6a68",
    "silver": "#22303a on #cfd8de",
    "taler": "#3b2e00 on #e0b23c",
}
CARD_GROUNDS: Final = {
    "messenger": "#ffffff on #8a6d1d",
    "trader": "#ffffff on #2f5d3a",
    "bricklayer": "#ffffff on #9a4a34",
    "stonemason": "#ffffff on #4f5a63",
    "worker-wood": "#fff1dd on #7a4f2b",
    "worker-sand": "#3b2e00 on #d9b95c",
    "worker-stone": "#ffffff on #6b6a68",
    "master-builder": "#ffffff on #3d4f8a",
}


def short_name(word: str, words: Words) -> str:
    """The first letters of a resource or of the taler."""
    return words.name(word)[:2]


def resource_text(resource: str, words: Words) -> Text:
    return Text(short_name(resource, words), style=f"not dim {GROUNDS[resource]}")


def counted(pieces: Mapping[str, int], words: Words, sign: str = "") -> str:
    """Pieces in a few letters: 2wo 1si."""
    return " ".join(f"{sign}{count}{short_name(kind, words)}" for kind, count in pieces.items() if count)


def card_short(card: str, words: Words) -> str:
    return words.say("card-short", card=card)


def card_text(card: str, words: Words) -> Text:
    return Text(card_short(card, words), style=CARD_GROUNDS[card])


def seat_sign(seat: Seat) -> Text:
    """Somebody's sign, as narrow as can be."""
    return Text(SIGNS[seat], style=f"bold {INKS[seat]} on {COLOURS[seat]}")


def mark_text(mark: Mark | None) -> Text:
    return Text() if mark is None else Text().append(f"[{mark.number}]", style=MARK)


def heading(text: str) -> Text:
    return Text().append(text, style="dim")


def in_a_row(parts: Iterable[Text], gap: str = " ") -> Text:
    return Text(gap).join(list(parts))


def flow(entries: Sequence[Text], room: int, gap: str = " · ") -> Text:
    """Entries side by side, none of them broken if it can be helped, in as many lines as they need."""
    lines: list[Text] = []
    for entry in entries:
        if lines and len(lines[-1]) + len(gap) + len(entry) <= room:
            lines[-1].append(gap, style="dim").append(entry)
        else:
            lines.append(Text().append(entry))
    return Text("\n").join(lines)
