"""A puzzle's hint: what to look at, and the few lines there that are left."""

from typing import Final

from bastide.core.game import Game
from bastide.core.study import Fact
from bastide.study.puzzles.puzzle import Puzzle, open_state

LEFT: Final = 3  # lines that a hint leaves, where there are more


def clue_of(game: Game, puzzle: Puzzle) -> Fact:
    """What the right line is about."""
    return game.STUDY.puzzles.about(open_state(game, puzzle), game.NOTATION.read(puzzle.right[0]))


def left_over(game: Game, puzzle: Puzzle) -> list[str]:
    """What is right among what comes nearest to it, in no telling order: one line at least goes, and of more
    than two one that is wrong stays."""
    count = min(LEFT, len(puzzle.worths) - 1)
    right = puzzle.right[: max(1, count - 1)]
    state, clue = open_state(game, puzzle), clue_of(game, puzzle)
    about, read = game.STUDY.puzzles.about, game.NOTATION.read
    wrong = [line for line in puzzle.worths if line not in puzzle.right]
    wrong.sort(key=lambda line: (about(state, read(line)) != clue, puzzle.worths[line].points))
    return sorted([*right, *wrong[: count - len(right)]])
