"""Kingdom Builder, the base game for two to four players."""

from typing import Final

from bastide.games.kingdom.events import EVENTS
from bastide.games.kingdom.explain import explain
from bastide.games.kingdom.moves import NOTATION
from bastide.games.kingdom.scoring import result
from bastide.games.kingdom.setup import new_game, options
from bastide.games.kingdom.state import copy
from bastide.games.kingdom.turn import check_chance, draw_chance, legal_moves, play, to_act
from bastide.games.kingdom.view import from_view, imagine, read_state, seen, view, write_state

KEY: Final = "kingdom"
RULES: Final = 1

__all__ = [
    "EVENTS",
    "KEY",
    "NOTATION",
    "RULES",
    "check_chance",
    "copy",
    "draw_chance",
    "explain",
    "from_view",
    "imagine",
    "legal_moves",
    "new_game",
    "options",
    "play",
    "read_state",
    "result",
    "seen",
    "to_act",
    "view",
    "write_state",
]
