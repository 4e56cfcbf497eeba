"""What positions are worth to a seat: by a network, or by a game's hand-written evaluation.

Either looks at many positions at once: at all that can follow from several, move by move.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from bastide.bots.network import Judgement, Network
from bastide.core.features import Rows
from bastide.core.game import Game, Move, Result, Seat, sides

OTHERS: Final = 0.5  # how much a point of the best of the others counts beside an own one
NEARLY_WON: Final = 0.8  # a chance to win from which on the others' points count less: none where it is sure

Worths = NDArray[np.float32]


class Asked(NamedTuple):
    """A position, whose decision it is, and what is open there."""

    state: Any
    seat: Seat
    moves: Sequence[Move]


class Answered(NamedTuple):
    """The states that follow from a position, and what each is worth to the seat that decides."""

    after: list[Any]
    worths: Worths


class Judge(Protocol):
    """Someone who says what can follow is worth."""

    def look_ahead(self, asked: Sequence[Asked]) -> list[Answered]:
        """For each position all that can follow, one move on."""
        ...


class Seen(NamedTuple):
    """All that can follow from several positions: states by position, rows, what is thought of them."""

    after: list[list[Any]]
    rows: NDArray[np.uint8]
    judged: Judgement
    worths: Worths
    first: list[int]  # by position: its first row


class ByNetwork:
    """A network's word: own points at the end, less a part of the best other's, and the chance to win."""

    def __init__(
        self, game: Game, network: Network, win: float = 0.0, nearly_won: Mapping[Seat, float] | None = None
    ) -> None:
        self.game = game
        self.network = network
        self.win = win  # points that a sure win is worth
        self._nearly_won = nearly_won or {}  # to whom a point of the best other counts less than usual

    def for_points(self, state: Any, seat: Seat) -> "ByNetwork":
        """The same for a position that the seat may be nearly sure to win: the surer, the less the others'
        points count to it; the others go on as usual."""
        chance = float(self.network.judge(state, seat).wins[0, 0])
        doubtful = min(1.0, (1 - chance) / (1 - NEARLY_WON))
        return ByNetwork(self.game, self.network, self.win, {seat: OTHERS * doubtful})

    def others(self, seat: Seat) -> float:
        """How much a point of the best other counts to a seat."""
        return self._nearly_won.get(seat, OTHERS)

    def look_ahead(self, asked: Sequence[Asked]) -> list[Answered]:
        seen = self.see(asked)
        parts = np.split(seen.worths, seen.first[1:])
        return [Answered(states, worths) for states, worths in zip(seen.after, parts, strict=True)]

    def see(self, asked: Sequence[Asked]) -> Seen:
        """The same with everything that was looked at; all positions are of one kind of table."""
        sight = self.network.sight(asked[0].state)
        rows = Rows(sight.width)
        expand = self.network.features.expand
        after = [expand(one.state, one.seat, one.moves, rows) for one in asked]
        written = sight.rows(rows.written())
        judged = sight.judge(written)
        others = rivals(self.game.result(asked[0].state), asked[0].seat)
        counts = [len(states) for states in after]
        weights = np.repeat(np.array([self.others(one.seat) for one in asked], np.float32), counts)
        first = np.cumsum([0, *counts])[:-1].tolist()
        return Seen(after, written, judged, self.worth(judged, others, weights), first)

    def worth(self, judged: Judgement, others: Sequence[int], weight: float | Worths) -> Worths:
        """One number for each position, in points; the others are counted clockwise from who asks, and the
        best of them with such a weight."""
        worths: Worths = judged.points[:, 0] + self.win * judged.wins[:, 0]
        if others:
            worths = worths - weight * judged.points[:, list(others)].max(axis=1)
        return worths


def rivals(result: Result, seat: Seat) -> list[int]:
    """Who plays against a seat, counted clockwise from it."""
    count = len(result.scores)
    own = next(side for side in sides(result) if seat in side)
    return [turn for turn in range(1, count) if (seat + turn) % count not in own]


class ByHand:
    """A game's evaluation, position by position."""

    def __init__(self, game: Game, evaluate: Callable[[Any, Seat], float]) -> None:
        self.game = game
        self.evaluate = evaluate

    def look_ahead(self, asked: Sequence[Asked]) -> list[Answered]:
        return [self._answer(one) for one in asked]

    def _answer(self, asked: Asked) -> Answered:
        after = [self.game.copy(asked.state) for _ in asked.moves]
        for state, move in zip(after, asked.moves, strict=True):
            self.game.play(state, asked.seat, move)
        worths = [self.evaluate(state, asked.seat) for state in after]
        return Answered(after, np.array(worths, np.float32))
