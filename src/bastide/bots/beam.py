"""The whole own turn looked through, the best few lines of it at every step.

Only where a turn has ended, or chance or another seat comes next, are lines compared: half a turn always
looks poor. What is worth most there says how the turn begins.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from bastide.bots.judging import Asked, Judge
from bastide.core.game import Game, Move, Seat

LONGEST: Final = 16  # decisions of one turn that are looked through
SAME: Final = 1e-3  # points: what single precision may make of one worth


@dataclass(frozen=True)
class Way:
    """Moves one after the other, what they lead to, and what that is worth."""

    moves: tuple[Move, ...]
    state: Any
    worth: float


class Beam:
    """Keeps so many ways at each step."""

    def __init__(self, game: Game, judge: Judge, width: int, clock: Callable[[], float] = monotonic) -> None:
        self.game = game
        self.judge = judge
        self.width = width
        self.clock = clock

    def turns(self, state: Any, seat: Seat, moves: Sequence[Move], until: float) -> list[Way]:
        """For each way to begin the best way found to go on, the best beginning first."""
        best: dict[Move, Way] = {}
        for way in self.ends(state, seat, moves, until):
            best.setdefault(way.moves[0], way)
        return list(best.values())

    def ends(self, state: Any, seat: Seat, moves: Sequence[Move], until: float) -> list[Way]:
        """All ways to the end of the turn that were found, the best first; those that only differ in the
        order of their moves are one. When time is up the best alone is gone on with: else whoever may end
        the turn at once would."""
        ended: list[Way] = []
        open_ways = [Way((), state, 0.0)]
        open_moves = [moves]
        for _ in range(LONGEST):
            further = self._step(seat, open_ways, open_moves, ended)
            width = self.width if self.clock() <= until else 1
            open_ways = sorted(further, key=worth, reverse=True)[:width]
            if not open_ways:
                break
            open_moves = [self.game.legal_moves(way.state, seat) for way in open_ways]
        return sorted(ended or open_ways, key=worth, reverse=True)

    def _step(self, seat: Seat, ways: list[Way], moves: list[Sequence[Move]], ended: list[Way]) -> list[Way]:
        """One decision on from each way; those that are at the end of the turn are put with the ended."""
        asked = [Asked(way.state, seat, open) for way, open in zip(ways, moves, strict=True)]
        answers = self.judge.look_ahead(asked)
        further: dict[frozenset[tuple[Move, int]], list[Way]] = {}
        for way, open, answer in zip(ways, moves, answers, strict=True):
            for move, state, value in zip(open, answer.after, answer.worths.tolist(), strict=True):
                found = Way((*way.moves, move), state, value)
                if self.game.to_act(state) == (seat,):
                    add_if_new(further.setdefault(what_was_done(found.moves), []), found)
                else:
                    ended.append(found)
        return [way for alike in further.values() for way in alike]


def what_was_done(moves: Sequence[Move]) -> frozenset[tuple[Move, int]]:
    """Each move and how often, in whatever order."""
    return frozenset(Counter(moves).items())


def add_if_new(alike: list[Way], found: Way) -> None:
    """Ways of the same moves differ only where their order has made a difference."""
    if all(abs(found.worth - way.worth) >= SAME for way in alike):
        alike.append(found)


def worth(way: Way) -> float:
    return way.worth
