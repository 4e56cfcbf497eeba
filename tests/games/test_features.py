"""What holds for the features of every game: named, the same by every way, and nothing of what is hidden."""

from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bastide
from bastide.bots.network import FEATURES
from bastide.core.features import Rows
from bastide.core.game import Seat, side_scores
from bastide.core.record import read_record
from tests.games.every import CASES, NAMES, positions, random_match

SECRET = "choose"  # judged face down, though the last choice shows all
RECORDED = sorted(Path(__file__).parent.glob("*/games/*.txt"))
STOPS = 8  # moments of a recorded game


def row(key: str, state: Any, seat: Seat) -> bytes:
    rows = Rows(len(FEATURES[key].names(state)))
    FEATURES[key].write(state, seat, rows)
    return rows.written()


@pytest.mark.parametrize("key", bastide.games())
def test_every_feature_has_a_name_of_its_own(key: str) -> None:
    names = FEATURES[key].NAMES
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_what_a_move_leads_to_is_seen_as_if_it_had_been_played(key: str, options: dict[str, Any]) -> None:
    for match in positions(key, options, seed=1, number=8):
        for seat in match.to_act:
            moves = match.game.legal_moves(match.state, seat)[:20]
            if match.game.NOTATION.name(moves[0]) == SECRET:
                continue
            rows = Rows(len(FEATURES[key].names(match.state)))
            after = FEATURES[key].expand(match.state, seat, moves, rows)
            assert len(rows) == len(after) == len(moves)
            assert rows.written() == b"".join(row(key, state, seat) for state in after)
            for state, move in zip(after, moves, strict=True):
                played = match.game.copy(match.state)
                match.game.play(played, seat, move)
                assert state == played


def test_knights_and_lords_see_from_afar_what_another_builds() -> None:
    cards = {"cards": ["knights", "lords", "farmers"]}
    features = FEATURES["kingdom"]
    for seats in (2, 3):
        for match in positions("kingdom", {"seats": seats, **cards}, seed=3, number=16):
            seat = match.to_act[0]
            moves = match.game.legal_moves(match.state, seat)
            rows = Rows(len(features.names(match.state)))
            after = features.expand(match.state, seat, moves, rows)
            assert rows.written() == b"".join(row("kingdom", state, seat) for state in after)


@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_features_tell_a_seat_only_what_it_can_see(key: str, options: dict[str, Any]) -> None:
    for match in positions(key, options, seed=5, number=8):
        for seat in range(match.options["seats"]):
            imagined = match.game.imagine(match.state, seat, Random(1))
            assert row(key, imagined, seat) == row(key, match.state, seat)


@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_at_the_end_features_tell_the_points(key: str, options: dict[str, Any]) -> None:
    match = random_match(key, options, seed=2)
    names = FEATURES[key].names(match.state)
    for seat, score in enumerate(side_scores(match.result)):
        told = dict(zip(names, row(key, match.state, seat), strict=True))
        assert told["over"] == 1
        assert told["own-points"] + told["own-points-beyond"] == score


@pytest.mark.parametrize("key", bastide.games())
def test_a_secret_choice_shows_nothing_of_the_others(key: str) -> None:
    match = bastide.Match(key, seed=1)
    if len(match.to_act) < 2:
        return
    first, last = match.to_act
    chosen = [match.game.copy(match.state) for _ in range(2)]
    for state, move in zip(chosen, match.game.legal_moves(match.state, first), strict=False):
        match.game.play(state, first, move)
    written = []
    for state in chosen:
        rows = Rows(len(FEATURES[key].names(state)))
        FEATURES[key].expand(state, last, match.game.legal_moves(state, last), rows)
        written.append(rows.written())
    assert written[0] == written[1]


def digest_of(record: str) -> str:
    """What every seat sees at several moments of a game, in short."""
    match, told = bastide.replay(record, at=0), sha256()
    state, game, entries = match.state, match.game, read_record(record).entries
    for number, entry in enumerate(entries):
        game.play(state, entry.seat, game.NOTATION.read(entry.line))
        if number % (len(entries) // STOPS) == 0:
            for seat in range(match.options["seats"]):
                told.update(row(game.KEY, state, seat))
    return told.hexdigest()[:16]


def test_features_of_recorded_games_are_what_the_weights_were_trained_on() -> None:
    """Weights are known by the names of features, not by their meaning: one that means something else needs
    another name, and weights that are trained with it. Then its games' lines change here too."""
    known = dict(line.split() for line in (Path(__file__).parent / "features.txt").read_text().splitlines())
    told = {f"{path.parent.parent.name}/{path.stem}": digest_of(path.read_text("utf-8")) for path in RECORDED}
    assert told == known
