"""A hint and the analysis: of the same line in the same position both say the same."""

from typing import Any

import pytest

from bastide.core.game import Seat
from bastide.core.match import Match
from bastide.study.analysis import Walk
from bastide.study.estimate import Estimator
from bastide.study.findings import Decision, margin
from tests.games.every import positions

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
    estimator, compared = Estimator(key), 0
    for match in positions(key, options, seed=19, number=4):
        seat = match.to_act[0]
        hints, would_play = match.hints(seat), match.hint(seat)
        for hint in hints if len(match.legal(seat)) > 1 else []:
            decision = judged(match, seat, hint.lines[0], estimator)
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


def judged(match: Match, seat: Seat, line: str, estimator: Estimator) -> Decision:
    """What the analysis says of a line that is played now."""
    rows = [*[(row.seat, row.line) for row in match.log], (seat, line)]
    walk = Walk(match.game, match.beginning(), rows, estimator)
    walk.skip(len(rows) - 1)
    decision = walk.step().decision
    assert decision is not None
    return decision
