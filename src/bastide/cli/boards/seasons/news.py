"""What happened, in a few signs and words."""

from collections.abc import Mapping
from typing import Final

from bastide.cli.boards.news import News
from bastide.cli.boards.seasons.signs import GROUNDS, counted, short_name
from bastide.core.game import Event
from bastide.games.seasons.components import RESOURCES
from bastide.games.seasons.events import RoundBegan
from bastide.games.seasons.moves import NOTATION
from bastide.words import Words

LESS: Final = "\u2212"


def pieces(event: Event, words: Words) -> Mapping[str, str]:
    """What an event brings or takes in a few letters, and the letters of each piece."""
    carried = carried_by(event)
    letters = {f"short_{piece}": short_name(piece, words) for piece in GROUNDS}
    return {"gained": counted(carried, words, "+"), "given": counted(carried, words, LESS), **letters}


def carried_by(event: Event) -> Mapping[str, int]:
    """The pieces that an event speaks of: by kind, so many of one kind, a gift, or talers."""
    words = NOTATION.words_of(event)
    kinds = {kind: getattr(event, kind) for kind in RESOURCES if hasattr(event, kind)}
    if kinds:
        return kinds
    if "resource" in words:
        return {str(words["resource"]): getattr(event, "count", 1)}
    return {str(words["gift"]): 1} if "gift" in words else {"taler": getattr(event, "talers", 0)}


digest: Final = News(NOTATION, begins=(RoundBegan,), pieces=pieces).digest
