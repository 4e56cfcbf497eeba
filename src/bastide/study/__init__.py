"""Study: what positions are worth, what was given away in a game, and what to do in one."""

from typing import TYPE_CHECKING

from bastide.core.game import View
from bastide.core.match import Match

if TYPE_CHECKING:
    from bastide.study.findings import Analysis
    from bastide.study.hints import Hint


def analyse(match: Match) -> "Analysis":
    """Every decision of a match against the best that was found instead; luck told apart from choice."""
    from bastide.study.analysis import analyse_match  # late: nobody else needs arrays of numbers

    return analyse_match(match)


def advise(game: str, view: View, lines: list[str]) -> str:
    """The house's advice: what Castellan's beam finds best."""
    from bastide.study.hints import best_line  # late, as above

    return best_line(game, view, lines)


def give_hints(game: str, view: View, lines: list[str], among: list[list[str]]) -> "list[Hint]":
    """The best three ways to go on, each with its reasons; those first that must be among them."""
    from bastide.study.hints import hints  # late, as above

    return hints(game, view, lines, among)
