"""The analysis: what was given away is found, and luck and choice add up to the change of the estimate."""

from random import Random
from typing import Any

import pytest

import bastide
from bastide.bots.beam import Way
from bastide.core.game import CHANCE
from bastide.core.match import Match
from bastide.study.analysis import Walk, comes_to_the_same
from bastide.study.estimate import Estimator, shared, won
from bastide.study.findings import (
    CLEARLY,
    DOUBT,
    INACCURATE,
    MISTAKE,
    Analysis,
    accuracy,
    given_a_turn,
    given_away,
    mark_of,
    turning_point,
    turns_of,
)

QUICK = {"kingdom": 12, "seasons": 40, "burgundy": 30}  # rows that are looked at


def begun(game: str, rows: int, seed: int = 3, **options: Any) -> bastide.Match:
    """The beginning of a game that is played at random."""
    match = bastide.Match(game, seed=seed, **{"seats": 2, **options})
    rng = Random(seed)
    while len(match.log) < rows and not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.fixture(scope="module", params=sorted(QUICK))
def looked_at(request: pytest.FixtureRequest) -> tuple[bastide.Match, Analysis]:
    match = begun(request.param, QUICK[request.param])
    return match, match.analyse()


def test_luck_and_choice_add_up_to_the_change_of_the_estimate(
    looked_at: tuple[bastide.Match, Analysis],
) -> None:
    match, analysis = looked_at
    assert len(analysis.curve) == len(match.log) + 1
    for seat, played in enumerate(analysis.seats):
        first, last = analysis.curve[0], analysis.curve[-1]
        assert played.points.change == pytest.approx(last.points[seat] - first.points[seat])
        assert played.wins.change == pytest.approx(last.wins[seat] - first.wins[seat])
        luck = sum(one.wins[seat] for one in analysis.luck)
        assert played.wins.luck == pytest.approx(luck)
        own = [one for one in analysis.decisions if one.seat == seat]
        chosen = sum(one.after.wins[seat] - one.before.wins[seat] for one in own)
        assert played.wins.choices == pytest.approx(chosen)


def test_every_choice_is_judged_once_and_what_is_best_can_be_played(
    looked_at: tuple[bastide.Match, Analysis],
) -> None:
    match, analysis = looked_at
    judged = {decision.row: decision for decision in analysis.decisions}
    for number, row in enumerate(match.log):
        before = bastide.replay(match.record(), at=number)
        choices = before.legal(row.seat) if row.seat != bastide.CHANCE else []
        assert (number in judged) == (len(choices) > 1), row
        if number in judged:
            for line in judged[number].best:
                before.play(row.seat, line)


def test_chances_are_shared_by_all_sides(looked_at: tuple[bastide.Match, Analysis]) -> None:
    _, analysis = looked_at
    for estimate in analysis.curve:
        assert sum(estimate.wins) == pytest.approx(1)


def test_the_end_is_known() -> None:
    match = begun("seasons", 10_000)
    estimator = Estimator("seasons")
    points, wins = estimator.standing(match.state).tolist()
    assert points == match.result.scores
    assert wins == won(match.result)


def test_who_plays_at_random_gives_much_away_and_the_worst_of_it_is_a_mistake() -> None:
    match = begun("kingdom", 10_000, seed=1, cards=["fishermen", "miners", "workers"])
    rows = [(row.seat, row.line) for row in match.log]
    walk = Walk(match.game, match.beginning(), rows, Estimator("kingdom"))
    walk.skip(len(rows) - 22)
    found = [walk.step() for _ in range(16)]
    worst = max([one.decision for one in found if one.decision], key=lambda one: one.wins)
    assert worst.mark == "mistake"
    assert worst.best[0] != worst.line
    assert worst.after.wins[worst.seat] < worst.before.wins[worst.seat]
    assert accuracy(worst.wins) < 40


def test_what_is_found_at_a_row_does_not_depend_on_where_one_begins() -> None:
    match = begun("kingdom", 12)
    rows = [(row.seat, row.line) for row in match.log]
    walks = [Walk(match.game, match.beginning(), rows, Estimator("kingdom")) for _ in range(3)]
    found = [walks[0].step() for _ in range(9)]
    for walk, first in zip(walks[1:], (7, 8), strict=True):
        walk.skip(first)
        assert [walk.step() for _ in range(9 - first)] == found[first:]


def test_marks_follow_what_was_given_away() -> None:
    assert mark_of(0.0, CLEARLY) == "brilliant"
    assert mark_of(0.0, CLEARLY - 0.01) == "good"
    assert mark_of(INACCURATE, 1.0) == "good"
    assert mark_of(INACCURATE + 0.001, 1.0) == "inaccurate"
    assert mark_of(MISTAKE + 0.001, 1.0) == "mistake"
    assert accuracy(0.0) == 100
    assert accuracy(MISTAKE) < 40


def test_what_the_estimate_cannot_be_sure_of_is_not_given_away_and_does_not_add_up() -> None:
    assert given_away(DOUBT - 0.1, INACCURATE) == (0.0, 0.0)
    assert given_away(DOUBT, 0.0) == (DOUBT, 0.0)
    assert given_away(-1.0, 0.05) == (0.0, 0.05)
    assert given_away(3.0, -0.01) == (3.0, 0.0)


def test_what_was_given_away_is_told_by_turn_and_chance_or_another_ends_one() -> None:
    assert turns_of(0, [CHANCE, 0, 0, 1, 0, 1, 1]) == 2
    assert turns_of(0, [CHANCE, 0, 0, CHANCE, 0]) == 2  # alone
    assert given_a_turn([1.5, 0.0, 3.0], 2) == 2.25
    assert given_a_turn([], 0) == 0.0


def test_points_accuracy_and_marks_follow_from_what_each_decision_gave_away(
    looked_at: tuple[bastide.Match, Analysis],
) -> None:
    _, analysis = looked_at
    for decision in analysis.decisions:
        assert (decision.wins > INACCURATE) == (decision.mark in ("inaccurate", "mistake"))
        assert decision.points == 0 or decision.points >= DOUBT or decision.wins > INACCURATE
    for seat, played in enumerate(analysis.seats):
        own = [decision for decision in analysis.decisions if decision.seat == seat]
        assert played.accuracy == pytest.approx(sum(accuracy(one.wins) for one in own) / len(own))
        assert played.given <= sum(one.points for one in own)


def test_the_turning_point_is_luck_or_what_another_gave_away_and_never_what_was_not_foreseen() -> None:
    wins = [[0.5, 0.5], [0.4, 0.6], [0.6, 0.4], [0.75, 0.25], [1.0, 0.0]]
    given = {0: (0, 0.1), 1: (1, 0.2), 3: (0, 0.0)}  # the last row is the winner's own
    assert turning_point(wins, given, {2}, [0]) == 1
    assert turning_point(wins, given | {1: (1, 0.1)}, {2}, [0]) == 2
    assert turning_point(wins, given, set(), [1]) == 0
    assert turning_point(wins, {}, set(), [0]) == -1
    assert turning_point(wins, given, {2}, []) == -1


def test_partners_share_their_chance_and_who_plays_alone_keeps_what_is_seen() -> None:
    assert shared([0.6, 0.2, 0.2, 0.2], [[0, 2], [1, 3]]) == pytest.approx([2 / 3, 1 / 3, 2 / 3, 1 / 3])
    assert shared([0.3], [[0]]) == [0.3]


def test_the_same_moves_come_to_the_same_unless_their_order_made_a_difference() -> None:
    match = Match("kingdom", seed=1)
    first, second, *_ = match.game.legal_moves(match.state, match.to_act[0])
    one = Way((first, second), None, 12.0)
    assert comes_to_the_same(one, Way((second, first), None, 12.0))
    assert not comes_to_the_same(one, Way((second, first), None, 12.5))
    twice, other = ((*one.moves, move) for move in (first, second))
    assert not comes_to_the_same(Way(twice, None, 12.0), Way(other, None, 12.0))
