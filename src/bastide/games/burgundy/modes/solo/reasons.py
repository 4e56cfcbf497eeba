"""Why a line of the solo game is not legal, by clause. (B17)"""

from bastide.core.errors import Argument, Message
from bastide.games.burgundy.components import BLACK, GOODS, TILE
from bastide.games.burgundy.depot_to_duchy import PlaceFrom
from bastide.games.burgundy.explain import open_or, still_open, wrong_space
from bastide.games.burgundy.modes.solo.buying import BuyMore
from bastide.games.burgundy.modes.solo.colours import FinishedColour
from bastide.games.burgundy.modes.solo.moves import OPEN_EFFECTS, BuyPoints, GiveGoods, Resolve, Trade
from bastide.games.burgundy.modes.solo.order import Order
from bastide.games.burgundy.modes.solo.ships import GiveFor, TradeForTile
from bastide.games.burgundy.state import State


def explain_resolve(state: State, _seat: int, move: Resolve) -> Message:
    if state.pending and isinstance(state.pending[-1], Order):
        return Message("effect-not-open", {"effect": OPEN_EFFECTS[move.effect]}, clause="B17.9")
    return open_or(state, "nothing-to-order", "B17.9")


def explain_buy_points(state: State, seat: int, _move: BuyPoints) -> Message:
    if state.pending and isinstance(state.pending[-1], BuyMore):
        return Message("too-many-points", {"silver": state.duchies[seat].silver}, clause="B17.8")
    return open_or(state, "nothing-scored", "B17.12")


def explain_trade(state: State, _seat: int, move: Trade) -> Message:
    if state.pending and isinstance(state.pending[-1], TradeForTile):
        return not_in_black_depot(move.tile, "B17.5")
    return open_or(state, "no-ship", "B17.5")


def explain_give_goods(state: State, _seat: int, move: GiveGoods) -> Message:
    if state.pending and isinstance(state.pending[-1], GiveFor):
        return Message("no-such-goods", {"goods": GOODS[move.goods - 1]}, clause="B17.5")
    return open_or(state, "no-ship", "B17.5")


def explain_place_from(state: State, seat: int, move: PlaceFrom) -> Message:
    """A tile of the black depot goes straight into the duchy for a finished colour. (B17.7)"""
    if not state.pending:
        return Message("no-colour-filled", clause="B17.7")
    if not isinstance(state.pending[-1], FinishedColour):
        return still_open(state)
    if move.depot != BLACK:
        return Message("only-black-depot", clause="B17.7")
    if move.tile not in state.offers[BLACK]:
        return not_in_black_depot(move.tile, "B17.7")
    refused = wrong_space(state, seat, move.tile, move.space)
    assert refused is not None  # every space where it may lie is listed
    return refused


def not_in_black_depot(tile: int, clause: str) -> Message:
    words: dict[str, Argument] = {"tile": TILE.write(tile), "depot": "black"}
    return Message("tile-not-in-depot", words, clause=clause)
