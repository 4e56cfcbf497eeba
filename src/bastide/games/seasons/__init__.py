"""A Castle for All Seasons, summer and winter, for two to four players."""

from typing import Final

from bastide.games.seasons.events import EVENTS
from bastide.games.seasons.explain import explain
from bastide.games.seasons.moves import NOTATION
from bastide.games.seasons.scoring import result
from bastide.games.seasons.setup import new_game, options
from bastide.games.seasons.state import copy
from bastide.games.seasons.turn import check_chance, draw_chance, legal_moves, play, to_act
from bastide.games.seasons.view import from_view, imagine, read_state, seen, view, write_state

KEY: Final = "seasons"
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
