"""The extra tiles in a terminal: what a crane may copy."""

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.text import Text

from bastide.cli.boards.burgundy.chapters.drawings import Briefs, Drawings, Leads, Places
from bastide.cli.boards.burgundy.signs import flow, heading, tile_text
from bastide.cli.offers import Mark, Place
from bastide.games.burgundy.components import KIND
from bastide.games.burgundy.modules.extra_tiles.events import BuildingCopied, WorkersBought
from bastide.games.burgundy.shown import View
from bastide.words import Words


def brief_copy(event: BuildingCopied, words: Words) -> str:
    return f"{words.name('crane')}: {words.name(KIND.write(event.kind))}"


def brief_workers(event: WorkersBought, words: Words) -> str:
    return f"+{words.say('workers-nom', workers=event.workers)}"


class ExtraTiles(Drawings):
    """Four extra tiles."""

    briefs: ClassVar[Briefs] = {BuildingCopied: brief_copy, WorkersBought: brief_workers}
    places: ClassVar[Places] = {"copy-building": lambda kind: Place("", "copy-building", f"building {kind}")}
    leads: ClassVar[Leads] = {
        "copy-building": lambda words, kind: words.name(kind),
        "hire-workers": lambda words: words.say("line-hire-workers"),
    }

    def below_depots(self, _view: View, marks: Mapping[str, Mark], words: Words, width: int) -> list[Text]:
        """The buildings that a crane may copy now."""
        found = [(target.split(), mark) for target, mark in marks.items() if target.startswith("building ")]
        entries = [tile_text(kind, words.name(kind), words, mark) for (_, kind), mark in found]
        return [flow([heading("name-crane", words), *entries], width)] if entries else []


DRAWINGS: Final = ExtraTiles()
