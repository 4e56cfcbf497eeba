"""The solo game: the tile of the white die, ships that clear the depots, blanks, finished colours."""

from bastide.core.game import Event, Move
from bastide.games.burgundy.components import (
    BLACK,
    BLANK,
    BLANK_KIND,
    DEPOTS,
    GOODS_NUMBERS,
    KIND_OF,
    NONE,
    SOLO_WORKERS,
    SPACES,
    TRADE_GOODS,
)
from bastide.games.burgundy.modes.events import GoodsCleared, GoodsGiven, TileLaid, TileRemoved, TileTraded
from bastide.games.burgundy.modes.target import solo_of
from bastide.games.burgundy.moves import DECLINE, GIVE_GOODS, TRADES, GiveGoods, PlaceFrom, Trade
from bastide.games.burgundy.rules.placing import WHERE, follow_placing
from bastide.games.burgundy.rules.taking import store
from bastide.games.burgundy.state import (
    DEAL,
    STOCK,
    TRADE,
    Duchy,
    Solo,
    State,
    lift,
    put,
)
from bastide.games.burgundy.state import GIVE_GOODS as GIVE_FIVE


def play_alone(state: State, target: int) -> None:
    """One player with 2 workers; the score stands at 0, the target where the host put it. (B17.1, B17.2)"""
    state.solo = Solo(score=0, target=target, blanks=[], gone=[0] * STOCK)
    state.start = 0
    state.line = [0]
    state.duchies[0].workers = SOLO_WORKERS
    state.stage = DEAL


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


# -- ships and blanks


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


def any_space(duchy: Duchy, _tile: int) -> list[int]:
    """A blank may lie on a space of any colour next to a tile. (B17.5)"""
    return sorted([space for spaces in duchy.near for space in spaces])


WHERE[BLANK_KIND] = any_space


# -- finished colours


def legal_finished_colour(state: State, seat: int, _about: int) -> list[Move]:
    """Any tile of the black depot on any space where it may lie. (B17.7)"""
    moves: list[Move] = []
    duchy = state.duchies[seat]
    for tile in state.offers[BLACK]:
        moves += [PlaceFrom(BLACK, tile, space) for space in WHERE[KIND_OF[tile]](duchy, tile)]
    return moves


def play_place_from(state: State, seat: int, move: PlaceFrom) -> list[Event]:
    """The tile goes straight into the duchy and takes effect there. (B17.7)"""
    state.pending.pop()
    lift(state, move.depot, move.tile)
    put(state.duchies[seat], move.tile, move.space)
    events: list[Event] = [TileLaid(seat, move.tile, move.depot, move.space)]
    return events + follow_placing(state, seat, move.tile, move.space)
