"""Hints: the best ways to go on that a seat could know of, each with its reasons by source of points.

Castellan looks the own turn through. The best ways that begin differently are played on by the network, each
in the same imagined worlds with the same luck, until the own next turn is over. So the points that a way
promises are told apart: what the turn brings, to the point; what comes by the end of the next; and the rest,
as the network sees it. The same view always gets the same hints: no clock is asked, and chance follows from
what is seen.
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
from bastide.bots.lockstep import Played, choose
from bastide.bots.rollouts import Watched, begin
from bastide.bots.secret import best_choices, is_secret
from bastide.core.game import Game, Move, Result, Seat, View, side_scores, sides
from bastide.study.estimate import Estimator, Numbers, shared, won

HINTS: Final = 3  # ways that are told
WORLDS: Final = 6  # in which each is played on
LOOKED_AT: Final = 2500  # positions, about: who has asked waits for it
NEXT: Final = 1  # own turns that are played on
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


@dataclass(frozen=True)
class Future:
    """What came of a way in one world."""

    sheet: Sheet
    margin: float
    win: float
    rest: float
    places: Places  # of the own next turn


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


Begun = Sequence[Sequence[str]]  # ways, each to its end or as it begins


def hints(game: str, view: View, lines: Sequence[str], among: Begun = ()) -> list[Hint]:
    """The best three ways to go on from what a seat sees, the best first; fewer where there are no more.

    Ways that must be among them come first, as they are given.
    """
    return Adviser(_estimator(game), view).advise(lines, among)


def best_line(game: str, view: View, lines: Sequence[str]) -> str:
    """The line that Castellan would play, at once."""
    if len(lines) == 1:
        return lines[0]
    adviser = Adviser(_estimator(game), view)
    best = adviser.search([adviser.game.NOTATION.read(line) for line in lines])[0]
    return adviser.game.NOTATION.write(best.moves[0])


@cache
def _estimator(game: str) -> Estimator:
    return Estimator(game)


@dataclass(frozen=True)
class Turn:
    """A way through the own turn, with its lines."""

    lines: tuple[str, ...]
    way: Way


class Followed(Watched):
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

    def advise(self, lines: Sequence[str], among: Begun = ()) -> list[Hint]:
        turns = self.ways(lines, among)
        futures = self._play_on([turn.way for turn in turns])
        outlooks = [self._outlook(turn, future) for turn, future in zip(turns, futures, strict=True)]
        if not among:
            outlooks.sort(key=lambda one: (round(one.win, 2), one.margin), reverse=True)
        return [self._hint(outlooks, number) for number in range(len(outlooks))]

    def ways(self, lines: Sequence[str], among: Begun = ()) -> list[Turn]:
        """How the turn may go on, ways that differ in their order alone being one.

        Where all that were found are one, the best of what they do not begin with comes after them.
        """
        moves: Sequence[Move] = [self.game.NOTATION.read(line) for line in lines]
        found = {frozenset(turn.way.moves): turn for turn in map(self._ended, among)}
        while moves and len(found) < HINTS:
            for way in self.search(moves):
                written = tuple(self.game.NOTATION.write(move) for move in way.moves)
                found.setdefault(frozenset(way.moves), Turn(written, way))
            used = {move for turn in found.values() for move in turn.way.moves}
            moves = [move for move in moves if move not in used]
        return list(found.values())[:HINTS]

    def _ended(self, begun: Sequence[str]) -> Turn:
        """A way that was begun, gone on with as well as can be to the end of the turn."""
        moves = [self.game.NOTATION.read(line) for line in begun]
        state = self.game.copy(self.state)
        for move in moves:
            self.game.play(state, self.seat, move)
        way = Way(tuple(moves), state, 0.0)
        if self.game.to_act(state) == (self.seat,):
            further = self.estimator.ways(state, self.seat, self.game.legal_moves(state, self.seat))[0]
            way = Way((*moves, *further.moves), further.state, further.worth)
        return Turn(tuple(self.game.NOTATION.write(move) for move in way.moves), way)

    def search(self, moves: Sequence[Move]) -> list[Way]:
        if is_secret(self.game, moves):
            return best_choices(self.estimator.judge, self.state, self.seat, moves, HINTS)
        return self.estimator.ways(self.state, self.seat, moves)

    # -- playing on

    def _play_on(self, ways: Sequence[Way]) -> list[list[Future]]:
        """By way what came of it, in the same worlds for all."""
        luck = [Random(f"{self.seed} {number}") for number in range(WORLDS)]
        worlds = [self.game.imagine(self.state, self.seat, rng) for rng in luck]
        watched = [
            Followed(begin(self.game, self.estimator.judge, world, self.seat, way, number), self.seat, NEXT)
            for way in ways
            for number, world in enumerate(worlds)
        ]
        self._watch(watched)
        futures = [self.future(one) for one in watched]
        return [futures[first : first + WORLDS] for first in range(0, len(futures), WORLDS)]

    def _watch(self, watched: Sequence[Followed]) -> None:
        """All together, each until it is over for the seat, or enough has been looked at."""
        looked_at = 0
        while looked_at < LOOKED_AT:
            asked = [(one, one.next(self.game)) for one in watched if not one.is_over]
            running = [(one, question) for one, question in asked if question is not None]
            if not running:
                return
            games, questions = [one.played for one, _ in running], [question for _, question in running]
            moves = choose(self.estimator.judge, games, questions, None)
            for (one, question), move in zip(running, moves, strict=True):
                one.note(self.game, question, move)
            looked_at += sum([len(question.moves) for question in questions])

    def future(self, watched: Followed) -> Future:
        """What a seat may expect where it was played on to."""
        state = watched.played.state
        result = self.game.result(state)
        points, wins = self._judged(watched, result)
        rivals = [one for seat, one in enumerate(points) if seat not in self._own_side(result)]
        return Future(
            sheet=result.sheets[self.seat],
            margin=points[self.seat] - max(rivals, default=0.0),
            win=wins[self.seat],
            rest=points[self.seat] - side_scores(result)[self.seat],
            places=watched.places,
        )

    def _judged(self, watched: Watched, result: Result) -> tuple[list[float], list[float]]:
        """By seat, points and chances: the result, or what was thought of the own last choice or is now."""
        if result.final:
            return [float(score) for score in side_scores(result)], won(result)
        own = [choice for choice in watched.played.choices if choice.seat == self.seat]
        if not own:
            points, wins = self.estimator.standing(watched.played.state).tolist()
            return points, wins
        seats = len(result.scores)
        around = [(seat - self.seat) % seats for seat in range(seats)]  # the choosing seat comes first
        chances = shared([float(own[-1].wins[turn]) for turn in around], sides(result))
        return [float(own[-1].points[turn]) for turn in around], chances

    def _own_side(self, result: Result) -> list[Seat]:
        return next(side for side in sides(result) if self.seat in side)

    # -- telling

    def _outlook(self, turn: Turn, futures: Sequence[Future]) -> Outlook:
        before = self.result.sheets[self.seat]
        secret = is_secret(self.game, turn.way.moves)  # what it brings, others decide
        after = before if secret else self.game.result(turn.way.state).sheets[self.seat]
        sources = dict.fromkeys([*after, *(source for future in futures for source in future.sheet)])
        return Outlook(
            turn.lines,
            {one: points for one in after if (points := after[one] - before.get(one, 0))},
            {
                one: np.array([future.sheet.get(one, 0) - after.get(one, 0) for future in futures], float)
                for one in sources
            },
            float(np.mean([future.win for future in futures])),
            float(np.mean([future.margin for future in futures])),
            float(np.mean([future.rest for future in futures])),
            {} if secret else self._where(turn.way.moves),
            usual_places(futures),
        )

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
    for source in dict.fromkeys([*own.soon, *other.soon, *own.now, *other.now]):
        apart = by_then(own, source) - by_then(other, source)
        mean, error = float(apart.mean()), float(apart.std()) / len(apart) ** 0.5
        if abs(mean) >= max(CLEAR, SURE * error):
            found[source] = round(mean, 1)
    greatest = sorted(found, key=lambda source: -abs(found[source]))[:MOST_TOLD]
    return {source: found[source] for source in greatest}


def by_then(outlook: Outlook, source: str) -> Numbers:
    """World by world the points of a source, of this turn and of what followed."""
    return outlook.soon.get(source, np.zeros(WORLDS)) + outlook.now.get(source, 0)
