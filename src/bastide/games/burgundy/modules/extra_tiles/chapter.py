"""The chapter of the extra tiles. (B11)"""

from typing import Final

from bastide.core.spots import Gesture, Step
from bastide.games.burgundy.book import Chapter
from bastide.games.burgundy.modules.extra_tiles.events import (
    BuildingCopied,
    GeeseJoined,
    MarkerRaised,
    WorkersBought,
)
from bastide.games.burgundy.modules.extra_tiles.features import LOOKS
from bastide.games.burgundy.modules.extra_tiles.moves import CopyBuilding, HireWorkers
from bastide.games.burgundy.modules.extra_tiles.position import POSITIONS
from bastide.games.burgundy.modules.extra_tiles.rule import KEY, join, new_part, read_part
from bastide.games.burgundy.modules.extra_tiles.shown import SHOWN

CHAPTER: Final = Chapter(
    KEY,
    "B11.1",
    join,
    moves={"hire-workers": HireWorkers, "copy-building": CopyBuilding},
    gestures={"hire-workers": Gesture(Step("workers"), beside=True)},
    events=(WorkersBought, BuildingCopied, GeeseJoined, MarkerRaised),
    new_part=new_part,
    read_part=read_part,
    shown=SHOWN,
    positions=POSITIONS,
    looks=LOOKS,
)
