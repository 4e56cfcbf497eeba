"""What a view holds of orchards, by name and type."""

from typing import Final, TypedDict

from bastide.games.burgundy.vocabulary import Shown


class Orchards(TypedDict):
    """The apples each seat has picked, and the points they bring."""

    apples: list[int]
    worth: list[int]


SHOWN: Final = Shown(Orchards)
