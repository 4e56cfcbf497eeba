"""A hint and the analysis: of the same line in the same position both say the same."""

import json
from collections.abc import Iterator, Sequence
from copy import copy
from random import Random
from typing import Any

import pytest

from bastide.bots.greedy import Greedy
from bastide.core.game import Seat
from bastide.core.match import Match
from bastide.study.analysis import Walk
from bastide.study.estimate import Estimator, Node
from bastide.study.findings import Decision, margin
from tests.games.every import positions


class Remembering(Estimator):
    """Looks but once at a position that is asked about again, as for every hint there."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.looked: dict[tuple[str, str, Seat | None], Node] = {}

    def look(self, state: Any, seed: str, seat: Seat | None = None) -> Node:
        asked = (json.dumps(self.game.write_state(state)), seed, seat)
        if asked not in self.looked:
            self.looked[asked] = super().look(state, seed, seat)
        return self.looked[asked]


TABLES: list[tuple[str, dict[str, Any]]] = [
    ("burgundy", {"seats": 2}),
    ("burgundy", {"seats": 4, "mode": "team"}),
    ("kingdom", {"seats": 2}),
    ("kingdom", {"seats": 3}),
    ("seasons", {"seats": 2}),
    ("seasons", {"seats": 3}),
]


@pytest.mark.parametrize(("key", "options"), TABLES, ids=str)
def test_of_one_line_hint_and_analysis_tell_the_same_chance_and_margin(
    key: str, options: dict[str, Any]
) -> None:
    estimator, compared = Remembering(key), 0
    for match in positions(key, options, seed=19, number=4):
        seat = match.to_act[0]
        hints, would_play = match.hints(seat), match.hint(seat)
        told = hints if len(match.legal(seat)) > 1 else []
        decisions = judged(match, seat, [hint.lines[0] for hint in told], estimator)
        for hint, decision in zip(told, decisions, strict=True):
            points, wins = decision.after
            assert (hint.win, hint.margin) == (
                round(wins[seat], 2),
                round(margin(points, seat, match.result), 1),
            )
            best = next(other for other in hints if other.lines[0] == would_play)
            assert best.win == round(decision.before.wins[seat], 2)
            assert best.margin == round(margin(decision.before.points, seat, match.result), 1)
            compared += 1
    assert compared > 3


def judged(match: Match, seat: Seat, lines: Sequence[str], estimator: Estimator) -> Iterator[Decision]:
    """What the analysis says of each of these lines when it is played now; it comes the same way to all."""
    rows = [(row.seat, row.line) for row in match.log]
    walk = Walk(match.game, match.beginning(), [*rows, *[(seat, line) for line in lines[:1]]], estimator)
    walk.skip(len(rows))
    for line in lines:
        one = copy(walk)
        one.squire = Greedy(match.game.KEY, Random(0))  # who decides by chance has not been asked before
        one.state, one.rows = match.game.copy(walk.state), [*rows, (seat, line)]
        decision = one.step().decision
        assert decision is not None
        yield decision
