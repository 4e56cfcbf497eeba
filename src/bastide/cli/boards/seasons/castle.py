"""The castle: its buildings with cost, points, who built them, and the places for helpers."""

from collections.abc import Mapping
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from bastide.cli.boards.seasons.signs import NOTHING, counted, in_a_row, mark_text, seat_sign
from bastide.cli.offers import Mark
from bastide.core.game import View
from bastide.words import Words

STANDING: Final = "✓"
ROOM: Final = 50  # columns that the castle takes at most
REASON: Final = 38  # columns for what helpers score


def draw_castle(view: View, marks: Mapping[str, Mark], words: Words, room: int) -> Table:
    """A row for each building; what helpers there score at the end, where there is room for it."""
    tells = room >= ROOM + REASON
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for key in ("cost", "points"):
        table.add_column(words.say("castle-headings", heading=key), justify="right", no_wrap=True)
    table.add_column(words.say("castle-headings", heading="places"), no_wrap=True)
    if tells:
        table.add_column(words.say("castle-headings", heading="scores"), max_width=room - ROOM, style="dim")
    for building in buildings(view):
        row = building_row(view, building, marks, words)
        table.add_row(*row, *([reason(building, words)] if tells else []))
    return table


def buildings(view: View) -> list[dict[str, Any]]:
    """The tiles in printed order, what stands from the start, and the winter cards that have places."""
    winter = view["winter"] or {}
    standing: dict[str, Any] = {"cost": None, "points": None, "unbuilt": 0, "built": 1, "builders": []}
    rows = list(view["castle"]["tiles"])
    if winter.get("inn"):
        rows.append({**standing, "tile": "inn", "places": [winter["inn"]["place"]]})
    if winter.get("barn"):
        rows.append({**standing, "tile": "barn", "places": winter["barn"]["places"]})
    return rows


def building_row(
    view: View, building: Mapping[str, Any], marks: Mapping[str, Mark], words: Words
) -> list[Text]:
    tile = building["tile"]
    is_done = building["unbuilt"] == 0
    style = "dim" if is_done else "bold"
    name = Text.assemble(mark_text(marks.get(f"tile {tile}")), (words.name(tile), style))
    figures = [Text(str(building[key] or ""), style=style) for key in ("cost", "points")]
    places = [place_text(view, building, place, marks) for place in building["places"]]
    rest = [smithy_text(view, words)] if tile == "smithy" else []
    return [name, *figures, in_a_row([built_text(building), *places, *rest])]


def built_text(building: Mapping[str, Any]) -> Text:
    """A sign for each tile: that of its builder, or a dot while it is not built."""
    if building["cost"] is None:
        return Text(STANDING, style="dim")
    signs = [seat_sign(seat) for seat in building["builders"]]
    return Text().join(signs).append(NOTHING * building["unbuilt"])


def place_text(
    view: View, building: Mapping[str, Any], place: Mapping[str, Any], marks: Mapping[str, Mark]
) -> Text:
    """The price of a place or the helper there, and what it would bring now; in brackets if not built."""
    word = f"{building['tile']}-{place['place']}"
    worth = view["worth"].get(word)
    there = Text(str(place["price"])) if place["seat"] is None else seat_sign(place["seat"])
    text = there if worth is None else Text.assemble(there, f"→{worth}")
    if not building["built"]:
        return Text.assemble("(", text, ")", style="dim")
    return Text.assemble(mark_text(marks.get(word)), text)


def smithy_text(view: View, words: Words) -> Text:
    """The silver that lies there."""
    return Text(counted({"silver": view["smithy"]}, words))


def reason(building: Mapping[str, Any], words: Words) -> str:
    """What helpers in a building score for."""
    is_scoring = building["places"] and building["tile"] != "inn"
    return words.say(f"pays-{building['tile']}") if is_scoring else ""


def unsure_buildings(view: View) -> list[str]:
    """Those of which a figure had to be reconstructed."""
    tiles = view["castle"]["tiles"]
    return [tile["tile"] for tile in tiles if "reconstructed" in tile["sure"].values()]
