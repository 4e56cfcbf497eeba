"""How long and how much: short in `make test`, long in `make chaos`, the same again with the same seed."""

import os
from random import Random
from typing import Final

SEED: Final = int(os.environ["BASTIDE_CHAOS_SEED"])
SECONDS: Final = float(os.environ.get("BASTIDE_CHAOS_SECONDS", "30"))  # of kills; a third for two workers
FRAMES: Final = int(os.environ.get("BASTIDE_CHAOS_FRAMES", "5000"))
EXAMPLES: Final = int(os.environ.get("BASTIDE_CHAOS_EXAMPLES", "15"))  # of each operation in the document
REQUESTS: Final = int(os.environ.get("BASTIDE_CHAOS_REQUESTS", "10000"))  # at two houses, of each game


def source(*names: object) -> Random:
    """Numbers for one purpose, whatever is drawn for another."""
    return Random(" ".join(map(str, (SEED, *names))))
