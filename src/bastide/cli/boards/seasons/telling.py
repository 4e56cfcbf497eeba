"""The moves of Seasons in words: what is expected, how they are grouped, what they cost and bring."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bastide.cli.boards.seasons.castle import unsure_buildings
from bastide.cli.boards.seasons.signs import card_short, counted
from bastide.cli.boards.seats import sign
from bastide.cli.offers import Place, Price
from bastide.core.game import Event
from bastide.games.seasons.components import (
    CHARACTERS,
    MARKET,
    PALACE,
    RESOURCES,
    SOURCE_OF,
    WINTER_CARDS,
)
from bastide.games.seasons.events import BricklayerPaid, HelperHoused, Scored, SilverExchanged, TileBuilt
from bastide.games.seasons.shown import InAction, View
from bastide.words import Words

TURNING_IN: Final = (SOURCE_OF[MARKET], SOURCE_OF[PALACE])
# By the kind of decision, where its sentence is always the same.
SENTENCES: Final = {
    "fill": "expects-fill",
    "send": "expects-send",
    "call-back": "expects-call-back",
    "take": "expects-take",
    "order": "expects-order",
    "breach": "expects-breach",
    "gift": "expects-gift",
    "pick": "expects-pick",
    "market": "expects-market",
    "palace": "expects-palace",
}


def expects(view: View, lines: Sequence[str], words: Words) -> str:
    """What is open, by the kind of decision."""
    pending = view["pending"]
    assert pending is not None  # someone is to act
    if pending["kind"] == "choose":
        return words.say("expects-choose", count=len(lines[0].split()) - 1)
    if pending["kind"] == "action":
        return expects_action(pending, lines, words)
    if pending["kind"] == "pay":
        return words.say("expects-pay", tile=pending["tile"], cost=pending["cost"])
    if pending["kind"] == "agree":
        return words.say("expects-agree", resource=pending["resource"])
    if pending["kind"] == "plague" or pending["kind"] == "blizzard":
        return words.say(
            "expects-removal",
            winter_card=pending["kind"],
            talers=pending["talers"],
            can_pay=int("pay-bank" in lines),
        )
    return words.say(SENTENCES[pending["kind"]])


def expects_action(pending: InAction, lines: Sequence[str], words: Words) -> str:
    """Buy, build, place helpers: what of it is still possible."""
    kinds = {line.split()[0] for line in lines}
    can = [kind for kind in ("buy", "erect", "house") if kind in kinds]
    return words.say(
        "expects-action",
        card=pending["card"],
        can="-".join(can) or "nothing",
        tiles=pending["tiles_left"],
        helpers=pending["helpers_left"],
    )


def place_of(line: str) -> Place:
    """Moves that do the same with another thing belong together, and stand on that thing."""
    name, *rest = line.split()
    match name, rest:
        case "choose", [_, _]:
            return Place("", name, f"cards {' '.join(rest)}")
        case (("choose" | "remove"), [card]):
            return Place("", name, f"card {card}")
        case "send", [origin, cart]:
            return Place("", f"send {origin}", f"cart {cart}")
        case "call-back", [cart]:
            return Place("", name, f"cart {cart}")
        case "take", [resource]:
            return Place("", name, f"tower {resource}")
        case "buy", [owner, card, _]:
            return Place("", f"buy {owner} {card}")
        case "erect", [tile]:
            return Place("", name, f"tile {tile}")
        case (("pay" | "turn-in" | "change-talers"), _):
            return Place("", name, line)
        case "house", [origin, building, place]:
            return Place("", f"house {origin}", f"{building}-{place}")
        case _:
            return Place("", name)


def lead_to(line: str, words: Words) -> str:
    """What tells a move from the others of its group."""
    name, *rest = line.split()
    match name, rest:
        case "choose", cards:
            return " ".join(card_short(card, words) for card in cards)
        case "fill", [_, *pieces]:
            return counted(Counter(pieces), words)
        case (("pay" | "turn-in"), counts):
            given = dict(zip(RESOURCES, map(int, counts), strict=False))
            return counted(given, words) or words.say("line-keep-all")
        case "change-talers", [talers]:
            return counted({"taler": int(talers)}, words) or words.say("line-keep-all")
        case "house", [_, building, _]:
            return words.name(building)
        case _, [*_, last]:
            return words.name(last)
        case _:
            return ""


def price(events: Sequence[Event], words: Words) -> Price:
    """Talers for a place; the silver changed for a tile, and what it brings at once; what is turned in for
    how many points."""
    if events and isinstance(events[0], HelperHoused):
        return Price(counted({"taler": events[0].talers}, words, "\u2212"))
    turned_in = [event for event in events if isinstance(event, Scored) and event.source in TURNING_IN]
    if turned_in:
        return Price(gain=f"+{turned_in[0].points}")
    if not any(isinstance(event, TileBuilt) for event in events):
        return Price()
    silver = sum(event.count for event in events if isinstance(event, SilverExchanged))
    talers = sum(event.talers for event in events if isinstance(event, BricklayerPaid))
    points = sum(event.points for event in events if isinstance(event, Scored))
    gain = f"+{points}" if points else counted({"taler": talers}, words, "+")
    return Price(counted({"silver": silver}, words, "\u2212"), gain)


def describe(heading: str, words: Words) -> str:
    name, *rest = heading.split()
    told = words.say(f"move-{name}")
    match name, rest:
        case (("send" | "house"), [origin]) if origin != "supply":
            return f"{told} {words.say('origin-from', origin=origin)}"
        case "buy", [owner, card]:
            return f"{told}: {sign(int(owner))} {words.name(card)}"
        case _:
            return told


def help_lines(view: View, words: Words) -> list[str]:
    """What the signs mean, what cards and buildings do, and which figures are not sure."""
    lines = [words.say("help-castle"), words.say("help-yard"), words.say("help-signs")]
    unsure = unsure_buildings(view)
    if unsure:
        lines.append(words.say("help-unsure", buildings=[words.name(building) for building in unsure]))
    cards = [f"  {card_short(card, words)} {does(card, words)}" for card in CHARACTERS]
    buildings = [tile["tile"] for tile in view["castle"]["tiles"]]
    winter_cards = [] if view["winter"] is None else list(WINTER_CARDS)
    return lines + cards + [f"  {does(thing, words)}" for thing in [*buildings, *winter_cards]]


def does(thing: str, words: Words) -> str:
    return f"{words.name(thing)}: {words.say(f'does-{thing}')}"
