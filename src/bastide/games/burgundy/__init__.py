"""The Castles of Burgundy, the editions of 2011 and 2019 for two to four players."""

from typing import Final

from bastide.games.burgundy.around.contents import box, whole_contents
from bastide.games.burgundy.around.guide import GUIDE
from bastide.games.burgundy.around.older import upgrade
from bastide.games.burgundy.around.position import POSITIONS
from bastide.games.burgundy.around.study import STUDY
from bastide.games.burgundy.box import BOX
from bastide.games.burgundy.events import BLANKS
from bastide.games.burgundy.explain import explain
from bastide.games.burgundy.scoring import result
from bastide.games.burgundy.setup import MODES, PRESETS, new_game, options
from bastide.games.burgundy.shown import whole_view
from bastide.games.burgundy.spots import line_at
from bastide.games.burgundy.state import copy
from bastide.games.burgundy.turn import check_chance, draw_chance, legal_moves, play, to_act
from bastide.games.burgundy.view import from_view, imagine, read_state, seen, view, write_state

KEY: Final = "burgundy"
RULES: Final = 3
VIEW: Final = whole_view(BOX)
CONTENTS: Final = whole_contents(BOX)
NOTATION: Final = BOX.notation
EVENTS: Final = BOX.events
SPOTS: Final = BOX.spots

__all__ = [
    "BLANKS",
    "CONTENTS",
    "EVENTS",
    "GUIDE",
    "KEY",
    "MODES",
    "NOTATION",
    "POSITIONS",
    "PRESETS",
    "RULES",
    "SPOTS",
    "STUDY",
    "VIEW",
    "box",
    "check_chance",
    "copy",
    "draw_chance",
    "explain",
    "from_view",
    "imagine",
    "legal_moves",
    "line_at",
    "new_game",
    "options",
    "play",
    "read_state",
    "result",
    "seen",
    "to_act",
    "upgrade",
    "view",
    "write_state",
]
