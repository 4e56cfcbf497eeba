"""Goods: sold with a die or by a warehouse, and taken from the depots by ships."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import FollowUp
from bastide.games.burgundy.components import (
    ANY,
    DEPOTS,
    EDITION_2019,
    GOODS_NUMBERS,
    GOODS_POINTS,
    GOODS_SOURCE,
    NEXT_DEPOTS,
    SALE_SILVER,
)
from bastide.games.burgundy.duchy import STOCK, Duchy
from bastide.games.burgundy.events import GoodsLoaded, GoodsSold, NothingLoaded, ShipSent
from bastide.games.burgundy.moves import (
    DECLINE,
    DEPOT,
    LOAD,
    SELL_GOODS,
    TAKE_GOODS,
    WARES,
    Load,
    SellGoods,
    TakeGoods,
)
from bastide.games.burgundy.rules.dice import gain_workers, to_sell, use_die
from bastide.games.burgundy.scoring import score
from bastide.games.burgundy.state import State, set_goods

DOUBLE_PROCEEDS: Final = 3  # monasteries
WORKER_PER_SALE: Final = 4
TWO_DEPOTS: Final = 5
_ALL_DEPOTS: Final[list[int]] = [*range(1, DEPOTS + 1)]

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


class SellAny(FollowUp):
    """A warehouse: goods of any colour are to be sold. (B7.1)"""

    def __init__(self, cause: str = "") -> None:
        super().__init__("warehouse", "B7.1", "B7.10", cause)
        self.actions = (SellGoods,)

    def legal(self, state: State, seat: int) -> list[Move]:
        """Any colour held; from 2019 on it may be declined. (B7.1, B7.10)"""
        moves = legal_sell_goods(state.duchies[seat], [ANY])
        if moves and state.edition == EDITION_2019:
            moves.append(DECLINE)
        return moves


SELL_ANY: Final = SellAny()


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


@dataclass(slots=True)
class Reach:
    """The depots a ship comes to, and the colour it takes from all depots, if a chapter lets it have one."""

    depots: list[int]
    colour: int  # nought: none


_ONE: Final[list[Reach]] = [Reach([depot], 0) for depot in range(DEPOTS + 1)]


class LoadDepot(FollowUp):
    """A ship: its depot is to be chosen. (B6.2)"""

    def __init__(self) -> None:
        super().__init__("ship", "B6.2", "B7.10")

    def legal(self, state: State, seat: int) -> list[Move]:
        """Any of the six depots; nothing to choose where no goods can come. (B6.2)"""
        if not can_load_any(state, seat):
            return [LOAD[1]]
        return list(LOAD[1:])


class LoadNext(FollowUp):
    """A ship with monastery 5: a second depot is to be chosen. (B10.5)"""

    def __init__(self, first: int) -> None:
        super().__init__("second-depot", "B10.5", "B7.10")
        self.first = first

    def legal(self, state: State, seat: int) -> list[Move]:
        """A depot next to the first, from 2019 on or none; nothing to choose where neither has goods that can
        come. (B10.5)"""
        depots = NEXT_DEPOTS[self.first]
        if not any(can_load(state, seat, depot) for depot in depots):
            return [LOAD[depots[0]]]
        moves: list[Move] = [LOAD[depot] for depot in depots]
        if state.edition == EDITION_2019:
            moves.append(DECLINE)
        return moves

    def decline(self, state: State, seat: int) -> list[Event]:
        """The second depot is not wanted. (B10.5)"""
        return set_sail(state, seat, _ONE[self.first])

    def about(self) -> dict[str, Any]:
        return {"depot": DEPOT.write(self.first)}

    def pictured(self) -> str:
        return "ship"


class ChooseGoods(FollowUp):
    """Not all goods of a ship fit: colours are to be chosen. (B6.3)"""

    def __init__(self, reach: Reach) -> None:
        super().__init__("choose-goods", "B6.3", "B7.10")
        self.reach = reach

    def legal(self, state: State, seat: int) -> list[Move]:
        """The colours that could still come, when there is not room for all. (B6.3)"""
        return [TAKE_GOODS[number] for number in sorted(new_colours(state, seat, self.reach))]

    def about(self) -> dict[str, Any]:
        return write_reach(self.reach)

    def pictured(self) -> str:
        return "ship"

    def depots(self) -> list[int]:
        """Goods of one colour come from all depots."""
        return self.reach.depots if self.reach.colour == 0 else super().depots()


LOAD_DEPOT: Final = LoadDepot()
LOAD_NEXT: Final[list[LoadNext]] = [LoadNext(depot) for depot in range(DEPOTS + 1)]


def write_reach(reach: Reach) -> dict[str, Any]:
    goods = None if reach.colour == 0 else WARES.write(reach.colour)
    return {"depots": [DEPOT.write(depot) for depot in reach.depots], "goods": goods}


def read_reach(written: Mapping[str, Any]) -> Reach:
    colour = 0 if written["goods"] is None else WARES.read(written["goods"])
    return Reach([DEPOT.read(depot) for depot in written["depots"]], colour)


def read_load_next(written: Mapping[str, Any]) -> FollowUp:
    return LOAD_NEXT[DEPOT.read(written["depot"])]


def read_choose_goods(written: Mapping[str, Any]) -> FollowUp:
    return ChooseGoods(read_reach(written))


def lies_in(state: State, depot: int) -> bool:
    """Whether any goods lie in the depot."""
    return any(state.stock[depot])


def can_load_any(state: State, seat: int) -> bool:
    return any(can_load(state, seat, depot) for depot in range(1, DEPOTS + 1))


def can_load(state: State, seat: int, depot: int) -> bool:
    """Whether the depot has goods of a colour held, or any while a goods space is free. (B6.3)"""
    duchy, stock = state.duchies[seat], state.stock[depot]
    has_room = free_spaces(state, seat) > 0
    for number in GOODS_NUMBERS:
        if stock[number] > 0 and (has_room or duchy.goods[number] > 0):
            return True
    return False


def play_load(state: State, seat: int, move: Load) -> list[Event]:
    """With monastery 5 a neighbouring depot is chosen too; then the goods come. (B6.2, B10.5)"""
    loading = state.pending.pop()
    if isinstance(loading, LoadNext):
        return set_sail(state, seat, Reach([loading.first, move.depot], 0))
    if state.duchies[seat].has[TWO_DEPOTS] and can_load_any(state, seat):
        state.pending.append(LOAD_NEXT[move.depot])
        return [ShipSent(seat, move.depot)]
    return set_sail(state, seat, _ONE[move.depot])


def set_sail(state: State, seat: int, reach: Reach) -> list[Event]:
    """The depots are chosen; a chapter may have something to ask before the goods come."""
    for asks in state.book.ship_asks:
        if asks(state, seat, reach):
            return [ShipSent(seat, reach.depots[-1])]
    return load(state, seat, reach)


def load(state: State, seat: int, reach: Reach) -> list[Event]:
    """The ship takes all it can from its depots, and a colour from all depots if it has one; asks which
    colours if not all fit; then sails on. (B6.2, B6.3)"""
    goods, free = state.duchies[seat].goods, free_spaces(state, seat)
    events: list[Event] = []
    all_fit = len(new_colours(state, seat, reach)) <= free
    for number in GOODS_NUMBERS:
        if all_fit or goods[number] > 0:
            events += load_colour(state, seat, number, reach)
    if free > 0 and not all_fit:
        state.pending.append(ChooseGoods(reach))
        return events
    return [*(events or [NothingLoaded(seat)]), *state.book.sail_on(state, seat)]


def new_colours(state: State, seat: int, reach: Reach) -> list[int]:
    """The colours within the ship's reach that the player does not hold."""
    goods, stock, found = state.duchies[seat].goods, state.stock, list[int]()
    for number in GOODS_NUMBERS:
        if goods[number] == 0:
            for depot in reach.depots if number != reach.colour else _ALL_DEPOTS:
                if stock[depot][number] > 0:
                    found.append(number)
                    break
    return found


def free_spaces(state: State, seat: int) -> int:
    """Goods of one colour share a space; there are three. (B2.2, B6.3)"""
    goods = state.duchies[seat].goods
    return state.book.goods_spaces - len([number for number in GOODS_NUMBERS if goods[number] > 0])


def load_colour(state: State, seat: int, number: int, reach: Reach) -> list[Event]:
    """A colour is taken whole from the depots of the ship, or from all. (B6.3)"""
    events: list[Event] = []
    for depot in reach.depots if number != reach.colour else _ALL_DEPOTS:
        count = state.stock[depot][number]
        if count > 0:
            set_goods(state, depot, number, 0)
            state.duchies[seat].goods[number] += count
            events.append(GoodsLoaded(seat, number, count, depot))
    return events


def play_take_goods(state: State, seat: int, move: TakeGoods) -> list[Event]:
    """The colour gets a goods space; when all are full the rest stays and the ship sails on. (B6.3)"""
    choosing = state.pending[-1]
    assert isinstance(choosing, ChooseGoods)
    events = load_colour(state, seat, move.goods, choosing.reach)
    if free_spaces(state, seat) == 0:
        state.pending.pop()
        events += state.book.sail_on(state, seat)
    return events
