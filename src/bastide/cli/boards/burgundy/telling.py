"""The moves of Burgundy in words: what is expected, how they are grouped, where they lead."""

from collections.abc import Sequence
from typing import Final

from bastide.cli.boards.burgundy.chapters import DRAWINGS, in_play, stored_tiles
from bastide.cli.boards.burgundy.chapters.drawings import LeadTo, PlaceOf
from bastide.cli.boards.burgundy.signs import colour_of, short_name
from bastide.cli.offers import Place, Price
from bastide.core.game import Event
from bastide.games.burgundy.components import GOODS
from bastide.games.burgundy.events import DieChanged, Scored
from bastide.games.burgundy.shown import View
from bastide.words import Words


def expects(view: View, lines: Sequence[str], words: Words) -> str:
    """What is open: an effect, dice, or nothing but the end of the turn."""
    if view["stage"] == "choose":
        return words.say("expects-duchy", count=len({line.split()[1] for line in lines}))
    if view["pending"]:
        due = view["pending"][-1]
        if "cause" in due:
            declines = int("decline" in lines)
            return words.say("expects-route-bonus", effect=due["effect"], decline=declines)
        if due["effect"] in EXPECTS:
            return EXPECTS[due["effect"]](words, due)
        tile = str(due.get("tile"))
        return words.say("expects-effect", effect=due["effect"], tile=tile, decline=int("decline" in lines))
    dice = [str(die) for die in view["dice"][view["current"] or 0] if die is not None]
    if not dice:
        return words.say("expects-end-only" if lines == ["end-turn"] else "expects-end")
    return words.say("expects-die", count=len(dice), dice=dice)


def place_of(line: str) -> Place:
    """Moves of one die stand on the board together, and purchases beside any."""
    name, *rest = line.split()
    return PLACES[name](*rest) if name in PLACES else Place("", name)


def lead_to(line: str, words: Words) -> str:
    """What tells a move from the others of its group."""
    name, *rest = line.split()
    return LEADS[name](words, *rest) if name in LEADS else rest[-1] if rest else ""


def price(events: Sequence[Event], words: Words) -> Price:
    """The workers that change the die, and the points that come at once."""
    workers = sum(event.workers for event in events if isinstance(event, DieChanged))
    points = sum(event.points for event in events if isinstance(event, Scored))
    cost = words.say("costs-workers", workers=workers) if workers else ""
    return Price(cost, f"+{points}" if points else "")


def describe(heading: str, words: Words) -> str:
    """What a group of moves is called: its move, and what follows from its words."""
    name, *rest = heading.split()
    if name == "choose-duchy" and rest:
        return words.say("duchy-number", duchy=rest[0])
    more = HEADINGS[name](words, *rest) if name in HEADINGS and rest else ""
    return words.say(f"move-{name}") + more


def help_lines(view: View, words: Words) -> list[str]:
    """What the signs mean, and what the tiles in sight do."""
    lines = [
        words.say("help-board"),
        words.say("help-duchy"),
        words.say("help-signs"),
        words.say("help-look"),
    ]
    seen = dict.fromkeys(tile for tiles in view["depots"].values() for tile in tiles if tile is not None)
    own = [] if view["seat"] is None else stored_tiles(view, view["duchies"][view["seat"]])
    for tile in dict.fromkeys([*seen, *own]):
        kind = "animal" if colour_of(tile) == "animal" else tile
        told = f"  {words.name(kind)}: {words.say(f'does-{kind}')}"
        lines += [told] if told not in lines else []
    return lines + [told for chapter in in_play(view) for told in chapter.help(view, words)]


def goods_of(value: str) -> str:
    """The colour that a number sells."""
    return GOODS[int(value) - 1]


def tile_from(words: Words, depot: str, tile: str) -> str:
    return words.say("leads-to-tile", tile=short_name(tile, words), depot=depot)


# By the name of a move and the words after it: where its number stands, what tells it from the others of its
# group, and what a group's name is followed by; what is expected, by effect. Chapters add their own.
PLACES: Final[dict[str, PlaceOf]] = {
    "take": lambda die, depot, tile: Place(f"die {die}", f"take {die}", f"{depot} {tile}"),
    "place": lambda die, tile, space: Place(f"die {die}", f"place {die} {tile}", space),
    "sell-goods": lambda die, value: Place(f"die {die}", f"sell-goods {die}", f"goods {goods_of(value)}"),
    "buy": lambda depot, tile, silver, workers: Place("", f"buy {silver} {workers}", f"{depot} {tile}"),
    "load": lambda depot: Place("", "load", f"depot {depot}"),
    "discard": lambda tile: Place("", "discard", f"storage {tile}"),
    "choose-duchy": lambda duchy, space: Place("", f"choose-duchy {duchy}", f"{duchy} {space}"),
    **{name: place for chapter in DRAWINGS.values() for name, place in chapter.places.items()},
}
LEADS: Final[dict[str, LeadTo]] = {
    "take": lambda words, _die, depot, tile: tile_from(words, depot, tile),
    "buy": lambda words, depot, tile, *_paid: tile_from(words, depot, tile),
    "place": lambda words, _die, _tile, space: words.say("leads-to-space", space=space),
    "take-workers": lambda words, die: words.say("leads-to-die", die=die),
    "sell-goods": lambda words, _die, value: words.name(goods_of(value)),
    "take-goods": lambda words, goods: words.name(goods),
    "discard": lambda words, tile: short_name(tile, words),
    **{name: lead for chapter in DRAWINGS.values() for name, lead in chapter.leads.items()},
}
HEADINGS: Final[dict[str, LeadTo]] = {
    "take": lambda words, die: f" · {words.say('leads-to-die', die=die)}",
    "sell-goods": lambda words, die: f" · {words.say('leads-to-die', die=die)}",
    "place": lambda words, die, tile: f" · {words.say('leads-to-die', die=die)}: {words.name(tile)}",
    "buy": lambda words, silver, workers: f" · {words.say('pays', silver=int(silver), workers=int(workers))}",
    **{name: more for chapter in DRAWINGS.values() for name, more in chapter.headings.items()},
}
EXPECTS: Final[dict[str, LeadTo]] = {
    effect: told for chapter in DRAWINGS.values() for effect, told in chapter.expects.items()
}
