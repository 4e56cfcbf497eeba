"""What is printed of the team game."""

from typing import Any, Final

from bastide.core.box import read_chapter

_PRINTED: Final[dict[str, Any]] = read_chapter("burgundy", "modes/team")["modes"]["team"]

TEAM_SILVER: Final[int] = _PRINTED["silver"]
TEAM_WORKERS: Final[list[int]] = _PRINTED["workers"]
OWN_STORAGE: Final[int] = _PRINTED["own"]
SHARED_STORAGE: Final[int] = _PRINTED["shared"]
