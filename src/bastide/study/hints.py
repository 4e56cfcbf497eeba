"""Hints: the best ways to go on that a seat could know of, each with its reasons by source of points.

Castellan looks the own turn through. The best ways are played on by the network, each in the same imagined
worlds with the same luck, until the own next turn is over. What they promise, chance to win and margin, the
analysis of the game will say of them too (`estimate.py`). The points are told apart: what the turn brings, to
the point; what comes by the end of the next; and the rest, as the network sees it. The same view always gets
the same hints: no clock is asked, and chance follows from what is seen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bastide.core.game import View
from bastide.core.study import Fact
from bastide.study.advising import Adviser, Begun
from bastide.study.estimate import Estimator
from bastide.study.outlooks import Outlook, differences


@dataclass(frozen=True)
class Hint:
    """One way to go on: what it promises, and where that comes from."""

    lines: tuple[str, ...]  # of the own turn, one after the other
    win: float  # the chance
    margin: float  # points ahead of the best rival at the end; alone, all of them
    rival: float  # points that the best rival is expected to have; alone, none
    now: dict[str, int]  # by source what the turn brings
    soon: dict[str, float]  # and what is expected by the end of the own next turn
    rest: float  # points that are expected after that
    against: int  # the place of the hint that it is compared with; of an only one, its own
    differs: dict[str, float]  # by source the points that it clearly has more or less by then
    where: dict[str, list[int]]  # by source the places of the lines that bring its points, or cost them
    soon_at: dict[str, list[str]]  # by source the spots where those of the next turn come in most worlds
    end: dict[str, float]  # by source what the turn adds to the points that come at the end, as things stand
    held: dict[str, float]  # by word what it brings into one's hand, or costs
    likely: dict[str, float]  # the same by the end of the next turn, where others decide what it brings
    facts: list[Fact]  # what else there is to say of it


def hints(game: str, view: View, lines: Sequence[str], among: Begun = ()) -> list[Hint]:
    """The best three ways to go on from what a seat sees, the best first; fewer where there are no more.

    Ways that must be among them come first, as they are given.
    """
    outlooks = Adviser(_estimator(game), view).outlooks(lines, among)
    return [hint_of(outlooks, number) for number in range(len(outlooks))]


def hint_of(outlooks: Sequence[Outlook], number: int) -> Hint:
    """One of the ways in round figures, compared with the best; the best with the next."""
    own = outlooks[number]
    against = 0 if number else min(1, len(outlooks) - 1)
    soon = {source: round(float(points.mean()), 1) for source, points in own.coming.points.items()}
    return Hint(
        lines=own.lines,
        win=round(own.figures.win, 2),
        margin=round(own.figures.margin, 1),
        rival=round(own.figures.rival, 1),
        now=own.brought.now,
        soon={source: points for source, points in soon.items() if points},
        rest=round(own.figures.rest, 1),
        against=against,
        differs=differences(own, outlooks[against]),
        where=own.brought.where,
        soon_at=own.coming.spots,
        end=own.brought.end,
        held=own.brought.held,
        likely={word: round(count, 1) for word, count in own.coming.held.items()},
        facts=own.facts,
    )


def best_line(game: str, view: View, lines: Sequence[str]) -> str:
    """The line that Castellan's beam finds best, at once."""
    if len(lines) == 1:
        return lines[0]
    adviser = Adviser(_estimator(game), view)
    moves = [adviser.game.NOTATION.read(line) for line in lines]
    best = adviser.estimator.ways(adviser.state, adviser.seat, moves)[0]
    return adviser.game.NOTATION.write(best.moves[0])


@cache
def _estimator(game: str) -> Estimator:
    return Estimator(game)
