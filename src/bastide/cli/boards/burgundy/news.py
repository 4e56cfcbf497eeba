"""What happened in Burgundy since a person last looked, in a line for each turn."""

from collections.abc import Sequence
from typing import Final

from bastide.cli.boards.burgundy.chapters import DRAWINGS
from bastide.cli.boards.burgundy.chapters.drawings import Brief
from bastide.cli.boards.burgundy.signs import depot_name, goods_number, laid_text, tile_name
from bastide.cli.boards.news import in_turns
from bastide.core.game import Event
from bastide.games.burgundy.components import COLOURS, DUCHY, GOODS, NONE, PHASES
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
from bastide.games.burgundy.moves import SPACE
from bastide.words import Words


def digest(events: Sequence[Event], players: Sequence[str], words: Words) -> list[str]:
    return in_turns(events, players, lambda event: brief(event, words))


def brief(event: Event, words: Words) -> str:
    """An event in a word or two; nothing for one that shows on the table or in others."""
    told = BRIEFS.get(type(event))
    return "" if told is None else told(event, words)


def brief_phase(event: PhaseBegan, words: Words) -> str:
    return f"{words.say('heading-phase')} {PHASES[event.phase]}"


def brief_round(event: RoundBegan, words: Words) -> str:
    goods = GOODS[event.goods - 1]
    told = words.say("round-brief", round=event.round + 1)
    return f"{told}: {goods_number(goods)} {words.name(goods)} → {depot_name(event.depot, words)}"


def brief_duchy(event: DuchyPicked | DuchyChosen, words: Words) -> str:
    """Nothing of a choice in secret."""
    if event.duchy == NONE:
        return ""
    return f"{words.say('duchy-number', duchy=DUCHY.write(event.duchy))} → {SPACE.write(event.space)}"


def brief_taken(event: TileTaken | TileBought, words: Words) -> str:
    return f"+{tile_name(event.tile, words)} ({depot_name(event.depot, words)})"


def brief_discarded(event: TileDiscarded, words: Words) -> str:
    return f"\u2212{tile_name(event.tile, words)}"


def brief_sale(event: GoodsSold, words: Words) -> str:
    return f"{words.say('move-sell-goods')}: {goods_name(event.goods, event.count, words)}"


def brief_load(event: GoodsLoaded, words: Words) -> str:
    return f"+{goods_name(event.goods, event.count, words)} ({depot_name(event.depot, words)})"


def brief_workers(event: WorkersTaken | WorkersHired, words: Words) -> str:
    return f"+{words.say('workers-nom', workers=event.workers)}"


def brief_silver(event: SilverTaken | MinesPaid, words: Words) -> str:
    return f"+{words.say('silver-nom', silver=event.silver)}"


def goods_name(goods: int, count: int, words: Words) -> str:
    return words.say("goods-counted", goods=GOODS[goods - 1], count=count)


BRIEFS: Final[dict[type[Event], Brief]] = {
    StartChosen: lambda _event, words: words.say("starts"),
    PhaseBegan: brief_phase,
    RoundBegan: brief_round,
    DuchyPicked: brief_duchy,
    DuchyChosen: brief_duchy,
    TileTaken: brief_taken,
    TileBought: brief_taken,
    TileDiscarded: brief_discarded,
    TilePlaced: lambda event, words: laid_text(event.tile, event.space, words),
    GoodsSold: brief_sale,
    GoodsLoaded: brief_load,
    WorkersTaken: brief_workers,
    WorkersHired: brief_workers,
    SilverTaken: brief_silver,
    MinesPaid: brief_silver,
    BonusTaken: lambda event, words: words.say("bonus-brief", colour=COLOURS[event.colour]),
    Scored: lambda event, words: words.say("points-gained", points=event.points),
    OnlyChoiceMade: lambda _event, words: words.say("only-choice-brief"),
    EffectLapsed: lambda event, words: words.say("lapsed-brief", effect=event.follow_up),
    **{event: told for chapter in DRAWINGS.values() for event, told in chapter.briefs.items()},
}
