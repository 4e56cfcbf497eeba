"""Games that were begun under an older revision of the rules go on under this one.

The states under `older/` were written by revision 1.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bastide.core.errors import CannotContinue
from bastide.core.playout import play_out
from bastide.games import seasons
from tests.clauses import rule
from tests.games.seasons.contract import PIECES, pieces, recount

OLDER = sorted((Path(__file__).parent / "older").glob("*.json"))


def written(name: str) -> dict[str, Any]:
    state: dict[str, Any] = json.loads((Path(__file__).parent / "older" / f"{name}.json").read_text("utf-8"))
    return state


@rule("S3.3", "S4.18")
@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_game_of_revision_1_is_played_to_its_end(path: Path) -> None:
    before = written(path.stem)
    after = seasons.upgrade(before, 1)
    state = seasons.read_state(after)
    assert seasons.write_state(state) == after == {**after, **before}
    assert (after["full_hand"], after["cards_back"]) == ("all-left", "all-played")
    recount(state)
    for seed in range(5):
        played = seasons.copy(state)
        play_out(seasons, played, Random(seed))
        assert (seasons.to_act(played), pieces(played)) == ((), PIECES)


@rule("S7.12")
def test_a_decision_in_the_palace_that_was_due_has_all_ways_open_now() -> None:
    state = seasons.read_state(seasons.upgrade(written("summer-palace"), 1))
    lines = [seasons.NOTATION.write(move) for move in seasons.legal_moves(state, state.current)]
    assert len(lines) > 10
    assert "turn-in 0 0 0 0 0" in lines


def test_a_revision_that_never_was_cannot_go_on() -> None:
    with pytest.raises(CannotContinue):
        seasons.upgrade(written("summer-action"), 0)
