"""Goods: sold with a die or by a warehouse, and taken from the depots by ships."""

from typing import Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.components import (
    ANY,
    DEPOTS,
    EDITION_2019,
    GOODS_NUMBERS,
    GOODS_POINTS,
    GOODS_SOURCE,
    GOODS_SPACES,
    NEXT_DEPOTS,
    SALE_SILVER,
)
from bastide.games.burgundy.duchy import STOCK, Duchy
from bastide.games.burgundy.events import GoodsLoaded, GoodsSold, NothingLoaded, ShipSent
from bastide.games.burgundy.modes.ships import clear_goods, open_trade
from bastide.games.burgundy.moves import DECLINE, LOAD, SELL_GOODS, TAKE_GOODS, Load, SellGoods, TakeGoods
from bastide.games.burgundy.rules.dice import gain_workers, to_sell, use_die
from bastide.games.burgundy.rules.rounds import cross_bridge
from bastide.games.burgundy.scoring import score
from bastide.games.burgundy.stages import CHOOSE_GOODS, LOAD_NEXT
from bastide.games.burgundy.state import State

DOUBLE_PROCEEDS: Final = 3  # monasteries
WORKER_PER_SALE: Final = 4
TWO_DEPOTS: Final = 5
_ALL_DEPOTS: Final = tuple(range(1, DEPOTS + 1))

# -- selling


def legal_sell_goods(duchy: Duchy, dice: list[int]) -> list[Move]:
    """Goods of a colour held whose number a die shows, as it is or changed by workers. (B5.9, B5.12)"""
    moves: list[Move] = []
    costs, workers, goods = to_sell(duchy), duchy.workers, duchy.goods
    for number in range(1, STOCK):
        if goods[number] > 0:
            for die in dice:
                if costs[die][number] <= workers:
                    moves.append(SELL_GOODS[die][number])
    return moves


def legal_sell_any(state: State, seat: int, _about: int) -> list[Move]:
    """A warehouse sells any colour held; from 2019 on it may be declined. (B7.1, B7.10)"""
    moves = legal_sell_goods(state.duchies[seat], [ANY])
    if moves and state.edition == EDITION_2019:
        moves.append(DECLINE)
    return moves


def play_sell_goods(state: State, seat: int, move: SellGoods) -> list[Event]:
    """All goods of the colour: 1 silver in all, points for each tile by the number of players. (B5.9)"""
    duchy, number = state.duchies[seat], move.value
    events = use_die(state, seat, move.die, number, to_sell(duchy)[move.die][number])
    count = duchy.goods[number]
    silver = SALE_SILVER + 1 if duchy.has[DOUBLE_PROCEEDS] else SALE_SILVER
    points = count * GOODS_POINTS[state.seats]
    for terms in state.book.terms:
        silver, points = terms(state, seat, count, silver, points)
    workers = 1 if duchy.has[WORKER_PER_SALE] else 0
    duchy.goods[number] = 0
    duchy.sold[number] += count
    duchy.silver += silver
    events.append(GoodsSold(seat, number, count, silver, workers))
    if workers > 0:
        gain_workers(state, seat, workers, events)
    events.append(score(state, seat, points, GOODS_SOURCE))
    for after in state.book.after_sale:
        events += after(state, seat, number, count)
    return events


# -- ships


def legal_load(state: State, seat: int, _about: int) -> list[Move]:
    """Any of the six depots; nothing to choose where no goods can come. (B6.2)"""
    if not can_load_any(state, seat):
        return [LOAD[1]]
    return list(LOAD[1:])


def legal_load_next(state: State, seat: int, first: int) -> list[Move]:
    """A depot next to the first; nothing to choose where neither has goods that can come. (B10.5)"""
    depots = NEXT_DEPOTS[first]
    if not any(can_load(state, seat, depot) for depot in depots):
        return [LOAD[depots[0]]]
    return [LOAD[depot] for depot in depots]


def lies_in(state: State, depot: int) -> bool:
    """Whether any goods lie in the depot."""
    for number in GOODS_NUMBERS:
        if state.stock[depot * STOCK + number] > 0:
            return True
    return False


def can_load_any(state: State, seat: int) -> bool:
    return any(can_load(state, seat, depot) for depot in range(1, DEPOTS + 1))


def can_load(state: State, seat: int, depot: int) -> bool:
    """Whether the depot has goods of a colour held, or any while a goods space is free. (B6.3, B17.1)"""
    duchy = state.duchies[seat]
    has_room = state.solo is not None or free_spaces(duchy) > 0
    for number in GOODS_NUMBERS:
        if state.stock[depot * STOCK + number] > 0 and (has_room or duchy.goods[number] > 0):
            return True
    return False


def play_load(state: State, seat: int, move: Load) -> list[Event]:
    """With monastery 5 a neighbouring depot is chosen too; then the goods come. (B6.2, B10.5)"""
    follow_up, first = state.pending.pop()
    if follow_up == LOAD_NEXT:
        return set_sail(state, seat, first, move.depot)
    if state.duchies[seat].has[TWO_DEPOTS] and can_load_any(state, seat):
        state.pending.append((LOAD_NEXT, move.depot))
        return [ShipSent(seat, move.depot)]
    return set_sail(state, seat, move.depot, 0)


def set_sail(state: State, seat: int, first: int, second: int) -> list[Event]:
    """The depots are chosen; a module may have something to ask before the goods come."""
    if state.solo is not None:
        return load_alone(state, seat, first, second)
    for asks in state.book.ship_asks:
        if asks(state, seat, 10 * first + second):
            return [ShipSent(seat, second or first)]
    return load(state, seat, first, second, 0)


def load(state: State, seat: int, first: int, second: int, colour: int) -> list[Event]:
    """The ship takes all it can from its depots, and a colour from all depots if it has one; asks which
    colours if not all fit; then crosses the bridge. (B6.2, B6.3)"""
    duchy = state.duchies[seat]
    events: list[Event] = []
    all_fit = len(new_colours(state, duchy, first, second, colour)) <= free_spaces(duchy)
    for number in GOODS_NUMBERS:
        if all_fit or duchy.goods[number] > 0:
            events += load_colour(state, seat, number, first, second, colour)
    if 0 < free_spaces(duchy) < len(new_colours(state, duchy, first, second, colour)):
        state.pending.append((CHOOSE_GOODS, 100 * colour + 10 * first + second))
        return events
    return [*(events or [NothingLoaded(seat)]), *cross_bridge(state, seat)]


def load_alone(state: State, seat: int, first: int, second: int) -> list[Event]:
    """Any number of colours finds room; what is left in the depots leaves the game. (B17.1, B17.5)"""
    events: list[Event] = []
    for number in GOODS_NUMBERS:
        events += load_colour(state, seat, number, first, second, 0)
    return [*(events or [NothingLoaded(seat)]), *clear_goods(state), *open_trade(state, seat)]


def new_colours(state: State, duchy: Duchy, first: int, second: int, colour: int) -> list[int]:
    """The colours within the ship's reach that the player does not hold."""
    stock, goods = state.stock, duchy.goods
    found = [
        number
        for number in GOODS_NUMBERS
        if goods[number] == 0 and (stock[first * STOCK + number] > 0 or stock[second * STOCK + number] > 0)
    ]
    if colour > 0 and goods[colour] == 0 and colour not in found and any(stock[colour::STOCK]):
        found.append(colour)
    return found


def free_spaces(duchy: Duchy) -> int:
    """Goods of one colour share a space; there are three. (B2.2, B6.3)"""
    return GOODS_SPACES - len([number for number in GOODS_NUMBERS if duchy.goods[number] > 0])


def load_colour(state: State, seat: int, number: int, first: int, second: int, colour: int) -> list[Event]:
    """A colour is taken whole from the depots of the ship, or from all. (B6.3)"""
    events: list[Event] = []
    for depot in _ALL_DEPOTS if number == colour else (first, second):
        count = state.stock[depot * STOCK + number]
        if count > 0:
            state.stock[depot * STOCK + number] = 0
            state.duchies[seat].goods[number] += count
            events.append(GoodsLoaded(seat, number, count, depot))
    return events


def legal_take_goods(state: State, seat: int, reach: int) -> list[Move]:
    """The colours that could still come, when there is not room for all. (B6.3)"""
    new = new_colours(state, state.duchies[seat], reach // 10 % 10, reach % 10, reach // 100)
    return [TAKE_GOODS[number] for number in sorted(new)]


def play_take_goods(state: State, seat: int, move: TakeGoods) -> list[Event]:
    """The colour gets a goods space; when all are full the rest stays and the ship sails on. (B6.3)"""
    duchy, reach = state.duchies[seat], state.pending[-1][1]
    events = load_colour(state, seat, move.goods, reach // 10 % 10, reach % 10, reach // 100)
    if free_spaces(duchy) == 0:
        state.pending.pop()
        events += cross_bridge(state, seat)
    return events
