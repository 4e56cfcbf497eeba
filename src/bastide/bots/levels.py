"""The levels above Squire: who judges, how far is looked, how much luck there is in a choice.

Weaker levels are the stronger ones with less search and a temperature; none plays at random.
"""

import json
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from time import monotonic
from typing import Any, Final

from bastide.bots.beam import Beam, Way
from bastide.bots.collector import uncollected
from bastide.bots.evaluate import OF_TURNS
from bastide.bots.judging import ByHand, ByNetwork, Judge
from bastide.bots.network import Network, trained
from bastide.bots.rollouts import Rollouts
from bastide.bots.secret import Mixing, best_choices, is_secret, mix_choices
from bastide.bots.tuning import tuning_of
from bastide.core import registry
from bastide.core.game import Move, Seat, View

ALONE: Final = 3  # times as wide is the beam of who plays alone
SPARE: Final = 0.9  # of the time that is given, so that an answer is there in time
PLANS: Final = 64  # turns that one bot keeps in mind, of however many tables


@dataclass(frozen=True)
class Level:
    """What makes a level."""

    network: bool  # judges; else the game's evaluation does
    width: int  # of the beam
    temperature: float = 0.0  # points of luck in what is chosen
    candidates: int = 0  # turns that are played on; none: the beam has the last word
    worlds: int = 0  # in the first round, in which all candidates are played on
    few: bool = False  # as many of either as are enough in the game
    many: bool = False  # as many candidates as are worth it in the game
    glance: bool = False  # they are played on only where that is quick
    seconds: float = 1.0  # for one decision at most
    to_the_end: bool = False  # uses all of them
    for_points: bool = False  # counts the others' points the less, the surer it is to win
    secret: Mixing | None = None  # a common secret choice as a game; without, what looks best is chosen


LEVELS: Final[dict[str, Level]] = {
    "steward": Level(network=False, width=12, temperature=0.1),
    "castellan": Level(network=True, width=8, candidates=3, worlds=1, glance=True),
    "regent": Level(network=True, width=8, few=True, seconds=0.3, secret=Mixing(((2, 1),), wary=0.6)),
    "sovereign": Level(
        network=True,
        width=12,
        many=True,
        seconds=2.7,
        to_the_end=True,
        for_points=True,
        secret=Mixing(((2, 1), (2, 2), (3, 4), (5, 4)), careless=0.5),
    ),
}


class Thinker:
    """A bot of one of these levels."""

    def __init__(self, game: str, rng: Random, level: Level, network: Network | None = None) -> None:
        self.game = registry.game(game)
        self.level = level
        self._rng = rng
        self._tuning = tuning_of(game)
        self._candidates, self._worlds = self._tuning.few if level.few else (level.candidates, level.worlds)
        if level.many:
            self._candidates = self._tuning.many
        win = 0.0 if level.glance or not self._candidates else self._tuning.win
        self.network = ByNetwork(self.game, network or trained(game), win) if level.network else None
        self._by_hand = ByHand(self.game, OF_TURNS[game])
        self.clock: Callable[[], float] = monotonic  # by which time is up
        self._plans: OrderedDict[str, list[Move]] = OrderedDict()  # how a turn goes on, by what will be seen

    def choose(self, view: View, lines: list[str], seconds: float) -> str:
        """The best line found before the time is up; what was planned a move ago is not thought of again."""
        until = self.clock() + min(SPARE * seconds, self.level.seconds)
        planned = self._plans.pop(sight_of(view), None) if self._plans else None
        if planned is None and len(lines) == 1:
            return lines[0]
        state = self.game.from_view(view, self._rng)
        if planned is None or self.game.NOTATION.write(planned[0]) not in lines:
            moves = [self.game.NOTATION.read(line) for line in lines]
            planned = list(self._search(state, view["seat"], moves, until).moves)
        self._plan(state, view["seat"], planned)
        return self.game.NOTATION.write(planned[0])

    def _plan(self, state: Any, seat: Seat, moves: list[Move]) -> None:
        """Keep in mind how the turn goes on, by what the seat will see unless chance or others come first."""
        if len(moves) == 1:
            return
        self.game.play(state, seat, moves[0])
        if self.game.to_act(state) == (seat,):
            self._plans[sight_of(self.game.view(state, seat))] = moves[1:]
            if len(self._plans) > PLANS:
                self._plans.popitem(last=False)

    def pick(self, state: Any, seat: Seat, moves: Sequence[Move], until: float) -> Move:
        """One of the moves, found before the clock says so."""
        return self._search(state, seat, moves, until).moves[0]

    def _search(self, state: Any, seat: Seat, moves: Sequence[Move], until: float) -> Way:
        """The best way to go on with the turn."""
        with uncollected():
            return self._best(state, seat, moves, until)

    def _best(self, state: Any, seat: Seat, moves: Sequence[Move], until: float) -> Way:
        level, judge = self.level, self.network
        if len(self.game.result(state).scores) == 1:  # not about points: the network knows little of it
            width = ALONE * level.width if level.network else level.width
            return self._warm(self._beam(self._by_hand, width).turns(state, seat, moves, until))
        if judge is None:
            return self._warm(self._beam(self._by_hand, level.width).turns(state, seat, moves, until))
        if level.for_points:
            judge = judge.for_points(state, seat)
        if is_secret(self.game, moves):
            return self._choose_in_secret(judge, state, seat, moves, until)
        if not self._plays_on(state):
            return self._warm(self._beam(judge, level.width).turns(state, seat, moves, until))
        ways = self._beam(judge, level.width).ends(state, seat, moves, until)
        return ways[0] if len(ways) == 1 else self._play_on(judge, state, seat, ways, until)

    def _beam(self, judge: Judge, width: int) -> Beam:
        return Beam(self.game, judge, width, self.clock)

    def _play_on(self, judge: ByNetwork, state: Any, seat: Seat, ways: Sequence[Way], until: float) -> Way:
        level = self.level
        turns = self._tuning.turns if level.to_the_end else 1
        rollouts = Rollouts(self.game, judge, self._candidates, self._worlds, turns, self.clock)
        play = rollouts.in_time if level.to_the_end else rollouts.in_worlds
        return play(state, seat, ways, self._rng, until)[0]

    def _plays_on(self, state: Any) -> bool:
        """Whether the best few turns are played on; at a glance only where that is quick."""
        return self._tuning.is_quick(state) if self.level.glance else self._candidates > 0

    def _warm(self, ways: Sequence[Way]) -> Way:
        """The best, or with a temperature one that is nearly as good."""
        if self.level.temperature == 0:
            return ways[0]
        return max(ways, key=lambda way: way.worth + self.level.temperature * gumbel(self._rng))

    def _choose_in_secret(
        self, judge: ByNetwork, state: Any, seat: Seat, moves: Sequence[Move], until: float
    ) -> Way:
        """Mixed as a game between all seats where there is search, and as often as the level is wary of being
        read; else what looks best face down."""
        mixing = self.level.secret
        if mixing is None or self._rng.random() >= mixing.wary:
            return best_choices(judge, state, seat, moves, 1)[0]
        ways = mix_choices(judge, state, seat, moves, self._rng, mixing, until, self.clock)
        at = self._rng.random()
        for way in ways:
            at -= way.worth
            if at < 0:
                return way
        return ways[0]


def sight_of(view: View) -> str:
    """A view as one word, however it has travelled."""
    return json.dumps(view, sort_keys=True)


def gumbel(rng: Random) -> float:
    return -log(-log(max(rng.random(), 1e-12)))
