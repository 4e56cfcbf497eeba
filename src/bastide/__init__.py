"""Bastide: a house for castle-building board games."""

from bastide import games as _games  # noqa: F401  the games list themselves
from bastide.bots import new_bot
from bastide.core.errors import BadOption, BadRecord, BastideError, IllegalMove, Message, speak_with
from bastide.core.game import CHANCE, Event, Result
from bastide.core.match import Match, replay
from bastide.core.registry import advise_with, analyse_with, game, games, hint_with
from bastide.study import advise, analyse, give_hints
from bastide.words import in_english

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BadOption",
    "BadRecord",
    "BastideError",
    "Event",
    "IllegalMove",
    "Match",
    "Message",
    "Result",
    "game",
    "games",
    "new_bot",
    "replay",
]

speak_with(in_english)
advise_with(advise)
hint_with(give_hints)
analyse_with(analyse)
