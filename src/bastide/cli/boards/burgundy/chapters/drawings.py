"""What a chapter draws and tells beside the base game; each has its own file, found by the chapter's name."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from rich.text import Text

from bastide.cli.offers import Mark, Place
from bastide.core.game import Event, Seat
from bastide.games.burgundy.components import STORAGE
from bastide.games.burgundy.shown import View, WrittenDuchy, WrittenLayout
from bastide.words import Words

Brief = Callable[[Any, Words], str]  # an event in a word or two
PlaceOf = Callable[..., Place]  # by the words of a line after its name
LeadTo = Callable[..., str]  # likewise, the vocabulary first
Row = tuple[Text, Text]
Briefs = Mapping[type[Event], Brief]
Places = Mapping[str, PlaceOf]
Leads = Mapping[str, LeadTo]


class Hung(NamedTuple):
    """Something that hangs on a castle: its sign, and the target of moves about it."""

    sign: str
    target: str


class Drawings:
    """A chapter that draws nothing; the others say what they add."""

    briefs: ClassVar[Briefs] = {}  # by event
    places: ClassVar[Places] = {}  # by the name of a move: where its number stands
    leads: ClassVar[Leads] = {}  # what tells a move from the others of its group
    headings: ClassVar[Leads] = {}  # what follows the name of a group
    expects: ClassVar[Leads] = {}  # by effect: what is expected
    has_bridge = True  # whether players stand on the bridge, take bonus tiles and are compared
    is_wide = False  # whether its duchies need all the width
    own_room = STORAGE  # spaces of a player's own storage

    # -- the main board

    def beside_tiles(
        self, _view: View, _depot: str, _marks: Mapping[str, Mark], _words: Words, _room: int
    ) -> list[Text]:
        """What lies at a depot beside its tiles and goods."""
        return []

    def below_depots(self, _view: View, _marks: Mapping[str, Mark], _words: Words, _width: int) -> list[Text]:
        return []

    def more_bonuses(self, _view: View) -> str:
        """Behind the bonus tiles."""
        return ""

    def signs(self, _words: Words) -> list[Text]:
        """In the legend."""
        return []

    def in_sight(self, _view: View, _seat: Seat) -> list[str]:
        """Tiles that work for a player though they lie elsewhere."""
        return []

    # -- players and their duchies

    def names(self, _view: View, players: Sequence[str]) -> Sequence[str]:
        return players

    def partner(self, _view: View, _seat: Seat) -> Seat | None:
        """Who shares the duchy."""
        return None

    def above_duchy(
        self, _view: View, _seat: Seat, _marks: Mapping[str, Mark], _words: Words, _width: int
    ) -> list[Text]:
        return []

    def below_duchy(
        self, _view: View, _layout: WrittenLayout, _seat: Seat | None, _words: Words
    ) -> list[Text]:
        """Of a player's duchy, or of one that is not chosen yet."""
        return []

    def in_short(self, _view: View, _seats: Sequence[Seat], _words: Words) -> list[Text]:
        """The same of other players."""
        return []

    def rim(self, _view: View, _layout: WrittenLayout, _seat: Seat | None) -> Mapping[str, str]:
        """Signs of what a duchy's spaces touch at its rim, by space."""
        return {}

    def hung(self, _view: View, _seat: Seat) -> Mapping[str, Hung]:
        """What hangs on castles, by space."""
        return {}

    def columns(self, _view: View, _seat: Seat) -> dict[str, str]:
        """Among what everybody has, by sign."""
        return {}

    def standing(self, _view: View, _seat: Seat, _words: Words) -> list[Row]:
        """How a player stands, where it is not by points."""
        return []

    def more_storage(self, _own: WrittenDuchy, _marks: Mapping[str, Mark], _words: Words) -> list[Text]:
        return []

    def stored(self, _own: WrittenDuchy) -> list[str]:
        """The tiles there."""
        return []

    # -- help

    def help(self, _view: View, _words: Words) -> list[str]:
        return []
