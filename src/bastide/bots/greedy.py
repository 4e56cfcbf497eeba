"""Squire: the line that gains most at once, for any game.

A move that only opens another one (lift, then settle) is judged by the best that can follow. What a
position is worth is said by the game's evaluation, or else by its score.
"""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any, Final

from bastide.bots.evaluate import EVALUATIONS
from bastide.core import registry
from bastide.core.chance import below
from bastide.core.game import Move, Seat, View

LETTING_GO: Final = {"decline"}  # a move that goes with many others is no kind of its own
APART: Final = {"exchange", "turn-in"}  # judged by itself: nothing opens it, and it opens nothing


class Greedy:
    def __init__(self, game: str, rng: Random) -> None:
        self.game = registry.game(game)
        self._lead = EVALUATIONS.get(game, self._score_lead)
        self._rng = rng

    def choose(self, view: View, lines: list[str], seconds: float) -> str:
        """The best line found before the time is up; among equals any."""
        if len(lines) == 1:
            return lines[0]
        until = monotonic() + seconds
        state = self.game.from_view(view, self._rng)
        moves = [self.game.NOTATION.read(line) for line in lines]
        return lines[moves.index(self.pick(state, view["seat"], moves, until))]

    def pick(self, state: Any, seat: Seat, moves: Sequence[Move], until: float) -> Move:
        """The best of the moves, found before the clock says so."""
        kinds = {self.game.NOTATION.name(move) for move in moves} - LETTING_GO - APART
        best: list[Move] = []
        most = float("-inf")
        for move in moves:
            gain = self._worth(state, seat, move, kinds)
            if gain > most:
                best, most = [], gain
            if gain == most:
                best.append(move)
            if monotonic() > until:
                break
        return best[below(self._rng, len(best))]

    def _worth(self, state: Any, seat: Seat, move: Move, kinds: set[str]) -> float:
        """The lead after the move, or after the best move that it opened."""
        state = self.game.copy(state)
        self.game.play(state, seat, move)
        if self.game.to_act(state) == (seat,) and self.game.NOTATION.name(move) not in APART:
            following = self.game.legal_moves(state, seat)
            names = {self.game.NOTATION.name(follower) for follower in following}
            opened = names - LETTING_GO - APART
            if not opened & kinds and not names <= APART:
                return max(self._worth(state, seat, follower, opened | kinds) for follower in following)
        return self._lead(state, seat)

    def _score_lead(self, state: Any, seat: Seat) -> float:
        """How far the seat is ahead of the best of the others."""
        scores = self.game.result(state).scores
        return scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0)
