"""Levels: how much each of them searches, and what a bot keeps in mind while it plays."""

import gc
import json
from random import Random
from typing import Any

import numpy as np
import pytest

import bastide
from bastide.bots.beam import Beam, Way
from bastide.bots.evaluate import OF_TURNS
from bastide.bots.judging import ByHand
from bastide.bots.levels import LEVELS, Level, Thinker
from bastide.bots.network import Judgement, Network, Sight, new_weights
from bastide.bots.rollouts import Field, Rollouts
from bastide.bots.secret import best_choices, mix_choices
from bastide.core.match import Match
from tests.bots.thinking import LATER, Clock, quick, small
from tests.games.every import CASES, NAMES, positions


def test_alone_the_evaluation_by_hand_decides() -> None:
    match = next(iter(positions("burgundy", {"seats": 1, "mode": "solo"}, seed=4, number=1)))
    seat, rng = match.to_act[0], Random(1)
    moves = match.game.legal_moves(match.state, seat)
    by_hand = Beam(match.game, ByHand(match.game, OF_TURNS["burgundy"]), 6).turns(
        match.state, seat, moves, LATER
    )
    thinker = Thinker("burgundy", rng, Level(network=True, width=2), small("burgundy"))
    assert thinker.pick(match.state, seat, moves, LATER) == by_hand[0].moves[0]


@pytest.mark.parametrize(("level", "most"), [("regent", 2), ("sovereign", 5), ("castellan", 1)])
def test_the_stronger_thinks_of_more_secret_choices(
    level: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match("seasons", seed=1, seats=2)
    moves = match.game.legal_moves(match.state, 0)
    thought = [1]

    def mix(*asked: Any) -> list[Way]:
        ways = mix_choices(*asked)
        thought.append(len(ways))
        return ways

    monkeypatch.setattr("bastide.bots.levels.mix_choices", mix)
    bot = Thinker("seasons", Random(1), LEVELS[level], small("seasons"))
    bot.pick(match.state, 0, moves, LATER)
    assert max(thought) == most


@pytest.mark.parametrize(
    ("level", "least", "most"), [("castellan", 0, 0), ("regent", 50, 70), ("sovereign", 100, 100)]
)
def test_the_stronger_is_the_more_wary_of_being_read(
    level: str, least: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a hundred secret choices so many are mixed; the others are what looks best."""
    match, mixed = Match("seasons", seed=1, seats=2), []
    moves = match.game.legal_moves(match.state, 0)

    def mix(*_asked: Any) -> list[Way]:
        mixed.append(1)
        return [Way((moves[0],), match.state, 1.0)]

    monkeypatch.setattr("bastide.bots.levels.mix_choices", mix)
    bot = Thinker("seasons", Random(1), LEVELS[level], small("seasons"))
    for _ in range(100):
        bot.pick(match.state, 0, moves, LATER)
    assert least <= len(mixed) <= most


@pytest.mark.parametrize(("level", "chosen"), [("regent", {0}), ("sovereign", {1})])
def test_sovereign_counts_on_others_who_take_what_looks_best(
    level: str, chosen: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What pays against their first choice alone, and costs half as much against another that is better."""

    def payoffs(_judge: Any, _world: Any, _players: Any, choices: Any, *_: Any) -> list[Any]:
        own, other = np.zeros([len(ways) for ways in choices]), np.zeros([len(ways) for ways in choices])
        own[1, 0], own[1, 1:], other[:, 1] = 2.0, -1.0, 1.0
        return [own, other]

    monkeypatch.setattr("bastide.bots.secret.payoffs", payoffs)
    match = Match("seasons", seed=1, seats=2)
    moves = match.game.legal_moves(match.state, 0)
    bot = Thinker("seasons", Random(1), LEVELS[level], small("seasons"))
    assert bot.network is not None
    looks_best = [way.moves[0] for way in best_choices(bot.network, match.state, 0, moves, 2)]
    picked = [bot.pick(match.state, 0, moves, LATER) for _ in range(20)]
    assert {looks_best.index(move) for move in picked} == chosen


@pytest.mark.parametrize(("level", "weight"), [("regent", 0.5), ("sovereign", 0.0)])
def test_only_sovereign_plays_for_points_where_he_is_sure_to_win(
    level: str, weight: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    class Noted(Rollouts):
        def halving(self, field: Field, worlds: int, until: float) -> list[Way]:
            asked.append([self.judge.others(seat), self.judge.others(1 - seat)])
            return super().halving(field, min(worlds, 1), until)

    class Sure(Network):
        def judge(self, state: Any, seat: int) -> Judgement:
            return Judgement(super().judge(state, seat).points, np.array([[1.0, 0.0]], np.float32))

    monkeypatch.setattr("bastide.bots.levels.Rollouts", Noted)
    match = next(iter(positions("kingdom", {"seats": 2}, seed=4, number=1)))
    seat = match.to_act[0]
    network = Sure("kingdom", new_weights("kingdom", (16, 8), seed=1))
    bot = Thinker("kingdom", Random(1), LEVELS[level], network)
    bot.pick(match.state, seat, match.game.legal_moves(match.state, seat), LATER)
    assert asked == [[weight, 0.5]]


@pytest.mark.parametrize(
    ("game", "level", "turns"),
    [("burgundy", "sovereign", 2), ("burgundy", "regent", 1), ("kingdom", "sovereign", 1)],
)
def test_who_uses_all_the_time_plays_two_turns_on_where_that_is_better(
    game: str, level: str, turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    class Noted(Rollouts):
        def halving(self, field: Field, worlds: int, until: float) -> list[Way]:
            asked.append(self.turns)
            return super().halving(field, worlds, until)

    monkeypatch.setattr("bastide.bots.levels.Rollouts", Noted)
    match = next(iter(positions(game, {"seats": 2}, seed=4, number=1)))
    seat = match.to_act[0]
    bot = Thinker(game, Random(1), quick(LEVELS[level]), small(game))
    bot.clock = Clock(0.001)
    bot.choose(match.view(seat), match.legal(seat), seconds=1.0)
    assert asked == [turns]


@pytest.mark.parametrize(
    ("game", "level", "searched"),
    [
        ("burgundy", "regent", (4, 2)),
        ("kingdom", "regent", (6, 4)),
        ("burgundy", "castellan", (3, 1)),
        ("burgundy", "sovereign", (16, 0)),
        ("kingdom", "sovereign", (8, 0)),
    ],
)
def test_as_many_turns_are_played_on_as_are_enough_in_the_game(
    game: str, level: str, searched: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    class Noted(Rollouts):
        def halving(self, field: Field, worlds: int, until: float) -> list[Way]:
            asked.append((self.candidates, self.worlds))
            return super().halving(field, min(worlds, 1), until)

    monkeypatch.setattr("bastide.bots.levels.Rollouts", Noted)
    match = next(iter(positions(game, {"seats": 2}, seed=4, number=1)))
    seat = match.to_act[0]
    bot = Thinker(game, Random(1), LEVELS[level], small(game))
    bot.pick(match.state, seat, match.game.legal_moves(match.state, seat), LATER)
    assert asked == [searched]


def of_wins(bot: Thinker) -> float:
    """What a sure win is worth to it, in points."""
    assert bot.network is not None
    return bot.network.win


def test_only_where_it_was_measured_to_help_a_sure_win_counts_beside_points() -> None:
    wins = {
        (game, level): of_wins(Thinker(game, Random(1), LEVELS[level], small(game)))
        for game in bastide.games()
        for level in ("castellan", "regent", "sovereign")
    }
    assert {key for key, win in wins.items() if win > 0} == {("seasons", "regent"), ("seasons", "sovereign")}


@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_every_level_chooses_in_every_kind_of_game(key: str, options: dict[str, Any]) -> None:
    network = small(key)
    for match in positions(key, options, seed=6, number=2):
        for name, level in LEVELS.items():
            for seat in match.to_act[:1]:
                bot = Thinker(key, Random(1), quick(level), network)
                assert bot.choose(match.view(seat), match.legal(seat), seconds=0.05) in match.legal(seat), (
                    name
                )


@pytest.mark.parametrize(
    ("game", "options", "is_quick"),
    [
        ("burgundy", {"seats": 2}, True),
        ("burgundy", {"seats": 3}, False),
        ("burgundy", {"seats": 2, "modules": ["shields"]}, False),
        ("kingdom", {"seats": 2}, False),
    ],
)
def test_castellan_glances_ahead_only_where_that_is_quick(
    game: str, options: dict[str, Any], is_quick: bool
) -> None:
    match = next(iter(positions(game, options, seed=4, number=1)))
    seat, rng = match.to_act[0], Random(1)
    bot = Thinker(game, rng, LEVELS["castellan"], small(game))
    bot.pick(match.state, seat, match.game.legal_moves(match.state, seat), LATER)
    assert (rng.random() != Random(1).random()) == is_quick  # worlds are drawn from it


class Watching(Network):
    """Notes whether garbage is looked for while it is asked."""

    collecting: bool | None = None

    def sight(self, state: Any) -> Sight:
        self.collecting = gc.isenabled()
        return super().sight(state)


def test_while_a_bot_thinks_no_garbage_is_looked_for() -> None:
    match = Match("kingdom", seed=7)
    seat = match.to_act[0]
    network = Watching("kingdom", new_weights("kingdom", (16, 8), seed=1))
    bot = Thinker("kingdom", Random(1), quick(LEVELS["castellan"]), network)
    assert gc.isenabled()
    bot.choose(match.view(seat), match.legal(seat), seconds=1.0)
    assert network.collecting is False
    assert gc.isenabled()


@pytest.mark.parametrize("game", bastide.games())
def test_the_same_seed_chooses_the_same(game: str) -> None:
    network = small(game)
    for match in positions(game, {"seats": 2}, seed=8, number=3):
        if not match.over:
            seat = match.to_act[0]
            bots = [
                Thinker(game, Random(3), quick(LEVELS["regent"], seconds=100.0), network) for _ in range(2)
            ]
            first, again = (bot.choose(match.view(seat), match.legal(seat), seconds=1000.0) for bot in bots)
            assert first == again


class Counted(Network):
    """Counts how often it is asked."""

    asked = 0

    def sight(self, state: Any) -> Sight:
        self.asked += 1
        return super().sight(state)


def test_a_turn_is_planned_once_and_then_played() -> None:
    match = Match("kingdom", seed=7)
    seat = match.to_act[0]
    network = Counted("kingdom", new_weights("kingdom", (16, 8), seed=1))
    bot, asked = Thinker("kingdom", Random(1), quick(LEVELS["castellan"], seconds=100.0), network), []
    while match.to_act == (seat,):
        match.play(seat, bot.choose(match.view(seat), match.legal(seat), seconds=1000.0))
        asked.append(network.asked)
    assert len(asked) == 4
    assert asked[0] == asked[-1] > 0


def test_turns_of_several_tables_are_kept_in_mind_at_once_however_views_travel() -> None:
    matches = [Match("kingdom", seed=seed) for seed in (7, 8, 9)]
    network = Counted("kingdom", new_weights("kingdom", (16, 8), seed=1))
    bot, asked = Thinker("kingdom", Random(1), quick(LEVELS["castellan"], seconds=100.0), network), []
    turns = [(match, match.to_act[0]) for match in matches]
    while any(match.to_act == (seat,) for match, seat in turns):
        for match, seat in turns:
            if match.to_act == (seat,):
                view = json.loads(json.dumps(match.view(seat)))
                match.play(seat, bot.choose(view, match.legal(seat), seconds=1000.0))
        asked.append(network.asked)
    assert len(asked) == 4
    assert asked[0] == asked[-1] > 0


def test_no_more_plans_are_kept_than_a_bot_can_have_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.bots.levels.PLANS", 2)
    network = Counted("kingdom", new_weights("kingdom", (16, 8), seed=1))
    bot, again = Thinker("kingdom", Random(1), quick(LEVELS["castellan"], seconds=100.0), network), []
    matches = [Match("kingdom", seed=seed) for seed in (7, 8, 9)]
    for match in matches:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.legal(seat), seconds=1000.0))
    for match in (matches[2], matches[0]):
        before, seat = network.asked, match.to_act[0]
        bot.choose(match.view(seat), match.legal(seat), seconds=1000.0)
        again.append(network.asked > before)
    assert again == [False, True]


def test_a_plan_is_dropped_when_things_went_another_way() -> None:
    match = Match("kingdom", seed=7)
    seat = match.to_act[0]
    network = Counted("kingdom", new_weights("kingdom", (16, 8), seed=1))
    bot = Thinker("kingdom", Random(1), quick(LEVELS["castellan"], seconds=100.0), network)
    planned = bot.choose(match.view(seat), match.legal(seat), seconds=1000.0)
    for line in [line for line in match.legal(seat) if line != planned]:
        match.play(seat, line)
        if len(match.legal(seat)) > 1:
            break
        match.undo(seat)
    before = network.asked
    assert bot.choose(match.view(seat), match.legal(seat), seconds=1000.0) in match.legal(seat)
    assert network.asked > before
