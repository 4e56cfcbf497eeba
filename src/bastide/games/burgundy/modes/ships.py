"""Ships and depots of the solo game: the tile of the white die, goods that leave, goods for a blank."""

from bastide.core.game import Event, Move
from bastide.games.burgundy.components import (
    BLACK,
    BLANK,
    DEPOTS,
    GOODS_NUMBERS,
    NONE,
    SPACES,
    TRADE_GOODS,
)
from bastide.games.burgundy.duchy import STOCK
from bastide.games.burgundy.modes.events import GoodsCleared, GoodsGiven, TileRemoved, TileTraded
from bastide.games.burgundy.modes.moves import GIVE_GOODS, TRADES, GiveGoods, Trade
from bastide.games.burgundy.modes.target import solo_of
from bastide.games.burgundy.moves import DECLINE
from bastide.games.burgundy.rules.taking import store
from bastide.games.burgundy.stages import GIVE_GOODS as GIVE_FIVE
from bastide.games.burgundy.stages import TRADE
from bastide.games.burgundy.state import State, lift


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


def clear_goods(state: State) -> list[Event]:
    """The goods in the depots where the ship did not go leave the game. (B17.5)"""
    gone, count = solo_of(state).gone, sum(state.stock)
    for depot in range(1, DEPOTS + 1):
        for number in GOODS_NUMBERS:
            gone[number] += state.stock[depot * STOCK + number]
            state.stock[depot * STOCK + number] = 0
    return [GoodsCleared(count)] if count > 0 else []


def open_trade(state: State, seat: int) -> list[Event]:
    """Once for each ship, if there are goods enough. (B17.5)"""
    if sum(state.duchies[seat].goods) >= TRADE_GOODS:
        state.pending.append((TRADE, NONE))
    return []


def legal_trade(state: State, _seat: int, _about: int) -> list[Move]:
    """Any tile of the black depot, or none. (B17.5)"""
    moves: list[Move] = [TRADES[tile] for tile in state.offers[BLACK]]
    return [*moves, DECLINE] if moves else []


def play_trade(state: State, seat: int, move: Trade) -> list[Event]:
    """The tile lies face down in storage; five goods are to be given for it. (B17.5)"""
    state.pending[-1] = (GIVE_FIVE, TRADE_GOODS)
    lift(state, BLACK, move.tile)
    solo_of(state).blanks.append(move.tile)
    store(state, seat, BLANK)
    return [TileTraded(seat, move.tile)]


def legal_give_goods(state: State, seat: int, _about: int) -> list[Move]:
    """Any goods held. (B17.5)"""
    goods = state.duchies[seat].goods
    return [GIVE_GOODS[number] for number in GOODS_NUMBERS if goods[number] > 0]


def play_give_goods(state: State, seat: int, move: GiveGoods) -> list[Event]:
    """A goods tile leaves the game; it does not count as sold. (B17.5)"""
    _, left = state.pending.pop()
    if left > 1:
        state.pending.append((GIVE_FIVE, left - 1))
    state.duchies[seat].goods[move.goods] -= 1
    solo_of(state).gone[move.goods] += 1
    return [GoodsGiven(seat, move.goods)]
