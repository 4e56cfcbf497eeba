"""Training: it learns, it goes on where it stopped, and both learners do the same."""

import json
import shutil
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from random import Random

import numpy as np
import pytest

import bastide
from bastide.bots.greedy import Greedy
from bastide.bots.judging import ByNetwork
from bastide.bots.lockstep import Choice
from bastide.bots.network import BadWeights, Network, new_weights, write_weights
from bastide.core.errors import BadOption
from bastide.training.kept import BEST, CURVE, NOW, ON_TRIAL, POINT, POOL, Folder
from bastide.training.learner import NumpyLearner, scale_of
from bastide.training.run import Plan, Training, train
from bastide.training.selfplay import Manner, learn_from_play, outcome, returns
from bastide.training.trials import Tally, hold_trial
from bastide.training.workers import PAIRS, SQUIRE, Tried, Unseeing, Work, Worker

SIZES = (24, 12)


def small_plan(folder: Path, game: str, games: int) -> Plan:
    return Plan(
        *(game, folder, 600.0, 0, False),
        games=games,
        sizes=SIZES,
        batch=64,
        first=500,
        rate=3e-3,
        seed=2,
        trials=0.0,
        shown=0.0,
        mix=[(1.0, {"seats": 2})],
    )


def choice(points: float) -> Choice:
    return Choice(
        0, np.zeros(1, np.uint8), np.array([points, 0.0], np.float32), np.array([0.5, 0.5], np.float32)
    )


def test_what_a_position_should_have_been_worth_mixes_the_end_with_what_was_thought_later() -> None:
    end = np.array([100.0, 80.0, 1.0, 0.0], np.float32)
    first, second, last = returns([choice(10.0), choice(50.0), choice(90.0)], end, decay=0.5)
    assert last.tolist() == end.tolist()
    assert second[0] == pytest.approx(0.5 * 100 + 0.5 * 90)
    assert first[0] == pytest.approx(0.5 * second[0] + 0.5 * 50)


def test_an_outcome_is_told_clockwise_from_the_seat() -> None:
    match = bastide.Match("kingdom", seats=3, seed=1)
    result = bastide.Result([5, 9, 7], [{}, {}, {}], [3, 1, 2], [1], final=True)
    assert match.options["seats"] == 3
    assert outcome(result, 2).tolist() == [7, 5, 9, 0, 0, 1]


def test_learning_makes_the_error_smaller() -> None:
    game = bastide.game("seasons")
    network = Network("seasons", new_weights("seasons", SIZES, seed=1))
    lessons = learn_from_play(game, {"seats": 2}, network, None, ["1", "2", "3"], Manner())
    learner = NumpyLearner(network.weights, scale_of(lessons.rows))
    errors = [learner.learn(lessons.rows, lessons.targets, 3e-3) for _ in range(60)]
    assert errors[-1] < 0.7 * errors[0]


def test_a_tiny_training_beats_its_start(tmp_path: Path) -> None:
    game, plan = bastide.game("burgundy"), small_plan(tmp_path, "burgundy", 24)
    start = Network("burgundy", new_weights("burgundy", SIZES, plan.seed))
    trained = train(plan, lambda _row: None).read(NOW)
    seeds = [f"trial {number}" for number in range(8)]
    tally = hold_trial(game, {"seats": 2}, ByNetwork(game, trained), ByNetwork(game, start), seeds)
    assert tally.share > 0.7


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    for times in (1, 2):
        train(small_plan(tmp_path, "seasons", 24), lambda _row: None)
        curve = [json.loads(line) for line in (tmp_path / CURVE).read_text(encoding="utf-8").splitlines()]
        assert curve[-1]["games"] == 24 * times
        assert (tmp_path / POINT).exists()
    assert curve[0]["steps"] < curve[-1]["steps"]
    assert Folder(tmp_path, "seasons").read(NOW).weights["w2"].shape == SIZES


def test_a_training_begins_with_the_weights_it_is_given(tmp_path: Path) -> None:
    start = tmp_path / "start.npz"
    known = new_weights("seasons", SIZES, seed=9)
    start.write_bytes(write_weights("seasons", known))
    plan = replace(small_plan(tmp_path / "on", "seasons", 24), start=start, rate=1e-9, last_rate=1e-9)
    folder = train(plan, lambda _row: None)
    assert folder.older() == ["older/0000.npz"]
    for name in (NOW, BEST, ON_TRIAL):
        for layer, values in folder.read(name).weights.items():
            assert values == pytest.approx(known[layer], rel=2e-3, abs=1e-4), (name, layer)


def test_a_training_that_has_begun_takes_no_other_weights_and_keeps_its_own_sizes(tmp_path: Path) -> None:
    start = tmp_path / "start.npz"
    start.write_bytes(write_weights("seasons", new_weights("seasons", (10, 6), seed=9)))
    plan = small_plan(tmp_path / "on", "seasons", 24)
    train(replace(plan, start=start), lambda _row: None)
    with pytest.raises(BadOption, match="has begun already"):
        train(replace(plan, start=start), lambda _row: None)
    assert train(plan, lambda _row: None).read(NOW).weights["w2"].shape == (10, 6)


def test_weights_of_another_game_are_no_beginning(tmp_path: Path) -> None:
    start = tmp_path / "start.npz"
    start.write_bytes(write_weights("kingdom", new_weights("kingdom", SIZES, seed=9)))
    plan = replace(small_plan(tmp_path / "on", "seasons", 24), start=start)
    with pytest.raises(BadWeights):
        train(plan, lambda _row: None)


def test_a_training_does_not_go_on_with_other_features(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = small_plan(tmp_path, "kingdom", 24)
    train(plan, lambda _: None)
    kept = (tmp_path / NOW).read_bytes()
    monkeypatch.setattr("bastide.training.kept.digest", lambda game: f"another {game}")
    for _ in range(2):  # nothing is changed by trying
        with pytest.raises(BadWeights):
            train(plan, lambda _: None)
    assert (tmp_path / NOW).read_bytes() == kept


def test_a_training_whose_players_are_gone_says_so_and_keeps_what_was_learnt(tmp_path: Path) -> None:
    def kill(_: object) -> None:
        for player in active_children():
            player.kill()

    plan = replace(small_plan(tmp_path, "kingdom", 0), processes=1, every=0.0)
    with pytest.raises(BadOption, match="have all ended"):
        train(plan, kill)
    assert (tmp_path / POINT).exists()


# -- who becomes the best


def tried(training: Training, against: str, wins: float, games: int = 100) -> None:
    """Games of the weights that are on trial."""
    tally = Tally(games, wins, [0] * games, [0] * games)
    training._count(Tried(training.folder.stamp(ON_TRIAL), against, tally))


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a training that has learnt a little."""
    folder = tmp_path_factory.mktemp("begun")
    train(small_plan(folder, "kingdom", 24), lambda _: None)
    return folder


@pytest.fixture
def training(begun: Path, tmp_path: Path) -> Training:
    """One with a best, an older one, and weights that have to beat both."""
    shutil.copytree(begun, tmp_path, dirs_exist_ok=True)
    training = Training(replace(small_plan(tmp_path, "kingdom", 24), gate=100), lambda _: None)
    for place, seed in enumerate((5, 6), 1):
        training.folder.write(f"{POOL}/{place:04}.npz", new_weights("kingdom", SIZES, seed))
    training.folder.write(BEST, new_weights("kingdom", SIZES, 6))
    training.counts["bests"] = 2
    return training


@pytest.mark.parametrize(
    ("best", "older", "passes"), [(53, 53, True), (51, 90, False), (90, 51, False), (53, None, True)]
)
def test_the_best_has_beaten_the_best_so_far_and_older_ones(
    training: Training, best: int, older: int | None, passes: bool
) -> None:
    before = training.folder.read(ON_TRIAL).weights["w1"].tolist()
    tried(training, SQUIRE, wins=100)
    if older is not None:
        tried(training, f"{POOL}/0001.npz", older)
    tried(training, BEST, best)
    assert (training.folder.read(BEST).weights["w1"].tolist() == before) == passes
    assert len(training.folder.older()) == (3 if passes else 2)
    assert training.trial.games == training.against_older.games == 0  # the next are on trial


def test_games_of_weights_that_were_on_trial_before_count_for_nothing(training: Training) -> None:
    training._count(Tried(1, BEST, Tally(100, 100.0)))
    assert training.trial.games == 0


def test_a_trial_goes_on_with_the_training_while_the_same_weights_are_on_it(training: Training) -> None:
    tried(training, BEST, wins=10, games=30)
    tried(training, f"{POOL}/0001.npz", wins=20, games=40)
    training._keep()
    going_on = Training(training.plan, lambda _: None)
    assert [going_on.trial.games, going_on.trial.wins] == [30, 10]
    assert [going_on.against_older.games, going_on.against_older.wins] == [40, 20]
    training._try_next()
    assert Training(training.plan, lambda _: None).trial.games == 0


def test_who_is_played_against_does_not_see_what_is_hidden() -> None:
    """In Seasons the second of two does not know what the first has chosen in secret."""
    match = bastide.Match("seasons", seed=1)
    first, last = match.to_act
    picked = []
    for move in match.game.legal_moves(match.state, first):
        state = match.game.copy(match.state)
        match.game.play(state, first, move)
        unseeing = Unseeing(Greedy("seasons", Random(1)), match.game, Random(2))
        moves = match.game.legal_moves(state, last)
        picked.append(match.game.NOTATION.write(unseeing.pick(state, last, moves, float("inf"))))
    assert len(picked) > 2
    assert len(set(picked)) == 1


def test_trials_are_held_against_the_best_older_ones_and_squire(training: Training) -> None:
    work = Work("kingdom", str(training.folder.path), "1", trials=1.0, older=0.0, manner=Manner())
    worker = Worker(0, work)
    drawn = {worker.draw_rival() for _ in range(100)}
    assert drawn == {SQUIRE, BEST, f"{POOL}/0001.npz"}
    told = worker.next()
    assert isinstance(told, Tried)
    assert told.stamp == training.folder.stamp(ON_TRIAL)
    assert told.tally.games == 2 * PAIRS
