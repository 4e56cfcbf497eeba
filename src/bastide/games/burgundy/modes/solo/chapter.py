"""The chapter of the solo game. (B17)"""

from typing import Final

from bastide.core.errors import Message
from bastide.core.options import Option
from bastide.core.spots import Gesture, Step
from bastide.games.burgundy.book import Agreed, Book, Chapter, Mode
from bastide.games.burgundy.components import BLANK_KIND, GOODS, MODE_DUCHIES
from bastide.games.burgundy.depot_to_duchy import PlaceFrom, TileLaid
from bastide.games.burgundy.modes.solo.buying import BUY_MORE, move_marker, play_buy_points
from bastide.games.burgundy.modes.solo.colours import any_space, filled_colours, read_finished_colour
from bastide.games.burgundy.modes.solo.events import (
    ColourFilled,
    DuchyFilled,
    EffectChosen,
    GoodsCleared,
    GoodsGiven,
    PointsBought,
    TargetReached,
    TileRemoved,
    TileTraded,
)
from bastide.games.burgundy.modes.solo.features import LOOKS
from bastide.games.burgundy.modes.solo.figures import EASIEST, HARDEST, TARGET
from bastide.games.burgundy.modes.solo.markers import KEY, TARGET_ACTION, new_part, read_part
from bastide.games.burgundy.modes.solo.moves import FIELDS, BuyPoints, GiveGoods, Resolve, Trade
from bastide.games.burgundy.modes.solo.order import open_effects, play_place_from, play_resolve, read_order
from bastide.games.burgundy.modes.solo.position import POSITIONS
from bastide.games.burgundy.modes.solo.reasons import (
    explain_buy_points,
    explain_give_goods,
    explain_place_from,
    explain_resolve,
    explain_trade,
)
from bastide.games.burgundy.modes.solo.result import SPACES_OF, solo_points, solo_result
from bastide.games.burgundy.modes.solo.ships import (
    TRADE_FOR_TILE,
    play_give_goods,
    play_trade,
    read_give_for,
    remove_tile,
    sail_on_alone,
)
from bastide.games.burgundy.modes.solo.shown import SHOWN


def join(book: Book) -> None:
    join_moves(book)
    book.leave_open(
        [BUY_MORE, TARGET_ACTION, TRADE_FOR_TILE],
        {"order": read_order, "finished-colour": read_finished_colour, "give-goods": read_give_for},
    )
    book.round_began.append(remove_tile)
    book.where[BLANK_KIND] = any_space
    book.set_off = open_effects
    book.goods_spaces = len(GOODS)
    book.sail_on = sail_on_alone
    book.scored.append(move_marker)
    book.bonus_tiles = filled_colours
    book.final_steps = []
    book.result = solo_result
    book.points = solo_points


def join_moves(book: Book) -> None:
    book.plays.update(
        {
            Resolve: play_resolve,
            BuyPoints: play_buy_points,
            PlaceFrom: play_place_from,
            Trade: play_trade,
            GiveGoods: play_give_goods,
        }
    )
    book.explains.update(
        {
            Resolve: explain_resolve,
            BuyPoints: explain_buy_points,
            PlaceFrom: explain_place_from,
            Trade: explain_trade,
            GiveGoods: explain_give_goods,
        }
    )


CHAPTER: Final = Chapter(
    KEY,
    "B17.1",
    join,
    moves={
        "resolve": Resolve,
        "buy-points": BuyPoints,
        "place-from": PlaceFrom,
        "trade": Trade,
        "give-goods": GiveGoods,
    },
    gestures={
        "place-from": Gesture(
            Step("tile {depot} {tile}", tool=True, at={"tile black inn": "inns"}), Step("space {space}")
        ),
        "trade": Gesture(Step("tile black {tile}")),
        "give-goods": Gesture(Step("goods {goods}")),
    },
    kinds=FIELDS,
    sources=SPACES_OF,
    events=(
        *(TileRemoved, EffectChosen, PointsBought, TargetReached, ColourFilled),
        *(GoodsCleared, TileTraded, GoodsGiven, DuchyFilled, TileLaid),
    ),
    options=(Agreed(Option("target", TARGET, tuple(range(EASIEST, HARDEST + 1))), "B17.2"),),
    mode=Mode(
        seats=range(1, 2),
        duchies=MODE_DUCHIES[KEY],
        absent=Message("not-alone", clause="B17.1"),
        teams=(),
    ),
    new_part=new_part,
    read_part=read_part,
    shown=SHOWN,
    positions=POSITIONS,
    looks=LOOKS,
)
