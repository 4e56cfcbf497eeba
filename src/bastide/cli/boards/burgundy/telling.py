"""The moves of Burgundy in words: what is expected, how they are grouped, where they lead."""

from collections.abc import Sequence

from bastide.cli.boards.burgundy.shields import explain_shields
from bastide.cli.boards.burgundy.signs import colour_of, short_name
from bastide.cli.boards.seats import SIGNS
from bastide.cli.offers import Place, Price
from bastide.core.game import Event, View
from bastide.games.burgundy.components import GOODS
from bastide.games.burgundy.events import DieChanged, Scored
from bastide.words import Words


def expects(view: View, lines: Sequence[str], words: Words) -> str:
    """What is open: an effect, dice, or nothing but the end of the turn."""
    if view["stage"] == "choose":
        return words.say("expects-duchy")
    if view["pending"]:
        what, about = view["pending"][-1]
        if what == "white-castle":  # its die need not lie on the table any more
            return words.say("expects-white-castle", about=str(about))
        return words.say("expects-effect", effect=what, tile=str(about), decline=int("decline" in lines))
    dice = [str(die) for die in view["dice"][view["current"]] if die is not None]
    if not dice:
        return words.say("expects-end-only" if lines == ["end-turn"] else "expects-end")
    return words.say("expects-die", count=len(dice), dice=dice)


def place_of(line: str) -> Place:
    """Moves of one die stand on the board together, and purchases beside any."""
    name, *rest = line.split()
    match name, rest:
        case "take", [die, depot, tile]:
            return Place(f"die {die}", f"take {die}", f"{depot} {tile}")
        case (("place" | "place-shared"), [die, tile, space]):
            return Place(f"die {die}", f"{name} {die} {tile}", space)
        case "place-from", [depot, tile, space]:
            return Place("", f"{name} {depot} {tile}", space)
        case "sell-goods", [die, value]:
            return Place(f"die {die}", f"sell-goods {die}", f"goods {GOODS[int(value) - 1]}")
        case "buy", [depot, tile, silver, workers]:
            return Place("", f"buy {silver} {workers}", f"{depot} {tile}")
        case "buy-inn", [silver, workers]:
            return Place("", f"{name} {silver} {workers}", "inns")
        case "take-shield", [shield, space]:
            return Place("", f"{name} {space}", f"shield {shield}")
        case "give-up", [shield]:
            return Place("", name, f"shield {shield}")
        case "set-die", [die, _]:
            return Place("", f"{name} {die}")
        case "lay-card", [card]:
            return Place("", name, f"card {card}")
        case "copy-building", [kind]:
            return Place("", name, f"building {kind}")
        case "load", [depot]:
            return Place("", name, f"depot {depot}")
        case "discard", [tile]:
            return Place("", name, f"storage {tile}")
        case "discard-shared", [tile]:
            return Place("", name, f"shared {tile}")
        case "trade", [tile]:
            return Place("", name, f"black {tile}")
        case "give-goods", [goods]:
            return Place("", name, f"goods {goods}")
        case "choose-duchy", [duchy, space]:
            return Place("", f"{name} {duchy}", f"{duchy} {space}")
        case _:
            return Place("", name)


def lead_to(line: str, words: Words) -> str:
    """What tells a move from the others of its group."""
    name, *rest = line.split()
    match name, rest:
        case ("take", [_, depot, tile]) | ("buy", [depot, tile, _, _]):
            return words.say("leads-to-tile", tile=short_name(tile, words), depot=depot)
        case (("place" | "place-shared" | "place-from"), [_, _, space]):
            return words.say("leads-to-space", space=space)
        case "take-workers", [die]:
            return words.say("leads-to-die", die=die)
        case "sell-goods", [_, value]:
            return words.name(GOODS[int(value) - 1])
        case (("discard" | "discard-shared" | "trade"), [tile]):
            return short_name(tile, words)
        case (("take-goods" | "give-goods" | "gather-goods" | "copy-building" | "resolve" | "store"), [what]):
            return words.name(what)
        case ("take-shield", [shield, _]) | ("give-up", [shield]):
            return words.say("back-take-shield", shield=shield)
        case "set-die", [_, value]:
            return words.say("leads-to-die", die=value)
        case "lay-card", [card]:
            return words.say("route-card", card=card)
        case "choose-player", [seat]:
            return SIGNS[int(seat)]
        case "hire-workers", []:
            return words.say("line-hire-workers")
        case "pay-upkeep", [silver, workers]:
            return words.say("pays", silver=int(silver), workers=int(workers))
        case "buy-inn", _:
            return ""
        case _, [*_, last]:
            return last
        case _:
            return ""


def price(events: Sequence[Event], words: Words) -> Price:
    """The workers that change the die, and the points that come at once."""
    workers = sum(event.workers for event in events if isinstance(event, DieChanged))
    points = sum(event.points for event in events if isinstance(event, Scored))
    cost = words.say("costs-workers", workers=workers) if workers else ""
    return Price(cost, f"+{points}" if points else "")


def describe(heading: str, words: Words) -> str:
    name, *rest = heading.split()
    told = words.say(f"move-{name}")
    match name, rest:
        case (("take" | "sell-goods"), [die]):
            return f"{told} · {words.say('leads-to-die', die=die)}"
        case (("place" | "place-shared"), [die, tile]):
            return f"{told} · {words.say('leads-to-die', die=die)}: {words.name(tile)}"
        case "place-from", [depot, tile]:
            return f"{told}: {words.name(tile)} ({words.say('depot-brief', depot=depot)})"
        case "take-shield", [space]:
            return f"{told} · {words.name('castle')}, {words.say('leads-to-space', space=space)}"
        case "set-die", [die]:
            return f"{told} · {words.say('leads-to-die', die=die)}"
        case (("buy" | "buy-inn"), [silver, workers]):
            return f"{told} · {words.say('pays', silver=int(silver), workers=int(workers))}"
        case "choose-duchy", [duchy]:
            return words.say("duchy-number", duchy=duchy)
        case _:
            return told


def help_lines(view: View, words: Words) -> list[str]:
    """What the signs mean, and what the tiles in sight do."""
    lines = [
        words.say("help-board"),
        words.say("help-duchy"),
        words.say("help-signs"),
        words.say("help-look"),
    ]
    seen = dict.fromkeys(tile for tiles in view["depots"].values() for tile in tiles if tile is not None)
    mine = view["duchies"][view["seat"]] if view["seat"] is not None else {"storage": []}
    own = [*mine["storage"], *mine.get("shared", [])]
    for tile in dict.fromkeys([*seen, *own]):
        kind = "animal" if colour_of(tile) == "animal" else tile
        told = f"  {words.name(kind)}: {words.say(f'does-{kind}')}"
        lines += [told] if told not in lines else []
    return lines + help_modules(view, words)


def help_modules(view: View, words: Words) -> list[str]:
    """What modules have put on the table."""
    lines = [words.say("help-routes")] if "trade_routes" in view else []
    lines += [words.say("help-posts")] if "border_posts" in view else []
    if "shields" in view:
        lines += [words.say("help-shields"), words.say("upkeep-says"), *explain_shields(view, words)]
    return lines
