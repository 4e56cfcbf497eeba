"""How many lines are open one, two and three moves deep. A changed count must be explained."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.core.game import CHANCE, Game

HERE = Path(__file__).parent
COUNTS = [
    (path.parent, count)
    for path in sorted(HERE.glob("*/counts.toml"))
    for count in tomllib.loads(path.read_text(encoding="utf-8"))["count"]
]


@pytest.mark.parametrize(
    ("folder", "count"), COUNTS, ids=[f"{folder.name}-{one['game']}-{one['at']}" for folder, one in COUNTS]
)
def test_as_many_lines_are_open_as_counted(folder: Path, count: dict[str, Any]) -> None:
    text = (folder / "games" / f"{count['game']}.txt").read_text(encoding="utf-8")
    match = bastide.replay(text, at=count["at"])
    found = [leaves(match.game, match.state, depth) for depth in range(1, len(count["open"]) + 1)]
    assert found == count["open"]


def leaves(game: Game, state: Any, depth: int) -> int:
    """The runs of so many moves from here; a run ends early where chance is due or the game is over."""
    acting = game.to_act(state)
    if depth == 0 or not acting or acting == (CHANCE,):
        return 1
    total = 0
    for move in game.legal_moves(state, acting[0]):
        after = game.copy(state)
        game.play(after, acting[0], move)
        total += leaves(game, after, depth - 1)
    return total
