"""The castle: its buildings with cost, points, who built them, and the places for helpers."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from bastide.cli.boards.grid import Grid
from bastide.cli.boards.seasons.signs import NOTHING, counted, in_a_row, mark_text, seat_sign
from bastide.cli.offers import Mark
from bastide.games.seasons.shown import View, WrittenPlace, WrittenTile
from bastide.words import Words

STANDING: Final = "✓"
ROOM: Final = 50  # columns that the castle takes at most
REASON: Final = 38  # columns for what helpers score


def draw_castle(view: View, marks: Mapping[str, Mark], words: Words, room: int) -> Grid:
    """A row for each building; what helpers there score at the end, where there is room for it."""
    tells = room >= ROOM + REASON
    table = Grid(1, headings="dim")
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


def buildings(view: View) -> list[WrittenTile]:
    """The tiles in printed order, what stands from the start, and the winter cards that have places."""
    rows, winter = list(view["castle"]["tiles"]), view["winter"]
    if winter is not None and winter["inn"] is not None:
        rows.append(standing("inn", [winter["inn"]["place"]]))
    if winter is not None and winter["barn"] is not None:
        rows.append(standing("barn", winter["barn"]["places"]))
    return rows


def standing(card: str, places: list[WrittenPlace]) -> WrittenTile:
    """A winter card as if it were a building that stands from the start."""
    return {
        "tile": card,
        "count": 1,
        "cost": None,
        "points": None,
        "unbuilt": 0,
        "built": 1,
        "builders": [],
        "places": places,
        "sure": {},
    }


def building_row(view: View, building: WrittenTile, marks: Mapping[str, Mark], words: Words) -> list[Text]:
    tile = building["tile"]
    is_done = building["unbuilt"] == 0
    style = "dim" if is_done else "bold"
    name = Text.assemble(mark_text(marks.get(f"tile {tile}")), (words.name(tile), style))
    figures = [Text(str(figure or ""), style=style) for figure in (building["cost"], building["points"])]
    places = [place_text(view, building, place, marks) for place in building["places"]]
    rest = [smithy_text(view, words)] if tile == "smithy" else []
    return [name, *figures, in_a_row([built_text(building), *places, *rest])]


def built_text(building: WrittenTile) -> Text:
    """A sign for each tile: that of its builder, or a dot while it is not built."""
    if building["cost"] is None:
        return Text(STANDING, style="dim")
    signs = [seat_sign(seat) for seat in building["builders"]]
    return Text().join(signs).append(NOTHING * building["unbuilt"])


def place_text(view: View, building: WrittenTile, place: WrittenPlace, marks: Mapping[str, Mark]) -> Text:
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


def reason(building: WrittenTile, words: Words) -> str:
    """What helpers in a building score for."""
    is_scoring = building["places"] and building["tile"] != "inn"
    return words.say(f"pays-{building['tile']}") if is_scoring else ""


def unsure_buildings(view: View) -> list[str]:
    """Those of which a figure had to be reconstructed."""
    tiles = view["castle"]["tiles"]
    return [tile["tile"] for tile in tiles if "reconstructed" in tile["sure"].values()]
