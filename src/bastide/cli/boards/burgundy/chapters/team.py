"""The team game in a terminal: who plays with whom, and the storage that partners share."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text

from bastide.cli.boards.burgundy.chapters.drawings import Drawings, Leads, Places
from bastide.cli.boards.burgundy.signs import heading, short_name, storage_lines
from bastide.cli.offers import Mark, Place
from bastide.core.game import Seat
from bastide.games.burgundy.modes.team.figures import OWN_STORAGE, SHARED_STORAGE
from bastide.games.burgundy.shown import View, WrittenDuchy, part_of
from bastide.words import Words


class Team(Drawings):
    """The team game."""

    is_wide = True
    own_room = OWN_STORAGE
    places: ClassVar[Places] = {
        "place-shared": lambda die, tile, space: Place(f"die {die}", f"place-shared {die} {tile}", space),
        "discard-shared": lambda tile: Place("", "discard-shared", f"shared {tile}"),
    }
    leads: ClassVar[Leads] = {
        "place-shared": lambda words, _die, _tile, space: words.say("leads-to-space", space=space),
        "discard-shared": lambda words, tile: short_name(tile, words),
        "store": lambda words, storage: words.name(storage),
    }
    headings: ClassVar[Leads] = {
        "place-shared": lambda words, die, tile: (
            f" · {words.say('leads-to-die', die=die)}: {words.name(tile)}"
        )
    }

    def names(self, view: View, players: Sequence[str]) -> Sequence[str]:
        names: list[str] = part_of(view, "team")["names"]
        return [f"{team} {name}" for team, name in zip(names, players, strict=True)] if names else players

    def partner(self, view: View, seat: Seat) -> Seat | None:
        partner: Seat = part_of(view, "team")["partners"][seat]
        return partner

    def more_storage(self, own: WrittenDuchy, marks: Mapping[str, Mark], words: Words) -> list[Text]:
        tiles = storage_lines(self.stored(own), marks, words, SHARED_STORAGE, "shared")
        return [heading("heading-shared", words), *tiles]

    def stored(self, own: WrittenDuchy) -> list[str]:
        shared: list[str] = part_of(own, "shared")
        return shared


DRAWINGS: Final = Team()
