"""The moves that the extra tiles bring."""

from dataclasses import dataclass
from typing import Final

from bastide.games.burgundy.components import KINDS
from bastide.games.burgundy.moves import ChapterMove


@dataclass(frozen=True, slots=True)
class HireWorkers(ChapterMove):
    """Monastery 28: workers for a silver."""


@dataclass(frozen=True, slots=True)
class CopyBuilding(ChapterMove):
    """The crane: use the effect of a kind of building."""

    kind: int


HIRE_WORKERS: Final = HireWorkers()
COPY_BUILDING: Final[list[CopyBuilding]] = [CopyBuilding(kind) for kind in range(len(KINDS))]
