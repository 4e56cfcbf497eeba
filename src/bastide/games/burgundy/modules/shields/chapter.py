"""The chapter of shields. (B18)"""

from typing import Final

from bastide.core.options import Option
from bastide.core.spots import Gesture, Step
from bastide.games.burgundy.book import Agreed, Book, Chapter, Picked, SpotKind
from bastide.games.burgundy.components import CASTLE_TILE
from bastide.games.burgundy.depot_to_duchy import PlaceFrom, TileLaid
from bastide.games.burgundy.modules.shields.copying import join_copying
from bastide.games.burgundy.modules.shields.dealing import BONUS_WHEN, KEY, SHIP_ALSO, new_part
from bastide.games.burgundy.modules.shields.effects import join_effects, read_part
from bastide.games.burgundy.modules.shields.events import (
    DieSet,
    GoodsGathered,
    PlayerChosen,
    ShieldLaid,
    ShieldLost,
    ShieldTaken,
    UpkeepPaid,
    WorkerFollowed,
)
from bastide.games.burgundy.modules.shields.features import LOOKS
from bastide.games.burgundy.modules.shields.moves import (
    FIELDS,
    SHIELD,
    ChoosePlayer,
    DealShields,
    GatherGoods,
    GiveUp,
    PayUpkeep,
    SetDie,
    TakeShield,
)
from bastide.games.burgundy.modules.shields.points import SOURCE, join_points
from bastide.games.burgundy.modules.shields.position import POSITIONS
from bastide.games.burgundy.modules.shields.reasons import REASONS
from bastide.games.burgundy.modules.shields.shown import SHOWN
from bastide.games.burgundy.modules.shields.upkeep import join_upkeep
from bastide.games.burgundy.moves import SPACE
from bastide.games.burgundy.state import State


def join(book: Book) -> None:
    join_effects(book)
    join_copying(book)
    join_points(book)
    join_upkeep(book)
    book.explains.update(REASONS)


def taking_line(state: State, seat: int, words: list[str], picked: Picked) -> str:
    """For the first castle."""
    castles = [space for space, tile in enumerate(state.duchies[seat].tiles) if tile == CASTLE_TILE]
    return hanging_line(state, seat, SPACE.write(castles[0] if castles else 0), {**picked, "shield": words})


def hanging_line(_state: State, _seat: int, space: str, picked: Picked) -> str:
    return f"take-shield {picked['shield'][0]} {space}"


CHAPTER: Final = Chapter(
    KEY,
    "B18.1",
    join,
    moves={
        "take-shield": TakeShield,
        "set-die": SetDie,
        "choose-player": ChoosePlayer,
        "gather-goods": GatherGoods,
        "place-from": PlaceFrom,
        "give-up": GiveUp,
        "pay-upkeep": PayUpkeep,
    },
    spots={"shield": SpotKind(SHIELD, line=taking_line, onto=hanging_line)},
    gestures={
        "take-shield": Gesture(Step("shield {shield}"), Step("space {space}")),
        "set-die": Gesture(Step("die {die}", tool=True), beside=True),
        "gather-goods": Gesture(Step("stock {goods}")),
        "place-from": Gesture(
            Step("tile {depot} {tile}", tool=True, at={"tile black inn": "inns"}), Step("space {space}")
        ),
    },
    chances={"shields": DealShields},
    kinds=FIELDS,
    several=("shields",),
    sources=(SOURCE,),
    events=(
        *(ShieldLaid, ShieldTaken, ShieldLost, UpkeepPaid, WorkerFollowed),
        *(PlayerChosen, DieSet, GoodsGathered, TileLaid),
    ),
    options=(
        Agreed(Option("shield5", SHIP_ALSO[0], SHIP_ALSO), "B18.6"),
        Agreed(Option("shield7", BONUS_WHEN[0], BONUS_WHEN), "B18.6"),
    ),
    new_part=new_part,
    read_part=read_part,
    shown=SHOWN,
    positions=POSITIONS,
    looks=LOOKS,
)
