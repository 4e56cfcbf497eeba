"""The moves of Burgundy in words: what is expected, how they are grouped, what happened."""

from collections.abc import Sequence

from bastide.cli.boards.burgundy.signs import colour_of, goods_number, short_name
from bastide.cli.boards.seats import SIGNS
from bastide.cli.offers import Place, Price
from bastide.core.game import Event, View
from bastide.games.burgundy.components import COLOURS, DEPOTS, GOODS, NONE, PHASES, TILE
from bastide.games.burgundy.events import (
    BonusTaken,
    DieChanged,
    DuchyChosen,
    DuchyPicked,
    EffectLapsed,
    GoodsLoaded,
    GoodsSold,
    MinesPaid,
    PhaseBegan,
    RoundBegan,
    Scored,
    SilverTaken,
    StartChosen,
    TileBought,
    TileDiscarded,
    TilePlaced,
    TileTaken,
    WorkersHired,
    WorkersTaken,
)
from bastide.games.burgundy.modes.events import PointsBought, TargetReached, TileRemoved, TileTraded
from bastide.games.burgundy.modules.events import TileLaid
from bastide.games.burgundy.moves import NOTATION, SPACE
from bastide.words import Words


def expects(view: View, lines: Sequence[str], words: Words) -> str:
    """What is open: an effect, dice, or nothing but the end of the turn."""
    if view["stage"] == "choose":
        return words.say("expects-duchy")
    if view["pending"]:
        what, about = view["pending"][-1]
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
        case (("take-goods" | "give-goods" | "resolve" | "store"), [what]):
            return words.name(what)
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
        case "place-from", [_, tile]:
            return f"{told}: {words.name(tile)}"
        case "buy", [silver, workers]:
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
    return lines


def digest(events: Sequence[Event], players: Sequence[str], words: Words) -> list[str]:
    """What happened, in a line for each player's turn."""
    turns: list[tuple[int, list[str]]] = []
    for event in events:
        item = brief(event, words)
        seat: int = getattr(event, "seat", NONE)
        if not item:
            continue
        if not turns or turns[-1][0] != seat:
            turns.append((seat, []))
        turns[-1][1].append(item)
    names = [f"{SIGNS[seat]} {players[seat]} · " if seat != NONE else "  " for seat, _ in turns]
    return [name + ", ".join(items) for name, (_, items) in zip(names, turns, strict=True)]


def brief(event: Event, words: Words) -> str:
    """An event in a word or two; nothing for one that shows on the table or in others."""
    match event:
        case StartChosen():
            return words.say("starts")
        case PhaseBegan():
            return f"{words.say('heading-phase')} {PHASES[event.phase]}"
        case RoundBegan():
            return brief_round(event, words)
        case DuchyPicked() | DuchyChosen() if event.duchy != NONE:
            duchy, space = NOTATION.kinds["duchy"].write(event.duchy), SPACE.write(event.space)
            return f"{words.say('duchy-number', duchy=duchy)} → {space}"
        case TileTaken() | TileBought():
            return f"+{tile_name(event.tile, words)} ({depot_name(event.depot, words)})"
        case TileDiscarded():
            return f"\u2212{tile_name(event.tile, words)}"
        case TilePlaced() | TileLaid():
            return f"{tile_name(event.tile, words)} → {SPACE.write(event.space)}"
        case TileRemoved():
            return f"\u2212{tile_name(event.tile, words)} ({depot_name(event.depot, words)})"
        case TargetReached():
            return words.say("target-brief", target=event.target)
        case PointsBought():
            return words.say("points-gained", points=event.more)
        case TileTraded():
            return f"+{words.name('blank')}"
        case GoodsSold():
            return f"{words.say('move-sell-goods')}: {goods_name(event.goods, event.count, words)}"
        case GoodsLoaded():
            loaded = goods_name(event.goods, event.count, words)
            return f"+{loaded} ({depot_name(event.depot, words)})"
        case WorkersTaken() | WorkersHired():
            return f"+{words.say('workers-nom', workers=event.workers)}"
        case SilverTaken() | MinesPaid():
            return f"+{words.say('silver-nom', silver=event.silver)}"
        case BonusTaken():
            return words.say("bonus-brief", colour=COLOURS[event.colour])
        case Scored():
            return words.say("points-gained", points=event.points)
        case EffectLapsed():
            return words.say("lapsed-brief", effect=NOTATION.kinds["follow_up"].write(event.follow_up))
        case _:
            return ""


def brief_round(event: RoundBegan, words: Words) -> str:
    goods = GOODS[event.goods - 1]
    told = words.say("round-brief", round=event.round + 1)
    return f"{told}: {goods_number(goods)} {words.name(goods)} → {depot_name(event.depot, words)}"


def tile_name(tile: int, words: Words) -> str:
    return short_name(TILE.write(tile), words)


def goods_name(goods: int, count: int, words: Words) -> str:
    return words.say("goods-counted", goods=GOODS[goods - 1], count=count)


def depot_name(depot: int, words: Words) -> str:
    return words.say("depot-brief", depot=str(depot) if 1 <= depot <= DEPOTS else "black")
