"""A module can add a kind of tile, a placing rule, a phase-end step and a scoring step from outside."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent.parent


def test_a_kind_of_tile_is_added_without_touching_the_base_game() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, str(Path(__file__).parent / "orchard.py")]
    told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    assert told.splitlines() == [
        "tile-placed 0 orchard 34",
        "scored 0 2 orchards",
        "workers-taken 0 2 0",
        "turn-ended 0",
        "phase-ended E",
        "scored 0 1 orchards",
        "game-ended",
        "scored 0 1 workers",
        "scored 0 3 orchards",
        "6",
    ]


def test_the_base_game_knows_nothing_of_it() -> None:
    from bastide.games.burgundy.components import TILE

    assert "orchard" not in TILE.words
