"""Turns played on, and secret choices mixed."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from bastide.bots.beam import Beam, Way
from bastide.bots.judging import Asked, ByNetwork, Seen
from bastide.bots.lockstep import Played
from bastide.bots.matrix import mixtures
from bastide.bots.network import Judgement, Network, new_weights
from bastide.bots.rollouts import ENOUGH, FIRST, Field, Rollouts, Watched, is_sure, play_watched
from bastide.bots.secret import Mixing, mix_choices
from bastide.bots.tuning import Tuning, tuning_of
from bastide.core.match import Match
from tests.bots.thinking import LATER, Clock, small
from tests.games.every import positions

FEWER = Mixing(
    ((2, 1), (2, 4), (3, 4))
)  # choices, in so many worlds: those of four seats are many more tables
MIXING = Mixing(((3, 1), (3, 4), (5, 4)))
PENNIES = np.array([[1.0, -1.0], [-1.0, 1.0]])  # to who wants to have chosen the same


def test_a_game_of_three_signs_is_mixed_alike() -> None:
    signs = np.array([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], float)
    own, other = mixtures([signs, -signs], rounds=4000)
    assert np.allclose(own, 1 / 3, atol=0.03)
    assert np.allclose(other, 1 / 3, atol=0.03)


def test_what_is_better_against_everything_is_always_chosen() -> None:
    own, _ = mixtures([np.array([[1.0, 1.0], [2.0, 3.0]]), np.array([[0.0, 1.0], [1.0, 0.0]])])
    assert own[1] > 0.99


def test_three_mix_what_each_can_choose() -> None:
    """Who alone differs from the two others wins; nobody can be read, so all mix alike."""
    wins = [np.zeros((2, 2, 2)) for _ in range(3)]
    for chosen in np.ndindex(2, 2, 2):
        for player in range(3):
            wins[player][chosen] = chosen.count(chosen[player]) == 1
    for mixed in mixtures(wins, rounds=4000):
        assert np.allclose(mixed, 0.5, atol=0.05)
    fixed = [np.zeros((2, 2, 2)) for _ in range(3)]
    fixed[0][1], fixed[1][:, 0] = 1.0, 1.0
    first, second, _ = mixtures(fixed)
    assert (first[1] > 0.99, second[0] > 0.99) == (True, True)


def test_who_counts_on_carelessness_gains_by_it_as_far_as_it_goes() -> None:
    for careless, least, most in ((0.0, 0.45, 0.55), (0.6, 0.99, 1.0), (1.0, 0.99, 1.0)):
        own, other = mixtures([PENNIES, -PENNIES], rounds=4000, careless=careless)
        assert least < own[0] <= most
        assert careless == 0 or other[1] > 0.99  # the other, who takes care, escapes
    second = np.array(
        [[0.0, 0.0], [-1.0, 2.0]]
    )  # brings more than it costs, if the other takes care half the time
    own, _ = mixtures([second, np.array([[0.0, 1.0], [0.0, 1.0]])], rounds=4000, careless=0.5)
    assert own[1] > 0.99
    own, _ = mixtures([second, np.array([[0.0, 1.0], [0.0, 1.0]])], rounds=4000, careless=0.8)
    assert own[0] > 0.99


def turn(match: Match, judge: ByNetwork) -> list[Way]:
    seat = match.to_act[0]
    return Beam(match.game, judge, 4).turns(
        match.state, seat, match.game.legal_moves(match.state, seat), LATER
    )


@pytest.mark.parametrize("game", ["burgundy", "kingdom"])
def test_candidates_are_played_on_alike_by_the_same_seed(game: str) -> None:
    match = next(iter(positions(game, {"seats": 2}, seed=4, number=1)))
    judge = ByNetwork(match.game, small(game))
    ways, rollouts = turn(match, judge), Rollouts(match.game, judge, candidates=3, worlds=2)
    first, again = (
        rollouts.in_worlds(match.state, match.to_act[0], ways, Random(1), LATER) for _ in range(2)
    )
    assert [way.worth for way in first] == [way.worth for way in again]
    assert {way.moves[0] for way in first} == {way.moves[0] for way in ways[:3]}


def ends(match: Match, judge: ByNetwork) -> list[Way]:
    seat = match.to_act[0]
    moves = match.game.legal_moves(match.state, seat)
    return Beam(match.game, judge, 4).ends(match.state, seat, moves, LATER)


def test_the_ends_of_a_turn_differ_in_more_than_the_order_of_their_moves() -> None:
    match = Match("kingdom", seed=5)
    found = ends(match, ByNetwork(match.game, small("kingdom")))
    assert len({frozenset(way.moves) for way in found}) == len(found) > 3
    assert [way.worth for way in found] == sorted([way.worth for way in found], reverse=True)


def test_few_worlds_change_little_and_many_decide() -> None:
    match = Match("kingdom", seed=5)
    judge = ByNetwork(match.game, small("kingdom"))
    ways = [
        Way(way.moves, way.state, worth) for way, worth in zip(ends(match, judge), (9.0, 8.0), strict=False)
    ]
    field = Field(Rollouts(match.game, judge, candidates=2, worlds=1), match.state, 0, ways, Random(1))
    assert [field.worth(0), field.worth(1)] == [0.0, -1.0]
    field.told = [[5.0], [7.0]]
    assert -1.0 < field.worth(1) < 0.0
    assert field.ranked()[0] == ways[0]
    field.told = [[5.0, 6.0] * 20, [7.0, 8.0] * 20]
    assert 0.0 < field.worth(1) < 2.0
    assert field.ranked()[0].moves == ways[1].moves


class Timed(Field):
    """A world takes each candidate a second; what comes of it is drawn, or always the same."""

    luck = True

    def play(self, worlds: int, last: float) -> None:  # noqa: ARG002  a world takes what it takes
        assert isinstance(self.rollouts.clock, Clock)
        self.rollouts.clock.now += worlds * len(self.running)
        for candidate in self.running:
            self.told[candidate] += [self.rng.random() if self.luck else 1.0 for _ in range(worlds)]


def field_of(worths: list[float], candidates: int, luck: bool = True) -> Timed:
    match, clock = Match("kingdom", seed=5), Clock(0.0)
    judge = ByNetwork(match.game, small("kingdom"))
    ways = [Way((), match.state, worth) for worth in worths]
    rollouts = Rollouts(match.game, judge, candidates, worlds=1, clock=clock)
    field = Timed(rollouts, match.state, 0, ways, Random(1))
    field.luck = luck
    return field


def test_only_ways_are_played_on_that_differ_and_are_near_the_best() -> None:
    field = field_of([9.0, 9.0001, 8.0, 8.0, 5.1, 4.9], candidates=5)
    assert [way.worth for way in field.ways] == [9.0, 8.0, 5.1]


def test_where_the_network_is_less_sure_more_is_played_on_and_worlds_count_for_more() -> None:
    leads = []
    for game in ("kingdom", "burgundy"):
        match = Match(game, seed=5)
        ways = [Way((), match.state, worth) for worth in (9.0, 8.0, 4.0)]
        rollouts = Rollouts(match.game, ByNetwork(match.game, small(game)), candidates=3, worlds=1)
        field = Field(rollouts, match.state, 0, ways, Random(1))
        field.told[:2] = [[5.0], [7.0]]
        leads.append((len(field.ways), field.worth(1)))
    (few, little), (more, much) = leads
    assert (few, more) == (2, 3)
    assert -1.0 < little < much


def test_as_many_worlds_are_played_as_there_is_time_for() -> None:
    field = field_of([9.0, 8.0], candidates=2)
    field.play_until(until=7.0, most=100, last=LATER)
    assert [len(told) for told in field.told] == [3, 3]
    field.play_until(until=LATER, most=2, last=LATER)
    assert [len(told) for told in field.told] == [5, 5]


def test_worlds_without_luck_are_not_played_over_and_over() -> None:
    field = field_of([9.0, 8.0], candidates=2, luck=False)
    field.play_until(until=LATER, most=100, last=LATER)
    assert len(field.told[0]) < 10
    assert field.worth(1) == 0.0  # whatever the network thought


def test_the_better_half_is_played_on_twice_as_long() -> None:
    field = field_of([9.0, 8.9, 8.8, 8.7, 8.6], candidates=5)
    best = field.rollouts.halving(field, worlds=1, until=LATER)
    assert sorted([len(told) for told in field.told]) == [1, 1, 3, 7, 7]
    assert best[0].moves == field.ways[field.running[0]].moves


def test_halving_keeps_to_the_clock_and_has_an_answer_at_once() -> None:
    match = Match("kingdom", seed=5)
    judge = ByNetwork(match.game, small("kingdom"))
    ways, clock = turn(match, judge), Clock(0.1)
    rollouts = Rollouts(match.game, judge, candidates=4, worlds=2, clock=clock)
    best = rollouts.in_time(match.state, match.to_act[0], ways, Random(1), until=clock.now + 3.0)
    assert clock.now < 3.0 + 1.0
    assert best[0].moves[0] in {way.moves[0] for way in ways}


class Slow(ByNetwork):
    """A look ahead takes a tenth of a second."""

    clock: Clock

    def see(self, asked: Sequence[Asked]) -> Seen:
        self.clock.now += 0.1
        return super().see(asked)


@pytest.mark.parametrize("seconds", [0.3, 1.0, 3.0])
@pytest.mark.parametrize("game", ["burgundy", "kingdom", "seasons"])
def test_however_slow_a_world_is_it_is_left_when_time_is_up(game: str, seconds: float) -> None:
    (match,) = positions(game, {"seats": 4}, seed=4, number=1)
    judge, seat = Slow(match.game, small(game)), match.to_act[0]
    judge.clock = Clock(0.0)
    ways = [Way((move,), match.state, 9.0 - place / 10) for place, move in enumerate(moves_of(match)[:16])]
    rollouts = Rollouts(match.game, judge, candidates=16, worlds=1, turns=2, clock=judge.clock)
    best = rollouts.in_time(match.state, seat, ways, Random(1), until=seconds)
    assert seconds <= judge.clock.now < seconds + 0.11
    assert best[0].moves[0] in moves_of(match)


def test_the_first_world_tells_of_the_best_few_though_there_is_no_time_for_all() -> None:
    (match,) = positions("burgundy", {"seats": 4}, seed=4, number=1)
    judge, seat = Slow(match.game, small("burgundy")), match.to_act[0]
    judge.clock = Clock(0.0)
    ways = [Way((move,), match.state, 9.0 - place / 10) for place, move in enumerate(moves_of(match)[:8])]
    rollouts = Rollouts(match.game, judge, candidates=8, worlds=1, turns=1, clock=judge.clock)
    fields = [Field(rollouts, match.state, seat, ways, Random(1)) for _ in range(2)]
    fields[0].play(1, LATER)
    whole, judge.clock.now = judge.clock.now, 0.0
    fields[1].play(1, last=whole - 0.15)  # all but the last look
    assert [len(told) for told in fields[1].told] == [1] * FIRST + [0] * (len(ways) - FIRST)


def moves_of(match: Match) -> Sequence[Any]:
    return match.game.legal_moves(match.state, match.to_act[0])


def test_who_has_no_choice_any_more_is_judged_by_the_position_not_by_the_points_of_now() -> None:
    match = Match("seasons", seed=1, seats=2)
    judge = ByNetwork(match.game, small("seasons"))
    watched = Watched(Played(match.state, Random(1), [judge, judge]), seat=0, turns=1)
    judged = judge.network.judge(match.state, 0)
    assert watched.worth(match.game, judge) == pytest.approx(float(judge.worth(judged, [1], 0.5)[0]))
    assert watched.worth(match.game, judge) != 0.0


def test_what_is_thought_at_the_end_of_each_own_turn_counts_alike() -> None:
    match = next(iter(positions("burgundy", {"seats": 2}, seed=4, number=1)))
    judge, seat = ByNetwork(match.game, small("burgundy")), match.to_act[0]
    worths, lasts = [], []
    for turns in (1, 2, 3):
        played = Played(match.game.copy(match.state), Random(1), [judge, judge])
        watched = Watched(played, seat, turns)
        play_watched(match.game, judge, [watched])
        worths.append(watched.worth(match.game, judge))
        last = next(choice for choice in reversed(played.choices) if choice.seat == seat)
        lasts.append(float(last.points[0] - 0.5 * last.points[1]))
    assert len(set(lasts)) == 3
    assert worths == pytest.approx([lasts[0], sum(lasts[:2]) / 2, sum(lasts) / 3])


def test_a_turn_that_never_comes_counts_as_the_result() -> None:
    match = next(iter(positions("kingdom", {"seats": 2}, seed=4, number=1)))
    judge, seat = ByNetwork(match.game, small("kingdom")), match.to_act[0]
    played = Played(match.game.copy(match.state), Random(1), [judge, judge])
    watched = Watched(played, seat, turns=1000)
    play_watched(match.game, judge, [watched])
    assert watched.is_over
    scores = match.game.result(played.state).scores
    ended = scores[seat] - 0.5 * scores[1 - seat]
    thought = [
        next(choice for choice in reversed(played.choices[:end]) if choice.seat == seat)
        for end in watched.ends
    ]
    told = [float(choice.points[0] - 0.5 * choice.points[1]) for choice in thought]
    mean = (sum(told) + ended * (1000 - len(told))) / 1000
    assert watched.worth(match.game, judge) == pytest.approx(mean)


def test_a_round_of_secret_choices_is_played_until_the_next_are_made() -> None:
    match = Match("seasons", seed=1, seats=2)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    judge = ByNetwork(match.game, small("seasons"))
    played = Played(match.state, Random(1), [judge, judge])
    play_watched(match.game, judge, [Watched(played, seat=0, turns=1)])
    assert len(played.choices) > 2
    assert sorted([choice.seat for choice in played.choices[-2:]]) == [0, 1]


@pytest.mark.parametrize(("seats", "mixing"), [(2, MIXING), (3, MIXING), (4, FEWER)])
def test_secret_choices_are_mixed(seats: int, mixing: Mixing) -> None:
    match = Match("seasons", seed=1, seats=seats)
    judge = ByNetwork(match.game, small("seasons"))
    moves = match.game.legal_moves(match.state, 0)
    ways = mix_choices(judge, match.state, 0, moves, Random(1), mixing, until=200.0, clock=Clock(1.0))
    assert len(ways) > 1
    assert sum(way.worth for way in ways) == pytest.approx(1.0)
    for until in (0.0, 3.0):  # before anything is begun, and in the midst of it
        cut = mix_choices(judge, match.state, 0, moves, Random(1), mixing, until=until, clock=Clock(1.0))
        assert [way.worth for way in cut] == [1.0]


@pytest.mark.parametrize(("chance", "weight"), [(0.5, 0.5), (0.8, 0.5), (0.9, 0.25), (1.0, 0.0)])
def test_the_surer_the_win_the_less_the_others_points_count(chance: float, weight: float) -> None:
    match = Match("kingdom", seed=1, seats=2)
    judged = Judgement(np.array([[60.0, 40.0]], np.float32), np.array([[chance, 1 - chance]], np.float32))

    class Sure(Network):
        def judge(self, _state: Any, _seat: int) -> Judgement:
            return judged

    network = Sure("kingdom", new_weights("kingdom", (16, 8), seed=1))
    judge = ByNetwork(match.game, network).for_points(match.state, 0)
    assert [judge.others(0), judge.others(1)] == [pytest.approx(weight), 0.5]


def test_in_imagined_worlds_only_who_has_nearly_won_counts_the_others_points_less() -> None:
    match = Match("seasons", seed=1, seats=2)  # both choose in secret
    asked = [Asked(match.state, seat, match.game.legal_moves(match.state, seat)) for seat in (0, 1)]
    plain = ByNetwork(match.game, small("seasons"))
    judge = ByNetwork(match.game, small("seasons"), nearly_won={0: 0.0})
    own, other = judge.look_ahead(asked)
    as_usual = plain.look_ahead(asked)
    assert own.worths == pytest.approx(plain.see(asked[:1]).judged.points[:, 0])
    assert own.worths != pytest.approx(as_usual[0].worths)
    assert other.worths == pytest.approx(as_usual[1].worths)


def test_a_game_that_was_not_measured_is_searched_as_is_usual() -> None:
    assert tuning_of("chess") == Tuning()


def test_more_worlds_of_the_same_choices_are_weighed_with_those_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match("seasons", seed=1, seats=2)
    judge = ByNetwork(match.game, small("seasons"))
    moves = match.game.legal_moves(match.state, 0)
    brought = iter([9.0, -1.0])

    def payoffs(*_: object) -> tuple[Any, Any]:
        first = np.array([[next(brought)], [0.0]])
        return first, np.zeros_like(first)

    monkeypatch.setattr("bastide.bots.secret.payoffs", payoffs)
    twice = Mixing(((2, 1), (2, 1)))
    ways = mix_choices(judge, match.state, 0, moves, Random(1), twice, until=20.0, clock=Clock(1.0))
    assert ways[0].worth > 0.99


@pytest.mark.parametrize(("careless", "least", "most"), [(0.0, 0.4, 0.6), (1.0, 0.99, 1.0)])
def test_the_others_are_taken_to_be_as_careless_as_is_said(
    careless: float, least: float, most: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match("seasons", seed=1, seats=2)
    judge = ByNetwork(match.game, small("seasons"))
    moves = match.game.legal_moves(match.state, 0)
    monkeypatch.setattr("bastide.bots.secret.payoffs", lambda *_: [PENNIES, -PENNIES])
    mixing = Mixing(((2, 1),), careless=careless)
    ways = mix_choices(judge, match.state, 0, moves, Random(1), mixing, until=20.0, clock=Clock(1.0))
    assert least < ways[0].worth <= most


def test_without_time_nothing_is_played_on() -> None:
    match = Match("kingdom", seed=5)
    judge = ByNetwork(match.game, small("kingdom"))
    ways, clock = turn(match, judge), Clock(1.0)
    rollouts = Rollouts(match.game, judge, candidates=4, worlds=2, clock=clock)
    for play in (rollouts.in_worlds, rollouts.in_time):
        best = play(match.state, match.to_act[0], ways, Random(1), clock.now)
        assert [way.moves for way in best] == [way.moves for way in ways[:4]]


def test_what_comes_to_the_same_is_sure_also_if_it_was_reckoned_in_another_order() -> None:
    assert is_sure([12.0, 12.000004] * ENOUGH)
    assert not is_sure([12.0, 12.01] * ENOUGH)
    assert not is_sure([12.0] * (ENOUGH - 1))
