"""The solo game in a terminal: the way to the target, and how much of the duchy is filled."""

from typing import ClassVar, Final

from rich.text import Text

from bastide.cli.boards.burgundy.chapters import depot_to_duchy
from bastide.cli.boards.burgundy.chapters.drawings import Briefs, Drawings, Leads, Places, Row
from bastide.cli.boards.burgundy.signs import depot_name, heading, short_name, tile_name
from bastide.cli.offers import Place
from bastide.core.game import Seat
from bastide.games.burgundy.modes.solo.events import PointsBought, TargetReached, TileRemoved, TileTraded
from bastide.games.burgundy.modes.solo.shown import WrittenSolo
from bastide.games.burgundy.shown import View, part_of
from bastide.words import Words


def brief_removed(event: TileRemoved, words: Words) -> str:
    return f"\u2212{tile_name(event.tile, words)} ({depot_name(event.depot, words)})"


def brief_target(event: TargetReached, words: Words) -> str:
    return words.say("target-brief", target=event.target)


def brief_bought(event: PointsBought, words: Words) -> str:
    return words.say("points-gained", points=event.more)


def brief_traded(_event: TileTraded, words: Words) -> str:
    return f"+{words.name('blank')}"


class Solo(Drawings):
    """The solo game: alone there is neither a bridge nor a bonus."""

    has_bridge = False
    is_wide = True
    briefs: ClassVar[Briefs] = {
        **depot_to_duchy.BRIEFS,
        TileRemoved: brief_removed,
        TargetReached: brief_target,
        PointsBought: brief_bought,
        TileTraded: brief_traded,
    }
    places: ClassVar[Places] = {
        **depot_to_duchy.PLACES,
        "trade": lambda tile: Place("", "trade", f"black {tile}"),
        "give-goods": lambda goods: Place("", "give-goods", f"goods {goods}"),
    }
    leads: ClassVar[Leads] = {
        **depot_to_duchy.LEADS,
        "trade": lambda words, tile: short_name(tile, words),
        "give-goods": lambda words, goods: words.name(goods),
        "resolve": lambda words, effect: words.name(effect),
    }

    headings: ClassVar[Leads] = depot_to_duchy.HEADINGS

    def standing(self, view: View, seat: Seat, words: Words) -> list[Row]:
        solo: WrittenSolo = part_of(view, "solo")
        own = view["duchies"][seat]
        spaces = len(view["layouts"][own["duchy"] or ""]["colours"])
        return [
            (heading("heading-target", words), Text(f"{solo['score']}/{solo['target']}", style="bold")),
            (heading("heading-filled", words), Text(f"{len(own['tiles'])}/{spaces}", style="bold")),
        ]


DRAWINGS: Final = Solo()
