"""Inns in a terminal: beside the black depot."""

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.text import Text

from bastide.cli.boards.burgundy.chapters.drawings import Briefs, Drawings, Leads, Places
from bastide.cli.boards.burgundy.signs import ANY, GLYPHS, TILE_GROUND, badge, depot_name
from bastide.cli.boards.seats import MARK
from bastide.cli.offers import Mark, Place
from bastide.games.burgundy.components import BLACK
from bastide.games.burgundy.modules.inns.events import InnBought
from bastide.games.burgundy.modules.inns.shown import Inns as ShownInns
from bastide.games.burgundy.shown import View, part_of
from bastide.words import Words


def brief_inn(_event: InnBought, words: Words) -> str:
    return f"+{words.name('inn')} ({depot_name(BLACK, words)})"


class Inns(Drawings):
    """Inns."""

    briefs: ClassVar[Briefs] = {InnBought: brief_inn}
    places: ClassVar[Places] = {
        "buy-inn": lambda silver, workers: Place("", f"buy-inn {silver} {workers}", "inns")
    }
    leads: ClassVar[Leads] = {"buy-inn": lambda _words, *_rest: ""}
    headings: ClassVar[Leads] = {
        "buy-inn": lambda words, silver, workers: (
            f" · {words.say('pays', silver=int(silver), workers=int(workers))}"
        )
    }

    def beside_tiles(
        self, view: View, depot: str, marks: Mapping[str, Mark], words: Words, room: int
    ) -> list[Text]:
        """How many inns lie there, before them the number of the move that buys one."""
        inns: ShownInns = part_of(view, "inns")
        count = inns["lying"] if depot == "black" else 0
        if not count:
            return []
        text, told = Text(), words.say("inns-lie", count=count)
        if "inns" in marks:
            text.append(f"[{marks['inns'].number}]", style=MARK)
        return [text.append(told if len(text) + len(told) <= room else f"{GLYPHS[ANY]}×{count}")]

    def signs(self, words: Words) -> list[Text]:
        return [Text.assemble((badge(ANY, words), TILE_GROUND[ANY]), f" {words.name('inn')}")]


DRAWINGS: Final = Inns()
