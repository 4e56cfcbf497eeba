"""The value network: what it is asked, and which weights it takes."""

from contextlib import suppress
from random import Random
from typing import Any

import numpy as np
import pytest

import bastide
from bastide.bots import network as networks
from bastide.bots.judging import Asked, ByNetwork
from bastide.bots.network import BadWeights, Network, new_weights, read_weights, write_weights
from tests.games.every import CASES, NAMES, positions

SIZES = (16, 8)


def small(game: str) -> Network:
    return Network(game, new_weights(game, SIZES, seed=1))


def test_weights_are_read_as_they_were_written_but_for_half_precision() -> None:
    weights = new_weights("kingdom", SIZES, seed=1)
    again = read_weights("kingdom", write_weights("kingdom", weights))
    for name, numbers in weights.items():
        assert again[name].dtype == np.float32
        assert np.allclose(again[name], numbers, atol=1e-3)


def test_a_damaged_file_is_refused_with_a_sentence() -> None:
    whole = write_weights("seasons", new_weights("seasons", SIZES, seed=1))
    flipped = [bytearray(whole) for _ in range(200)]
    for number, one in enumerate(flipped):
        one[number * len(whole) // 200] ^= 0xFF
    for one in flipped:  # some read as they were, whatever else is wrong is told
        with suppress(BadWeights):
            read_weights("seasons", bytes(one))
    for written in (b"", b"not weights", whole[:900]):
        with pytest.raises(BadWeights, match="damaged"):
            read_weights("seasons", written)


def test_weights_whose_layers_do_not_fit_are_refused() -> None:
    weights = new_weights("seasons", SIZES, seed=1)
    other = write_weights("seasons", {**weights, "w2": weights["w2"][:-1]})
    with pytest.raises(BadWeights, match="damaged"):
        read_weights("seasons", other)


def test_weights_of_other_features_are_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    written = write_weights("kingdom", new_weights("kingdom", SIZES, seed=1))
    with pytest.raises(BadWeights, match="bastide train seasons"):
        read_weights("seasons", written)
    monkeypatch.setattr(networks, "digest", lambda _game: "changed")
    with pytest.raises(BadWeights, match="other features"):
        read_weights("kingdom", written)


@pytest.mark.parametrize("game", bastide.games())
def test_the_weights_in_the_package_are_those_of_the_features(game: str) -> None:
    match = bastide.Match(game, seed=1)
    seat = match.to_act[0]
    castellan = bastide.new_bot("castellan", game, seed=1)
    assert castellan.choose(match.view(seat), match.legal(seat), seconds=0.0) in match.legal(seat)


@pytest.mark.parametrize("alike", [True, False])
def test_what_rows_have_in_common_is_added_up_once(alike: bool) -> None:
    sight = small("kingdom").sight(bastide.Match("kingdom", seed=1).state)
    rows = np.random.default_rng(1).integers(0, 9, (7, sight.width)).astype(np.uint8)
    if alike:
        rows[:, 5:] = rows[0, 5:]
    b1, w2, b2, w3, b3 = sight.rest
    hidden = np.maximum(rows.astype(np.float32) @ sight.first + b1, 0)
    expected = np.maximum(hidden @ w2 + b2, 0) @ w3 + b3
    assert np.allclose(sight.forward(rows), expected, rtol=1e-3, atol=1e-3)
    assert np.allclose(sight.forward(rows[:1]), expected[:1], rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_a_network_judges_every_seat_of_every_table(key: str, options: dict[str, Any]) -> None:
    judge = ByNetwork(bastide.game(key), small(key))
    for match in positions(key, options, seed=3, number=3):
        for seat in match.to_act[:1]:
            seen = judge.see([Asked(match.state, seat, match.game.legal_moves(match.state, seat))])
            assert seen.judged.points.shape == (len(seen.rows), options["seats"])
            assert np.isfinite(seen.worths).all()
            assert ((seen.judged.wins >= 0) & (seen.judged.wins <= 1)).all()


def test_what_is_over_is_judged_by_its_result() -> None:
    match = bastide.Match("kingdom", seats=2, seed=4)
    rng = Random(1)
    while not match.over:
        before, seat = match.game.copy(match.state), match.to_act[0]
        lines = match.legal(seat)
        line = lines[rng.randrange(len(lines))]
        match.play(seat, line)
    move = match.game.NOTATION.read(line)
    seen = ByNetwork(match.game, small("kingdom")).see([Asked(before, seat, [move])])
    scores = match.result.scores
    assert seen.judged.points[0].tolist() == [scores[seat], scores[1 - seat]]
