"""Hints: the best ways to go on that a seat could know of, each with its reasons by source of points.

Castellan looks the own turn through. The best ways are played on by the network, each in the same imagined
worlds with the same luck, until the own next turn is over. What they promise, chance to win and margin, the
analysis of the game will say of them too (`estimate.py`). The points are told apart: what the turn brings, to
the point; what comes by the end of the next; and the rest, as the network sees it. The same view always gets
the same hints: no clock is asked, and chance follows from what is seen.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

import numpy as np

from bastide.bots.beam import Way
from bastide.bots.judging import Asked
from bastide.bots.lockstep import Played
from bastide.bots.secret import is_secret
from bastide.core.game import Game, Move, Result, Seat, View, side_scores
from bastide.core.study import Counts, Deeds, Fact
from bastide.study.besides import change, likely, promised
from bastide.study.estimate import BEST, Estimator, Numbers, Promise, in_order
from bastide.study.findings import margin
from bastide.study.unfolding import Unfolded

CLEAR: Final = 0.75  # points by which two ways must differ to be told apart
SURE: Final = 1.5  # and so many standard errors
MOST_TOLD: Final = 3  # sources in which they differ most
USUAL: Final = 0.5  # of the worlds in which a spot must bring points for them to be expected there

Sheet = dict[str, int]
Places = dict[str, set[str]]  # by source, the spots that its points came from


@dataclass(frozen=True)
class Hint:
    """One way to go on: what it promises, and where that comes from."""

    lines: tuple[str, ...]  # of the own turn, one after the other
    win: float  # the chance
    margin: float  # points ahead of the best rival at the end; alone, all of them
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


@dataclass(frozen=True)
class Future:
    """What came of a way in one world."""

    sheet: Sheet
    margin: float
    win: float
    score: int  # of the own side by then
    rest: float
    places: Places  # of the own next turn
    end: Counts  # points to come at the end, as things stand
    held: Counts
    deeds: Deeds


@dataclass(frozen=True)
class Outlook:
    """A way and what came of it, world by world."""

    lines: tuple[str, ...]
    now: Sheet
    soon: dict[str, Numbers]
    win: float
    margin: float
    rest: float
    where: dict[str, list[int]]
    soon_at: dict[str, list[str]]
    end: dict[str, float]
    held: dict[str, float]
    likely: dict[str, float]
    facts: list[Fact]


Begun = Sequence[Sequence[str]]  # ways, each to its end or as it begins


def hints(game: str, view: View, lines: Sequence[str], among: Begun = ()) -> list[Hint]:
    """The best three ways to go on from what a seat sees, the best first; fewer where there are no more.

    Ways that must be among them come first, as they are given.
    """
    return Adviser(_estimator(game), view).advise(lines, among)


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


class Followed(Unfolded):
    """A game that is played on, with the spots from which the seat's points came."""

    def __init__(self, played: Played, seat: Seat, turns: int) -> None:
        super().__init__(played, seat, turns)
        self.places: Places = {}
        self.aim = ""  # where the seat's last move led that led somewhere: a price is paid for it

    def note(self, game: Game, asked: Asked, move: Move) -> None:
        """What a move of the seat has just brought, and where."""
        if asked.seat != self.seat:
            return
        self.aim = game.SPOTS.aim(game.NOTATION.name(move), game.NOTATION.words_of(move)) or self.aim
        if not self.aim:
            return
        before, after = (game.result(one).sheets[self.seat] for one in (asked.state, self.played.state))
        for source in [one for one in after if after[one] > before.get(one, 0)]:
            self.places.setdefault(source, set()).add(self.aim)


class Adviser:
    """Someone who looks at a position with a seat's eyes."""

    def __init__(self, estimator: Estimator, view: View) -> None:
        self.estimator = estimator
        self.game: Game = estimator.game
        self.seat: Seat = view["seat"]
        self.seed = json.dumps(view, sort_keys=True)
        self.state: Any = self.game.from_view(view, Random(self.seed))
        self.result: Result = self.game.result(self.state)
        self._reasons = self.game.STUDY.reasons
        self._held = self._reasons.held(self.state, self.seat)

    def advise(self, lines: Sequence[str], among: Begun = ()) -> list[Hint]:
        ways = self.ways(lines, among)
        promises = self.estimator.promises(self.state, self.seat, ways, Followed)
        if not among:
            promises = in_order(promises, self.seat, self.result)
        outlooks = [self._outlook(promise) for promise in promises]
        return [self._hint(outlooks, number) for number in range(len(outlooks))]

    def ways(self, lines: Sequence[str], among: Begun = ()) -> list[Way]:
        """How the turn may go on: what must be among it, then the best."""
        moves: Sequence[Move] = [self.game.NOTATION.read(line) for line in lines]
        ways = self.estimator.ways(self.state, self.seat, moves)
        few = self.estimator.few(self.state, self.seat, moves, ways)
        found: dict[frozenset[Move], Way] = {}
        for way in [*[self._ended(begun, ways) for begun in among], *few]:
            found.setdefault(frozenset(way.moves), way)
        return list(found.values())[:BEST]

    def _ended(self, begun: Sequence[str], ways: Sequence[Way]) -> Way:
        """A way that was begun, gone on with as well as can be to the end of the turn."""
        first, *others = [self.game.NOTATION.read(line) for line in begun]
        if not others:
            return self.estimator.way_from(self.state, self.seat, first, ways)
        state = self.game.copy(self.state)
        for move in (first, *others):
            self.game.play(state, self.seat, move)
        return Way((first, *others), state, 0.0)

    def future(self, watched: Followed) -> Future:
        """What a seat may expect where it was played on to."""
        state = watched.played.state
        result = self.game.result(state)
        told = self.estimator.told(watched)
        points, wins = (self.estimator.standing(state) if told is None else told).tolist()
        return Future(
            sheet=result.sheets[self.seat],
            margin=margin(points, self.seat, result),
            win=wins[self.seat],
            score=side_scores(result)[self.seat],
            rest=points[self.seat] - side_scores(result)[self.seat],
            places=watched.places,
            end=self._reasons.at_the_end(state, self.seat),
            held=self._reasons.held(state, self.seat),
            deeds=self._reasons.deeds(state, self.seat),
        )

    # -- telling

    def _outlook(self, promise: Promise) -> Outlook:
        futures = [self.future(one) for one in promise.worlds if isinstance(one, Followed)]
        (points, wins), moves = promise.numbers.tolist(), promise.way.moves
        secret = is_secret(self.game, moves)  # what it brings, others decide
        state = self.state if secret else promise.way.state
        before, after = self.result.sheets[self.seat], self.game.result(state).sheets[self.seat]
        ends = self._reasons.at_the_end(state, self.seat)
        then = [change(added(after, ends), added(future.sheet, future.end)) for future in futures]
        later = mean([future.score + sum(future.end.values()) for future in futures])
        return Outlook(
            tuple(self.game.NOTATION.write(move) for move in moves),
            {one: gained for one in after if (gained := after[one] - before.get(one, 0))},
            {
                one: np.array([more.get(one, 0) for more in then], float)
                for one in dict.fromkeys([*after, *ends, *[one for more in then for one in more]])
            },
            wins[self.seat],
            margin(points, self.seat, self.result),
            points[self.seat] - later,
            {} if secret else self._where(moves),
            usual_places(futures),
            promised(self.game, self.state, state, self.seat),
            change(self._held, self._reasons.held(state, self.seat)),
            self._likely(futures) if secret else {},
            self._facts(state, moves, futures, secret=secret),
        )

    def _likely(self, futures: Sequence[Future]) -> dict[str, float]:
        """By word what comes into one's hand, on average."""
        words = dict.fromkeys([word for future in futures for word in future.held])
        return change(self._held, {word: mean([one.held[word] for one in futures]) for word in words})

    def _facts(
        self, state: Any, moves: Sequence[Move], futures: Sequence[Future], *, secret: bool
    ) -> list[Fact]:
        if secret:
            return likely(self._reasons.deeds(self.state, self.seat), [one.deeds for one in futures], USUAL)
        return self._reasons.facts(self.state, state, self.seat, moves)

    def _where(self, moves: Sequence[Move]) -> dict[str, list[int]]:
        """By source, which of the moves change what the sheet has of it."""
        state, before = self.game.copy(self.state), self.result.sheets[self.seat]
        found: dict[str, list[int]] = {}
        for place, move in enumerate(moves):
            self.game.play(state, self.seat, move)
            after = self.game.result(state).sheets[self.seat]
            for source in [one for one in after if after[one] != before.get(one, 0)]:
                found.setdefault(source, []).append(place)
            before = after
        return found

    def _hint(self, outlooks: Sequence[Outlook], number: int) -> Hint:
        own = outlooks[number]
        against = 0 if number else min(1, len(outlooks) - 1)
        soon = {one: round(float(points.mean()), 1) for one, points in own.soon.items()}
        return Hint(
            own.lines,
            round(own.win, 2),
            round(own.margin, 1),
            own.now,
            {one: points for one, points in soon.items() if points},
            round(own.rest, 1),
            against,
            differences(own, outlooks[against]),
            own.where,
            own.soon_at,
            own.end,
            own.held,
            {word: round(count, 1) for word, count in own.likely.items()},
            own.facts,
        )


def usual_places(futures: Sequence[Future]) -> dict[str, list[str]]:
    """By source the spots that most worlds have in common; what chance decides is in no such place."""
    found: dict[str, list[str]] = {}
    for source in dict.fromkeys([source for future in futures for source in future.places]):
        spots = sorted({spot for future in futures for spot in future.places.get(source, ())})
        counts = [sum([spot in future.places.get(source, ()) for future in futures]) for spot in spots]
        usual = [spot for spot, count in zip(spots, counts, strict=True) if count > USUAL * len(futures)]
        if usual:
            found[source] = usual
    return found


def differences(own: Outlook, other: Outlook) -> dict[str, float]:
    """The few sources that clearly bring more or less than with another way, the greatest first."""
    found: dict[str, float] = {}
    for source in dict.fromkeys([*own.soon, *other.soon, *own.now, *other.now, *own.end, *other.end]):
        apart = by_then(own, source) - by_then(other, source)
        mean, error = float(apart.mean()), float(apart.std()) / len(apart) ** 0.5
        if abs(mean) >= max(CLEAR, SURE * error):
            found[source] = round(mean, 1)
    greatest = sorted(found, key=lambda source: -abs(found[source]))[:MOST_TOLD]
    return {source: found[source] for source in greatest}


def by_then(outlook: Outlook, source: str) -> Numbers:
    """World by world the points of a source, of this turn and of what followed."""
    now = outlook.now.get(source, 0) + outlook.end.get(source, 0)
    return outlook.soon.get(source, np.zeros(1)) + now


def added(sheet: Sheet, end: Counts) -> Counts:
    """Points that are marked, and those to come at the end."""
    return {source: sheet.get(source, 0) + end.get(source, 0) for source in dict.fromkeys([*sheet, *end])}


def mean(numbers: Sequence[float]) -> float:
    return float(np.mean(numbers))
