"""A Castle for All Seasons, summer and winter, for two to four players."""

from typing import Final

from bastide.games.seasons.around.contents import Contents, box
from bastide.games.seasons.around.guide import GUIDE
from bastide.games.seasons.around.older import upgrade
from bastide.games.seasons.around.position import POSITIONS
from bastide.games.seasons.around.study import STUDY
from bastide.games.seasons.events import BLANKS, EVENTS
from bastide.games.seasons.explain import explain
from bastide.games.seasons.moves import NOTATION
from bastide.games.seasons.scoring import result
from bastide.games.seasons.setup import MODES, PRESETS, new_game, options
from bastide.games.seasons.shown import View
from bastide.games.seasons.spots import SPOTS, line_at
from bastide.games.seasons.state import copy
from bastide.games.seasons.turn import check_chance, draw_chance, legal_moves, play, to_act
from bastide.games.seasons.view import from_view, imagine, read_state, seen, view, write_state

KEY: Final = "seasons"
RULES: Final = 2
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
