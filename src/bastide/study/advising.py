"""Someone who looks at a position with a seat's eyes: the ways to go on, and what comes of each."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from bastide.bots.beam import Way
from bastide.bots.secret import is_secret
from bastide.core.game import Game, Move, Result, Seat, View, side_scores
from bastide.core.study import Fact
from bastide.study.besides import change, likely, promised
from bastide.study.estimate import BEST, Estimator, Promise, in_order
from bastide.study.findings import margin
from bastide.study.futures import Followed, Future, Standing, standing_of
from bastide.study.outlooks import (
    USUAL,
    Brought,
    Coming,
    Figures,
    Outlook,
    coming_held,
    coming_points,
    mean,
    usual_places,
)

Begun = Sequence[Sequence[str]]  # ways that must be among others: of each its first line, or all of them


class Adviser:
    """A seat's position, imagined from what the seat sees."""

    def __init__(self, estimator: Estimator, view: View) -> None:
        self.estimator = estimator
        self.game: Game = estimator.game
        self.seat: Seat = view["seat"]
        self.seed = json.dumps(view, sort_keys=True)
        self.state: Any = self.game.from_view(view, Random(self.seed))
        self.result: Result = self.game.result(self.state)

    def outlooks(self, lines: Sequence[str], among: Begun = ()) -> list[Outlook]:
        """The best ways, the best first; where some must be among them, those first as they are given."""
        ways = self.ways(lines, among)
        promises = self.estimator.promises(self.state, self.seat, ways, Followed)
        if not among and not self.estimator.is_alone(self.state):
            promises = in_order(promises, self.seat, self.result)
        before = standing_of(self.game, self.state, self.seat)
        return [self._outlook(before, promise) for promise in promises]

    # -- ways

    def ways(self, lines: Sequence[str], among: Begun = ()) -> list[Way]:
        """How the turn may go on: what must be among it, then the best."""
        moves: Sequence[Move] = [self.game.NOTATION.read(line) for line in lines]
        ways = self.estimator.ways(self.state, self.seat, moves)
        few = self.estimator.few(self.state, self.seat, moves, ways)
        found: dict[frozenset[Move], Way] = {}
        for way in [*[self._whole(begun, ways) for begun in among], *few]:
            found.setdefault(frozenset(way.moves), way)
        return list(found.values())[:BEST]

    def _whole(self, begun: Sequence[str], ways: Sequence[Way]) -> Way:
        """Several lines are a way as they stand; one alone is gone on with as well as can be."""
        moves = tuple(self.game.NOTATION.read(line) for line in begun)
        if len(moves) == 1:
            return self.estimator.way_from(self.state, self.seat, moves[0], ways)
        state = self.game.copy(self.state)
        for move in moves:
            self.game.play(state, self.seat, move)
        return Way(moves, state, 0.0)

    # -- what comes of them

    def future(self, watched: Followed) -> Future:
        """What a seat may expect where it was played on to."""
        state = watched.played.state
        result = self.game.result(state)
        score = side_scores(result)[self.seat]
        told = self.estimator.told(watched)
        points, wins = (self.estimator.standing(state) if told is None else told).tolist()
        return Future(
            standing=standing_of(self.game, state, self.seat),
            score=score,
            win=wins[self.seat],
            margin=margin(points, self.seat, result),
            rest=points[self.seat] - score,
            places=watched.places,
        )

    def _outlook(self, before: Standing, promise: Promise) -> Outlook:
        """What a way promises, and why; of what is chosen in secret, others decide what it brings."""
        futures = [self.future(one) for one in promise.worlds if isinstance(one, Followed)]
        moves, is_open = promise.way.moves, not is_secret(self.game, promise.way.moves)
        after = standing_of(self.game, promise.way.state, self.seat) if is_open else before
        return Outlook(
            lines=tuple(self.game.NOTATION.write(move) for move in moves),
            figures=self._figures(promise, futures),
            brought=self._brought(before, after, moves) if is_open else Brought(),
            coming=Coming(
                points=coming_points(after, futures),
                spots=usual_places(futures),
                held={} if is_open else coming_held(before, futures),
            ),
            facts=self._facts(promise.way) if is_open else probable(before, futures),
        )

    def _figures(self, promise: Promise, futures: Sequence[Future]) -> Figures:
        points, wins = promise.numbers.tolist()
        later = mean([future.score + sum(future.standing.end.values()) for future in futures])
        ahead = margin(points, self.seat, self.result)
        return Figures(
            win=wins[self.seat],
            margin=ahead,
            rival=points[self.seat] - ahead,
            rest=points[self.seat] - later,
        )

    def _brought(self, before: Standing, after: Standing, moves: Sequence[Move]) -> Brought:
        gains = {source: points - before.sheet.get(source, 0) for source, points in after.sheet.items()}
        return Brought(
            now={source: points for source, points in gains.items() if points},
            where=self._where(moves),
            end=promised(before.end, after.end),
            held=change(before.held, after.held),
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

    def _facts(self, way: Way) -> list[Fact]:
        return self.game.STUDY.reasons.facts(self.state, way.state, self.seat, way.moves)


def probable(before: Standing, futures: Sequence[Future]) -> list[Fact]:
    return likely(before.deeds, [future.standing.deeds for future in futures], USUAL)
