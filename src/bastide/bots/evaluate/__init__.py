"""What a position is worth, game by game: for bots that look further than the points on the table."""

from collections.abc import Callable
from typing import Any, Final

from bastide.bots.evaluate import burgundy, kingdom, seasons
from bastide.core.game import Seat

Worth = Callable[[Any, Seat], float]

# A game without an evaluation of its own is judged by its score.
EVALUATIONS: Final[dict[str, Worth]] = {"burgundy": burgundy.worth, "seasons": seasons.worth}
# What a whole turn is judged by where nothing was learnt. Squire looks at gold alone in Kingdom Builder.
OF_TURNS: Final[dict[str, Worth]] = {**EVALUATIONS, "kingdom": kingdom.worth}
