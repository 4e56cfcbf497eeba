"""What is printed of the team game."""

from typing import Any, Final

from bastide.core.box import read_chapter

_BOX: Final[dict[str, Any]] = read_chapter("burgundy", "modes/team")["modes"]["team"]

TEAM_SILVER: Final[int] = _BOX["silver"]
TEAM_WORKERS: Final[list[int]] = _BOX["workers"]
OWN_STORAGE: Final[int] = _BOX["own"]
SHARED_STORAGE: Final[int] = _BOX["shared"]
