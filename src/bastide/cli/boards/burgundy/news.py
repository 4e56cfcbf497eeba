"""What happened in Burgundy since a person last looked, in a line for each turn."""

from collections.abc import Sequence

from bastide.cli.boards.burgundy.signs import POST_JOINED, SHIELD, goods_number, short_name
from bastide.cli.boards.seats import SIGNS
from bastide.core.game import Event
from bastide.games.burgundy.components import BLACK, BONUS, COLOURS, DEPOTS, GOODS, KIND, NONE, PHASES, TILE
from bastide.games.burgundy.events import (
    BonusTaken,
    DuchyChosen,
    DuchyPicked,
    EffectLapsed,
    GoodsLoaded,
    GoodsSold,
    MinesPaid,
    OnlyChoiceMade,
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
from bastide.games.burgundy.modules.border_posts import POSTS
from bastide.games.burgundy.modules.events import (
    BuildingCopied,
    CardLaid,
    DieSet,
    GoodsGathered,
    InnBought,
    PlayerChosen,
    PostsJoined,
    RouteBonusTaken,
    ShieldLost,
    ShieldTaken,
    TileLaid,
    UpkeepPaid,
    WorkersBought,
)
from bastide.games.burgundy.moves import NOTATION, SPACE
from bastide.words import Words


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
        case WorkersTaken() | WorkersHired() | WorkersBought():
            return f"+{words.say('workers-nom', workers=event.workers)}"
        case SilverTaken() | MinesPaid():
            return f"+{words.say('silver-nom', silver=event.silver)}"
        case BonusTaken():
            return words.say("bonus-brief", colour=COLOURS[event.colour])
        case Scored():
            return words.say("points-gained", points=event.points)
        case OnlyChoiceMade():
            return words.say("only-choice-brief")
        case EffectLapsed():
            return words.say("lapsed-brief", effect=NOTATION.kinds["follow_up"].write(event.follow_up))
        case _:
            return brief_of_module(event, words)


def brief_of_module(event: Event, words: Words) -> str:
    """The same for what modules bring."""
    match event:
        case BuildingCopied():
            return f"{words.name('crane')}: {words.name(KIND.write(event.kind))}"
        case InnBought():
            return f"+{words.name('inn')} ({depot_name(BLACK, words)})"
        case PostsJoined():
            return f"{POST_JOINED} {event.posts}/{POSTS}"
        case CardLaid():
            return f"+{words.say('route-card', card=str(event.card))}"
        case RouteBonusTaken():
            return brief_reward(BONUS.write(event.route_bonus), words)
        case _:
            return brief_of_shield(event, words)


def brief_reward(bonus: str, words: Words) -> str:
    """What a trade route brings; its points are told when they are scored."""
    told = words.say("routes-title")
    return told if bonus == "points" else f"{told}: {words.name(f'route-{bonus}')}"


def brief_of_shield(event: Event, words: Words) -> str:
    match event:
        case ShieldTaken():
            return f"+{SHIELD}{event.shield} → {SPACE.write(event.space)}"
        case ShieldLost():
            return f"\u2212{SHIELD}{event.shield}"
        case UpkeepPaid():
            return f"{words.name('upkeep')}: {words.say('pays', silver=event.silver, workers=event.workers)}"
        case PlayerChosen():
            return f"{SHIELD}6 → {SIGNS[event.other]}"
        case DieSet():
            return f"{SHIELD}16: {event.die} → {event.value}"
        case GoodsGathered():
            return f"{SHIELD}5: {words.name(GOODS[event.goods - 1])}"
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
