"""White castles in a terminal: the number of their action."""

from typing import ClassVar, Final

from bastide.cli.boards.burgundy.chapters.drawings import Drawings, Leads


class WhiteCastles(Drawings):
    """White castles; their die need not lie on the table any more."""

    expects: ClassVar[Leads] = {
        "white-castle": lambda words, due: words.say("expects-white-castle", about=str(due["die"]))
    }


DRAWINGS: Final = WhiteCastles()
