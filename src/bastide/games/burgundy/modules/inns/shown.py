"""What a view holds of inns, by name and type."""

from typing import Final, TypedDict

from bastide.games.burgundy.vocabulary import Shown


class Inns(TypedDict):
    """The inns to be bought."""

    lying: int


SHOWN: Final = Shown(Inns)
