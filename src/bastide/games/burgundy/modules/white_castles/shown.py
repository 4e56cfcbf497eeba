"""What a view holds of white castles, by name and type."""

from typing import Final, Literal, TypedDict

from bastide.games.burgundy.vocabulary import Shown


class WhiteCastles(TypedDict):
    """White castles lie in depots and duchies like other tiles; they have nothing else on the table."""


class WhiteAction(TypedDict):
    """An action with the white die."""

    effect: Literal["white-castle"]
    die: int


SHOWN: Final = Shown(WhiteCastles, (WhiteAction,))
