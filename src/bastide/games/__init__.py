"""The games of the house. A game is listed here and keeps the contract of `core.game`."""

from bastide.core.registry import add_game
from bastide.games import burgundy, kingdom, seasons

add_game(burgundy)
add_game(kingdom)
add_game(seasons)
