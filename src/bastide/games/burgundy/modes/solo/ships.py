"""Ships and depots of the solo game: the tile of the white die, goods that leave, goods for a blank."""

from collections.abc import Mapping
from typing import Any, Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import FollowUp
from bastide.games.burgundy.components import BLACK, BLANK, DEPOTS, GOODS_NUMBERS, NONE, SPACES
from bastide.games.burgundy.modes.solo.events import GoodsCleared, GoodsGiven, TileRemoved, TileTraded
from bastide.games.burgundy.modes.solo.figures import TRADE_GOODS
from bastide.games.burgundy.modes.solo.markers import solo_of
from bastide.games.burgundy.modes.solo.moves import GIVE_GOODS, TRADES, GiveGoods, Trade
from bastide.games.burgundy.moves import DECLINE
from bastide.games.burgundy.rules.taking import store
from bastide.games.burgundy.state import State, lift, set_goods


def remove_tile(state: State, white: int) -> list[Event]:
    """The first tile of the white die's depot leaves the game, or of the next one clockwise that has one.
    The spaces of a depot are listed from the top, of 1 and 4 from the left. (B17.3)"""
    for step in range(DEPOTS):
        depot = (white - 1 + step) % DEPOTS + 1
        for space in SPACES[state.seats][depot]:
            tile = state.board[space]
            if tile != NONE:
                lift(state, depot, tile)
                state.removed[tile] += 1
                return [TileRemoved(tile, depot)]
    return []


def sail_on_alone(state: State, seat: int) -> list[Event]:
    """There is no bridge; what is left in the depots leaves the game, and goods may buy a blank. (B17.5)"""
    return [*clear_goods(state), *open_trade(state, seat)]


def clear_goods(state: State) -> list[Event]:
    """The goods in the depots where the ship did not go leave the game. (B17.5)"""
    gone, count = solo_of(state).gone, 0
    for depot, stock in enumerate(state.stock):
        count += sum(stock)
        for number in GOODS_NUMBERS:
            gone[number] += stock[number]
            set_goods(state, depot, number, 0)
    return [GoodsCleared(count)] if count > 0 else []


def open_trade(state: State, seat: int) -> list[Event]:
    """Once for each ship, if there are goods enough. (B17.5)"""
    if sum(state.duchies[seat].goods) >= TRADE_GOODS:
        state.pending.append(TRADE_FOR_TILE)
    return []


class TradeForTile(FollowUp):
    """Goods may be traded for a tile. (B17.5)"""

    def __init__(self) -> None:
        super().__init__("trade", "B17.5")

    def legal(self, state: State, _seat: int) -> list[Move]:
        """Any tile of the black depot, or none. (B17.5)"""
        moves: list[Move] = [TRADES[tile] for tile in state.offers[BLACK]]
        return [*moves, DECLINE] if moves else []

    def pictured(self) -> str:
        return "ship"


class GiveFor(FollowUp):
    """So many goods are still to be given for a blank. (B17.5)"""

    def __init__(self, left: int) -> None:
        super().__init__("give-goods", "B17.5")
        self.left = left

    def legal(self, state: State, seat: int) -> list[Move]:
        """Any goods held. (B17.5)"""
        goods = state.duchies[seat].goods
        return [GIVE_GOODS[number] for number in GOODS_NUMBERS if goods[number] > 0]

    def about(self) -> dict[str, Any]:
        return {"left": self.left}

    def pictured(self) -> str:
        return "ship"


TRADE_FOR_TILE: Final = TradeForTile()


def read_give_for(written: Mapping[str, Any]) -> FollowUp:
    return GiveFor(written["left"])


def play_trade(state: State, seat: int, move: Trade) -> list[Event]:
    """The tile lies face down in storage; five goods are to be given for it. (B17.5)"""
    state.pending[-1] = GiveFor(TRADE_GOODS)
    lift(state, BLACK, move.tile)
    solo_of(state).blanks.append(move.tile)
    store(state, seat, BLANK)
    return [TileTraded(seat, move.tile)]


def play_give_goods(state: State, seat: int, move: GiveGoods) -> list[Event]:
    """A goods tile leaves the game; it does not count as sold. (B17.5)"""
    giving = state.pending.pop()
    assert isinstance(giving, GiveFor)
    if giving.left > 1:
        state.pending.append(GiveFor(giving.left - 1))
    state.duchies[seat].goods[move.goods] -= 1
    solo_of(state).gone[move.goods] += 1
    return [GoodsGiven(seat, move.goods)]
