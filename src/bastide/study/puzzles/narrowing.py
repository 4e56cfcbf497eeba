"""A puzzle's hint: what to look at, and the few lines there that are left."""

from typing import Any, Final

from bastide.core.game import Game
from bastide.games.kingdom.components import LOCATIONS, QUADRANT_OF, TERRAINS
from bastide.games.kingdom.moves import Build, Lift, Settle, Use
from bastide.study.puzzles.puzzle import Puzzle, open_state

LEFT: Final = 3  # lines that a hint leaves, where there are more
PARTS: Final = ("top-left", "top-right", "bottom-left", "bottom-right")

Clue = dict[str, str]  # the key of a message, and its words; or nothing


def clue_of(game: Game, puzzle: Puzzle) -> Clue:
    """What the right line is about."""
    return about(game, open_state(game, puzzle), puzzle.right[0])


def left_over(game: Game, puzzle: Puzzle) -> list[str]:
    """What is right among what comes nearest to it, in no telling order: one line at least goes, and of more
    than two one that is wrong stays."""
    count = min(LEFT, len(puzzle.worths) - 1)
    right = puzzle.right[: max(1, count - 1)]
    state, clue = open_state(game, puzzle), clue_of(game, puzzle)
    wrong = [line for line in puzzle.worths if line not in puzzle.right]
    wrong.sort(key=lambda line: (about(game, state, line) != clue, puzzle.worths[line].points))
    return sorted([*right, *wrong[: count - len(right)]])


def about(game: Game, state: Any, line: str) -> Clue:
    """Of Kingdom Builder the token that is used, or the part of the board and the terrain."""
    move = game.NOTATION.read(line)
    if isinstance(move, Use | Lift):
        return {"key": "puzzle-clue-token", "location": LOCATIONS[move.location]}
    if isinstance(move, Build | Settle):
        terrain = TERRAINS[state.board.terrain[move.hex]]
        return {"key": "puzzle-clue-place", "part": PARTS[QUADRANT_OF[move.hex]], "terrain": terrain}
    return {}
