"""What is printed of the solo game."""

from typing import Any, Final

from bastide.core.box import read_chapter

_BOX: Final[dict[str, Any]] = read_chapter("burgundy", "modes/solo")["modes"]["solo"]

SOLO_WORKERS: Final[int] = _BOX["workers"]
TARGET: Final[int] = _BOX["target"]
EASIEST: Final[int] = _BOX["easiest"]
HARDEST: Final[int] = _BOX["hardest"]
TARGET_STEP: Final[int] = _BOX["step"]
LOWEST_TARGET: Final[int] = _BOX["lowest"]
TRADE_GOODS: Final[int] = _BOX["trade"]
