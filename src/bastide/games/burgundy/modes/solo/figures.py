"""What is printed of the solo game."""

from typing import Any, Final

from bastide.core.box import read_chapter

_PRINTED: Final[dict[str, Any]] = read_chapter("burgundy", "modes/solo")["modes"]["solo"]

SOLO_WORKERS: Final[int] = _PRINTED["workers"]
TARGET: Final[int] = _PRINTED["target"]
EASIEST: Final[int] = _PRINTED["easiest"]
HARDEST: Final[int] = _PRINTED["hardest"]
TARGET_STEP: Final[int] = _PRINTED["step"]
LOWEST_TARGET: Final[int] = _PRINTED["lowest"]
TRADE_GOODS: Final[int] = _PRINTED["trade"]
