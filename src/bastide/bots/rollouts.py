"""Turns played on: what came of the best few, over the same sampled dice and cards.

Every candidate is played in the same imagined worlds with the same luck; the network plays all seats from
there until the own next turns are over. What it thinks at the end of each of them, or the result if the game
has ended, makes the candidate's worth in that world. Worlds are added as long as there is time and luck in
them; the worse half is left out of the later ones, again and again. A world that is not over when time is up
counts for nothing; the first one is played with a few candidates after the other, so that there is an answer.

A few worlds are a noisy witness. So what they tell, against the leading candidate in the same worlds, is
weighed with what the network thought beforehand, each by how sure it is: few change little, many decide.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any, Final

import numpy as np

from bastide.bots.beam import SAME, Way
from bastide.bots.judging import Asked, ByNetwork, rivals
from bastide.bots.lockstep import Played, choose
from bastide.bots.network import Judgement
from bastide.bots.tuning import tuning_of
from bastide.core.game import CHANCE, Game, Result, Seat, side_scores

SECRET: Final = "choose"  # the move of a common secret choice: a round is over when it comes again
LONGEST: Final = 400  # decisions of one world
AT_ONCE: Final = 4  # worlds that are played together
FIRST: Final = 4  # candidates that are played together as long as nothing is known of the time they take
MOST_WORLDS: Final = 10_000
MOMENT: Final = 1e-9  # seconds: what a clock may not see
FAR: Final = 4.0  # deviations behind the best by the network's word: what is farther is not played on
SPREAD: Final = 3.0  # points that one world's word may be off, as long as there are few
ALIKE: Final = 3  # decimals of a worth: ways that share them look the same to the network
ENOUGH: Final = 4  # worlds that are all the same, until it is believed that the next will be
FEW: Final = 4  # worlds that this guess counts for


class Rollouts:
    """Plays candidates on, so many of them in so many worlds at once."""

    def __init__(
        self,
        game: Game,
        judge: ByNetwork,
        candidates: int,
        worlds: int,
        turns: int = 1,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.game = game
        self.judge = judge
        self.candidates = candidates
        self.worlds = worlds
        self.turns = turns
        self.clock = clock

    def in_worlds(self, state: Any, seat: Seat, ways: Sequence[Way], rng: Random, until: float) -> list[Way]:
        """In so many worlds, the better half in twice as many more, and so on, as far as there is time."""
        return self.halving(Field(self, state, seat, ways, rng), self.worlds, until)

    def in_time(self, state: Any, seat: Seat, ways: Sequence[Way], rng: Random, until: float) -> list[Way]:
        """Rounds that take all the time there is, in as many worlds as it allows."""
        return self.halving(Field(self, state, seat, ways, rng), MOST_WORLDS, until)

    def halving(self, field: "Field", worlds: int, until: float) -> list[Way]:
        """Round by round, each with its share of the time that is left; the better half goes on."""
        for rounds in range(max(1, (len(field.ways) - 1).bit_length()), 0, -1):
            now = self.clock()
            field.play_until(now + (until - now) / rounds, worlds, until)
            if self.clock() >= until:
                break
            field.halve()
            worlds *= 2
        return field.ranked()


class Field:
    """The candidates of one decision, and what came of them so far."""

    def __init__(self, rollouts: Rollouts, state: Any, seat: Seat, ways: Sequence[Way], rng: Random) -> None:
        self.rollouts = rollouts
        self.state = state
        self.seat = seat
        self.doubt = tuning_of(rollouts.game.KEY).doubt
        self.ways = worth_a_look(ways, FAR * self.doubt)[: rollouts.candidates]
        self.running = list(range(len(self.ways)))
        self.leader = 0  # whom the others are compared with
        self.told: list[list[float]] = [[] for _ in self.ways]  # what each came to, world by world
        self.rng = rng

    def play_until(self, until: float, most: int, last: float) -> None:
        """World after world, so many at most; only as many at once as there seems to be time for, and none
        beyond the last moment there is."""
        clock = self.rollouts.clock
        played, now, worlds = 0, clock(), 1
        while len(self.running) > 1 and played < most and worlds > 0 and now < until:
            began, worlds = now, min(worlds, most - played)
            self.play(worlds, last)
            played += worlds
            now = clock()
            worlds = int(min(AT_ONCE, (until - now) * worlds / max(now - began, MOMENT)))
            if self.is_settled():
                break

    def is_settled(self) -> bool:
        """No luck is left in what comes: in every world so far each has come to the same."""
        return all(is_sure(self.told[candidate]) for candidate in self.running)

    def play(self, worlds: int, last: float) -> None:
        """All that are still running, in so many more worlds, as far as they are over by the last moment."""
        game = self.rollouts.game
        seeds = [self.rng.getrandbits(64) for _ in range(worlds)]
        imagined = [game.imagine(self.state, self.seat, self.rng) for _ in range(worlds)]
        together = len(self.running) if any(self.told) else FIRST
        for first in range(0, len(self.running), together):
            some = self.running[first : first + together]
            if not self.play_some(some, list(zip(imagined, seeds, strict=True)), last):
                break

    def play_some(self, candidates: Sequence[int], worlds: Sequence[tuple[Any, int]], last: float) -> bool:
        """These together; whether all of it was over in time. What was not counts for nothing."""
        game, judge, clock = self.rollouts.game, self.rollouts.judge, self.rollouts.clock
        tables = [
            (candidate, begin(game, judge, world, self.seat, self.ways[candidate], seed))
            for candidate in candidates
            for world, seed in worlds
        ]
        watched = [Watched(played, self.seat, self.rollouts.turns) for _, played in tables]
        if not play_watched(game, judge, watched, lambda: clock() < last):
            return False
        for (candidate, _), one in zip(tables, watched, strict=True):
            self.told[candidate].append(one.worth(game, judge))
        return True

    def halve(self) -> None:
        ordered = sorted(self.running, key=self.worth, reverse=True)
        self.running = ordered[: max(1, (len(ordered) + 1) // 2)]
        self.leader = ordered[0]

    def worth(self, candidate: int) -> float:
        """What it is worth more than the leader, by the network's word and by the worlds both were in."""
        thought = self.ways[candidate].worth - self.ways[self.leader].worth
        both = zip(self.told[candidate], self.told[self.leader], strict=False)
        leads = [own - other for own, other in both]
        if candidate == self.leader or not leads:
            return thought
        mean = sum(leads) / len(leads)
        if is_sure(self.told[candidate]) and is_sure(self.told[self.leader]):
            return mean
        off = FEW * SPREAD**2 + sum([(lead - mean) ** 2 for lead in leads])
        sure = len(leads) * (FEW + len(leads)) / off  # the inverse of the mean's variance
        known = 1 / self.doubt**2
        return (thought * known + mean * sure) / (known + sure)

    def ranked(self) -> list[Way]:
        """Those that ran longest first, then by what they are worth."""
        order = sorted(
            range(len(self.ways)),
            key=lambda one: (one in self.running, len(self.told[one]), self.worth(one)),
            reverse=True,
        )
        lead = self.ways[self.leader].worth
        return [Way(self.ways[one].moves, self.ways[one].state, lead + self.worth(one)) for one in order]


def is_sure(told: Sequence[float]) -> bool:
    """The same in every world, of which there were enough."""
    return len(told) >= ENOUGH and max(told) - min(told) < SAME


def worth_a_look(ways: Sequence[Way], far: float) -> list[Way]:
    """Those less than so many points behind the best; of those that look all the same to the network only the
    first."""
    near: dict[float, Way] = {}
    for way in ways:
        if way.worth > ways[0].worth - far:
            near.setdefault(round(way.worth, ALIKE), way)
    return list(near.values())


def begin(game: Game, judge: ByNetwork, world: Any, seat: Seat, way: Way, seed: int) -> Played:
    """The candidate's turn in one world, as far as chance does not step in."""
    state = game.copy(world)
    for move in way.moves:
        if game.to_act(state)[:1] == (CHANCE,) or seat not in game.to_act(state):
            break
        game.play(state, seat, move)
    return Played(state, Random(seed), [judge] * len(game.result(state).scores))


def play_watched(
    game: Game, judge: ByNetwork, watched: "Sequence[Watched]", in_time: Callable[[], bool] = lambda: True
) -> bool:
    """All of them together, each until it is over for the seat; whether there was time for that."""
    for _ in range(LONGEST):
        running: list[tuple[Played, Asked]] = []
        for one in watched:
            asked = None if one.is_over else one.next(game)
            if asked is not None:
                running.append((one.played, asked))
        if not running:
            break
        if not in_time():
            return False
        choose(judge, [played for played, _ in running], [asked for _, asked in running], None)
    return True


class Watched:
    """A game that is played on until a seat has had so many turns."""

    def __init__(self, played: Played, seat: Seat, turns: int) -> None:
        self.played = played
        self.seat = seat
        self.left = turns
        self.ends: list[int] = []  # of those turns: how many choices had been made by then
        self.acting = False
        self.chosen = False  # in secret, for the next round
        self.is_over = False

    def next(self, game: Game) -> Asked | None:
        """The next decision, or nothing if enough was played."""
        asked = self.played.next_decision(game)
        if asked is None:
            self.is_over = True
            return None
        if self._ends_turn(game, asked):
            self.left -= 1
            self.ends.append(len(self.played.choices))
        if self.left == 0:
            self.is_over = True
            return None
        self.acting = asked.seat == self.seat
        return asked

    def _ends_turn(self, game: Game, asked: Asked) -> bool:
        """The own turn has passed on to others; where all choose in secret, they have for the next round:
        what was thought of that choice is the word about this one."""
        if tuning_of(game.KEY).in_secret:
            is_secret = game.NOTATION.name(asked.moves[0]) == SECRET
            ended, self.chosen = self.chosen and not is_secret, is_secret
            return ended
        return self.acting and asked.seat != self.seat

    def worth(self, game: Game, judge: ByNetwork) -> float:
        """What was thought at the end of each own turn, on the average: the first has seen little luck, the
        last the most of the game. Where the game ended before a turn did, its result stands for that turn."""
        result = game.result(self.played.state)
        others, weight = rivals(result, self.seat), judge.others(self.seat)
        told = [self._thought(judge, end) for end in self.ends]
        told += [self._judged(game, judge, result)] * self.left
        return sum(float(judge.worth(one, others, weight)[0]) for one in told) / len(told)

    def _judged(self, game: Game, judge: ByNetwork, result: Result) -> Judgement:
        if not game.to_act(self.played.state):
            return self._of_result(side_scores(result), float(self.seat in result.winners))
        return self._thought(judge, len(self.played.choices))

    def _thought(self, judge: ByNetwork, end: int) -> Judgement:
        """What was thought of the own last choice by then; of the position if there was none."""
        own = [choice for choice in self.played.choices[:end] if choice.seat == self.seat]
        if not own:
            return judge.network.judge(self.played.state, self.seat)
        return Judgement(own[-1].points[None, :], own[-1].wins[None, :])

    def _of_result(self, scores: list[int], won: float) -> Judgement:
        around = [scores[(self.seat + turn) % len(scores)] for turn in range(len(scores))]
        return Judgement(np.array([around], np.float32), np.full((1, len(scores)), won, np.float32))
