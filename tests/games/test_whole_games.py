"""Whole games, replayed to their recorded scores: for each number of seats and each way to end."""

from pathlib import Path

import pytest

import bastide
from bastide.core.record import read_record

GAMES = sorted(Path(__file__).parent.glob("*/games/*.txt"))


@pytest.mark.parametrize("path", GAMES, ids=[f"{path.parent.parent.name}-{path.stem}" for path in GAMES])
def test_a_recorded_game_plays_to_its_recorded_scores(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = bastide.replay(text)
    assert match.over
    assert match.result.scores == read_record(text).scores


def test_every_game_has_recorded_games_for_every_number_of_seats() -> None:
    seats = {(path.parent.parent.name, bastide.replay(path.read_text()).options["seats"]) for path in GAMES}
    for key in bastide.games():
        allowed = next(option.allowed for option in bastide.game(key).options() if option.name == "seats")
        assert {count for game, count in seats if game == key} == set(allowed)
