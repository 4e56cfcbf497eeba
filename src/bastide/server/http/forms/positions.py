"""Positions that somebody sets up."""

from msgspec import Struct

from bastide.server.http.forms.replays import Score
from bastide.server.http.forms.shared import GameOpening, GameOptions, GamePosition, GameView, Words


class TryWish(Struct, forbid_unknown_fields=True):
    """A position to look at; without one, that of a game that begins."""

    game: str
    options: GameOptions = {}
    position: GamePosition | None = None
    seat: int | None = None  # with whose eyes; none: whoever is to act
    follow: bool = False  # what follows of itself may be changed
    former: GameOptions | None = None  # the position is of these: what the others know of it is kept


class Tried(Struct):
    """A position, how it looks, and why it cannot be, if it cannot."""

    game: str
    options: GameOptions
    position: GamePosition
    opening: GameOpening  # both, as a table is opened with them
    seat: int
    to_act: list[int]
    view: GameView
    score: Score
    problems: list[Words]
    left: list[Words]  # what of the former position these options have no use for
    record: str  # the game that begins with it; nothing where it cannot be
