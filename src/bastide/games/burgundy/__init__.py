"""The Castles of Burgundy, the editions of 2011 and 2019 for two to four players."""

from typing import Final

from bastide.games.burgundy.events import EVENTS
from bastide.games.burgundy.explain import explain
from bastide.games.burgundy.moves import NOTATION
from bastide.games.burgundy.scoring import result
from bastide.games.burgundy.setup import new_game, options
from bastide.games.burgundy.state import copy
from bastide.games.burgundy.turn import check_chance, draw_chance, legal_moves, play, to_act
from bastide.games.burgundy.view import from_view, imagine, read_state, seen, view, write_state

KEY: Final = "burgundy"
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
