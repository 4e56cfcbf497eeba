"""Bastide: a house for castle-building board games."""

from bastide import games as _games  # noqa: F401  the games list themselves
from bastide.bots import advise, new_bot
from bastide.core.errors import BadOption, BadRecord, BastideError, IllegalMove, Message, speak_with
from bastide.core.game import CHANCE, Event, Result
from bastide.core.house import advise_with, game, games
from bastide.core.match import Match, replay
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
