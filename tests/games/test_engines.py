"""The engine plays the same plain and compiled; this needs both (`make compile`)."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def digest_under(path: Path, hash_seed: int) -> tuple[str, bool]:
    """The digest of the engine in this folder, and whether it is compiled."""
    environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, str(ROOT / "tests" / "games" / "digest.py"), "4"]
    told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    digest, engine = told.split(maxsplit=1)
    return digest, not engine.strip().endswith(".py")


def test_hash_seeds_and_engines_make_no_difference() -> None:
    digest, _ = plain = digest_under(ROOT / "src", 1)
    assert plain == (digest, False)
    assert digest_under(ROOT / "src", 2) == plain
    assert digest_under(ROOT / "build" / "compiled", 1) == (digest, True)
    assert digest_under(ROOT / "build" / "compiled", 3) == (digest, True)
