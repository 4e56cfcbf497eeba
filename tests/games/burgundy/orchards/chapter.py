"""The chapter of orchards."""

from typing import Final

from bastide.core.spots import Gesture, Step
from bastide.games.burgundy.book import Chapter, Picked, SpotKind
from bastide.games.burgundy.state import State
from tests.games.burgundy.orchards.events import ApplesPicked
from tests.games.burgundy.orchards.moves import FIELDS, PickApples
from tests.games.burgundy.orchards.position import POSITIONS
from tests.games.burgundy.orchards.rule import KEY, SOURCE, join, new_part, read_part
from tests.games.burgundy.orchards.shown import SHOWN


def picking_line(_state: State, _seat: int, words: list[str], _picked: Picked) -> str:
    return f"pick-apples {words[0]}"


CHAPTER: Final = Chapter(
    KEY,
    "B6.6",
    join,
    moves={"pick-apples": PickApples},
    spots={"apples": SpotKind(FIELDS["apples"], line=picking_line)},
    gestures={"pick-apples": Gesture(Step("apples {apples}"))},
    kinds=FIELDS,
    sources=(SOURCE,),
    events=(ApplesPicked,),
    new_part=new_part,
    read_part=read_part,
    shown=SHOWN,
    positions=POSITIONS,
)
