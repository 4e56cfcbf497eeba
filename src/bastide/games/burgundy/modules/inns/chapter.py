"""The chapter of inns. (B14)"""

from typing import Final

from bastide.core.spots import Gesture, Step
from bastide.games.burgundy.book import Chapter, SpotKind
from bastide.games.burgundy.modules.inns.events import InnBought, InnLaid
from bastide.games.burgundy.modules.inns.features import LOOKS
from bastide.games.burgundy.modules.inns.moves import BuyInn
from bastide.games.burgundy.modules.inns.position import POSITIONS
from bastide.games.burgundy.modules.inns.rule import KEY, buying_line, join, new_part, read_part
from bastide.games.burgundy.modules.inns.shown import SHOWN

CHAPTER: Final = Chapter(
    KEY,
    "B14.1",
    join,
    moves={"buy-inn": BuyInn},
    spots={"inns": SpotKind(line=buying_line)},
    gestures={"buy-inn": Gesture(Step("inns"), beside=True)},
    events=(InnLaid, InnBought),
    new_part=new_part,
    read_part=read_part,
    shown=SHOWN,
    positions=POSITIONS,
    looks=LOOKS,
)
