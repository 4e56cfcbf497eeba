"""Beside the castle: carts and rider, the defence tower, the stock; and the round in a line."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from bastide.cli.boards.grid import Grid
from bastide.cli.boards.seasons.signs import (
    GROUNDS,
    NOTHING,
    counted,
    flow,
    heading,
    in_a_row,
    mark_text,
    seat_sign,
)
from bastide.cli.boards.seats import sign
from bastide.cli.offers import Mark
from bastide.games.seasons.components import BUILDING_POINTS, RESOURCES
from bastide.games.seasons.shown import Maiden, View, Winter, WrittenCart
from bastide.words import Words

NEW: Final = "*"  # a helper that came in this round


def draw_round(view: View, players: Sequence[str], words: Words, room: int) -> Text:
    """The round, its active player, and what the bank holds."""
    entries = [Text(words.say("round-of", round=view["round"], rounds=view["rounds"]), style="bold")]
    active = view["active"]
    if active is not None and view["round"]:
        entries.append(Text(words.say("active-player", player=f"{sign(active)} {players[active]}")))
    entries.append(Text(words.say("bank-holds", talers=view["bank"])))
    return flow(entries, room)


def draw_yard(view: View, marks: Mapping[str, Mark], words: Words) -> Grid:
    """A row for each resource: its building points, its cart, what lies on the tower and in the stock."""
    table = Grid(1, headings="dim")
    table.add_column("", no_wrap=True)
    for key in ("worth", "cart", "tower", "stock"):
        justify = "left" if key == "cart" else "right"
        table.add_column(words.say("yard-headings", heading=key), justify=justify, no_wrap=True)  # type: ignore[arg-type]
    for cart, resource, worth in zip(view["carts"], RESOURCES, BUILDING_POINTS, strict=True):
        table.add_row(
            Text(words.name(resource), style=GROUNDS[resource]),
            str(worth or NOTHING),
            cart_text(cart, marks),
            Text.assemble(mark_text(marks.get(f"tower {resource}")), str(view["tower"][resource] or NOTHING)),
            str(view["stock"][resource]),
        )
    return table


def cart_text(cart: WrittenCart, marks: Mapping[str, Mark]) -> Text:
    """What a cart brings, and who stands there; a star if since this round."""
    there = Text(NOTHING, style="dim") if cart["seat"] is None else seat_sign(cart["seat"])
    text = mark_text(marks.get(f"cart {cart['cart']}"))
    return text.append(f"{cart['brings']} ").append(there).append(NEW if cart["new"] else "")


def draw_winter(view: View, words: Words, room: int) -> Text | None:
    """The winter card of the round, those to come, what lies on the inn and at the young lady's feet."""
    winter = view["winter"]
    if winter is None:
        return None
    entries = [heading(words.say("winter-title"))]
    if winter["card"] is not None and winter["card"] not in winter["table"]:
        entries.append(Text(words.name(winter["card"]), style="bold"))
    if winter["inn"] is not None and winter["inn"]["coins"]:
        entries.append(Text(f"{words.name('inn')}: {counted({'taler': winter['inn']['coins']}, words)}"))
    if winter["maiden"] is not None:
        entries.append(maiden_text(winter["maiden"], words))
    return flow([*entries, *cards_to_come(view, winter, words)], room)


def maiden_text(maiden: Maiden, words: Words) -> Text:
    """Who woos her still, and the gifts so far."""
    wooing = [seat_sign(seat) for seat in maiden["wooing"]]
    gifts = Text(counted(maiden["gifts"], words) or NOTHING)
    return in_a_row([Text(f"{words.name('maiden')}:"), *wooing, gifts])


def cards_to_come(view: View, winter: Winter, words: Words) -> list[Text]:
    """When a winter card is turned over next, and which it can be."""
    rounds, now = view["rounds"], view["space"] or view["rounds"] + 1
    marked = [space for space in winter["spaces"] if space < now]
    if not marked or not winter["unseen"]:
        return [Text(words.say("winter-none"))]
    unseen = [words.name(card) for card in winter["unseen"]]
    coming = words.say("winter-next", round=rounds - max(marked) + 1)
    return [Text(coming), Text(words.say("winter-unseen", cards=unseen))]
