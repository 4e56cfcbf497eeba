"""Orchards in a terminal: the apples of each player."""

from typing import ClassVar, Final

from bastide.cli.boards.burgundy.chapters.drawings import Briefs, Drawings, Leads
from bastide.core.game import Seat
from bastide.games.burgundy.shown import View, part_of
from tests.games.burgundy.orchards.events import ApplesPicked
from tests.games.burgundy.orchards.shown import Orchards as ShownOrchards

APPLE: Final = "ŏ"


class Orchards(Drawings):
    """Orchards."""

    briefs: ClassVar[Briefs] = {ApplesPicked: lambda event, _words: f"+{event.apples}{APPLE}"}
    leads: ClassVar[Leads] = {"pick-apples": lambda _words, apples: f"{apples}{APPLE}"}

    def columns(self, view: View, seat: Seat) -> dict[str, str]:
        orchards: ShownOrchards = part_of(view, "orchards")
        return {APPLE: str(orchards["apples"][seat])}


DRAWINGS: Final = Orchards()
