"""Kingdom Builder, the base game for two to four players."""

from typing import Final

from bastide.games.kingdom.around.contents import Contents, box
from bastide.games.kingdom.around.guide import GUIDE
from bastide.games.kingdom.around.older import upgrade
from bastide.games.kingdom.around.position import POSITIONS
from bastide.games.kingdom.around.study import STUDY
from bastide.games.kingdom.events import BLANKS, EVENTS
from bastide.games.kingdom.explain import explain
from bastide.games.kingdom.moves import NOTATION
from bastide.games.kingdom.scoring import result
from bastide.games.kingdom.setup import MODES, PRESETS, new_game, options
from bastide.games.kingdom.shown import View
from bastide.games.kingdom.spots import SPOTS, line_at
from bastide.games.kingdom.state import copy
from bastide.games.kingdom.turn import check_chance, draw_chance, legal_moves, play, to_act
from bastide.games.kingdom.view import from_view, imagine, read_state, seen, view, write_state

KEY: Final = "kingdom"
RULES: Final = 1
VIEW: Final = View
CONTENTS: Final = Contents

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
