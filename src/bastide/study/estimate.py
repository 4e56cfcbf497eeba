"""What a position will bring every seat, as the network sees it: points at the end, and the chance to win."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bastide.bots.beam import Beam, Way
from bastide.bots.judging import ByNetwork
from bastide.bots.network import trained
from bastide.core import registry
from bastide.core.features import Rows
from bastide.core.game import CHANCE, Game, Move, Result, Seat, side_scores, sides
from bastide.study.findings import Estimate

WIDTH: Final = 8  # of the beam: as far as Castellan looks
NARROW: Final = 3  # of the beam through the turn that comes after
WORLDS: Final = 4  # outcomes of chance that are averaged
ENDLESS: Final = float("inf")

Numbers = NDArray[np.float64]


class Node(NamedTuple):
    """A position: what it will bring, and what the seat that decides may do, the best way first."""

    numbers: Numbers
    ways: list[Way]


class Estimator:
    """Looks at positions of one game with the network and a search through the turn."""

    def __init__(self, game: str, width: int = WIDTH, worlds: int = WORLDS) -> None:
        self.game: Game = registry.game(game)
        self.worlds = worlds
        self.judge = ByNetwork(self.game, trained(game))
        self._beam = Beam(self.game, self.judge, width)
        self._quick = Beam(self.game, self.judge, NARROW)

    def look(self, state: Any, seed: str, planned: Node | None = None) -> Node:
        """A position and all that may come next: the best of a decision, and what it leads to.

        Where the best is still what was planned before, it still leads there.
        """
        acting = self.game.to_act(state)
        if len(acting) != 1 or acting == (CHANCE,):
            return Node(self.ahead(state, seed), [])
        ways = self.ways(state, acting[0], self.game.legal_moves(state, acting[0]))
        if planned and planned.ways[0].moves == ways[0].moves:
            return Node(planned.numbers, ways)
        return Node(self.ahead(ways[0].state, seed), ways)

    def ahead(self, state: Any, seed: str) -> Numbers:
        """What a position will bring, one turn on: the average over what chance could bring."""
        if self.game.to_act(state) != (CHANCE,):
            return self.decided(state)
        worlds: Numbers = np.array([self.decided(world) for world in self._outcomes(state, seed)])
        return np.asarray(worlds.mean(axis=0))

    def decided(self, state: Any) -> Numbers:
        """What a position will bring, if the decision that is due is made well."""
        acting = self.game.to_act(state)
        if len(acting) != 1:
            return self.standing(state)
        moves = self.game.legal_moves(state, acting[0])
        return self.standing(self._quick.turns(state, acting[0], moves, ENDLESS)[0].state)

    def _outcomes(self, state: Any, seed: str) -> list[Any]:
        """What chance could have brought, up to the next decision."""
        worlds = []
        for number in range(self.worlds):
            world, rng = self.game.copy(state), Random(f"{seed} {number}")
            while self.game.to_act(world) == (CHANCE,):
                self.game.play(world, CHANCE, self.game.draw_chance(world, rng))
            worlds.append(world)
        return worlds

    def ways(self, state: Any, seat: Seat, moves: Sequence[Move]) -> list[Way]:
        """How the turn may go on, for each way to begin the best that was found; the best first."""
        return self._beam.turns(state, seat, moves, ENDLESS)

    def way_from(self, state: Any, seat: Seat, move: Move, ways: Sequence[Way]) -> Way:
        """The best way that begins with a move, also where the search had dropped it."""
        for way in ways:
            if way.moves[0] == move:
                return way
        after = self.game.copy(state)
        self.game.play(after, seat, move)
        if self.game.to_act(after) != (seat,):
            return Way((move,), after, 0.0)
        further = self.ways(after, seat, self.game.legal_moves(after, seat))[0]
        return Way((move, *further.moves), further.state, further.worth)

    def standing(self, state: Any) -> Numbers:
        """What a position will bring as it stands, each seat asked for itself: points, then chances."""
        result = self.game.result(state)
        if result.final:
            return np.array([side_scores(result), won(result)])
        sight = self.judge.network.sight(state)
        rows = Rows(sight.width)
        for seat in range(len(result.scores)):
            self.judge.network.features.write(state, seat, rows)
        judged = sight.judge(sight.rows(rows.written()))
        return np.array([judged.points[:, 0], shared(judged.wins[:, 0].tolist(), sides(result))])


def won(result: Result) -> list[float]:
    """One for who has won; those who share a win share it."""
    winning = [side for side in sides(result) if any(seat in result.winners for seat in side)]
    return [1 / len(winning) if seat in result.winners else 0.0 for seat in range(len(result.scores))]


def shared(chances: Sequence[float], together: Sequence[Sequence[Seat]]) -> list[float]:
    """Chances that add up to one over all sides; who plays alone has the chance that is seen."""
    if len(together) == 1:
        return list(chances)
    found = [0.0] * len(chances)
    for side in together:
        for seat in side:
            found[seat] = sum([chances[other] for other in side]) / len(side)
    whole = sum([found[side[0]] for side in together])
    return [chance / whole for chance in found]


def estimate_of(numbers: Numbers) -> Estimate:
    return Estimate(tuple(numbers[0].tolist()), tuple(numbers[1].tolist()))
