"""How fast is learnt, unless something else is asked for."""

from typing import Final

BATCH: Final = 512  # positions of one step
MEMORY: Final = 150_000  # positions, the newest
RATE: Final = 1e-3  # at first
LAST_RATE: Final = 1e-4
