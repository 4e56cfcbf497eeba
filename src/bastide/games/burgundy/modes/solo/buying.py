"""Points of the solo game: scored, bought with silver; what reaching the target brings. (B17.8, B17.12)"""

from typing import Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import FollowUp
from bastide.games.burgundy.modes.solo.events import PointsBought, TargetReached
from bastide.games.burgundy.modes.solo.figures import LOWEST_TARGET, TARGET_STEP
from bastide.games.burgundy.modes.solo.markers import TARGET_ACTION, is_reached, solo_of
from bastide.games.burgundy.modes.solo.matters import is_out_of_reach, points_of
from bastide.games.burgundy.modes.solo.moves import BUY_POINTS as BUY
from bastide.games.burgundy.modes.solo.moves import BuyPoints
from bastide.games.burgundy.modes.solo.order import Order
from bastide.games.burgundy.moves import DECLINE
from bastide.games.burgundy.state import State


def move_marker(state: State, _seat: int, points: int) -> None:
    """Points that are scored move the marker; then more may be bought. (B17.8)"""
    solo_of(state).score += points
    state.pending.append(BUY_MORE)


class BuyMore(FollowUp):
    """Points were scored, and more may be bought. (B17.8)"""

    def __init__(self) -> None:
        super().__init__("buy-points", "B17.8")

    def legal(self, state: State, seat: int) -> list[Move]:
        """After a scoring 1 silver buys 1 point, up to the target; nothing is left to choose at the target,
        without silver, or where it can be bought with the next scoring as well. (B17.8, B17.12)"""
        solo, silver = solo_of(state), state.duchies[seat].silver
        if is_reached(state) or silver == 0 or can_buy_later(state, seat):
            return []
        return [*BUY[1 : min(silver, solo.target - solo.score) + 1], DECLINE]

    def lapse(self, state: State, seat: int) -> list[Event]:
        return end_scoring(state, seat)


BUY_MORE: Final = BuyMore()


def can_buy_later(state: State, seat: int) -> bool:
    """Points come next that lead to the target as little as these do: one purchase for all is enough."""
    order = state.pending[-2] if len(state.pending) > 1 else None
    if not isinstance(order, Order) or points_of(state, seat, order.space, order.open()[0]) == 0:
        return False
    return is_out_of_reach(state, seat, order.space, order.open(), order.targets)


def play_buy_points(state: State, seat: int, move: BuyPoints) -> list[Event]:
    """The points go with those just scored. (B17.8)"""
    state.pending.pop()
    state.duchies[seat].silver -= move.more
    solo_of(state).score += move.more
    return [PointsBought(seat, move.more), *end_scoring(state, seat)]


def end_scoring(state: State, seat: int) -> list[Event]:
    """At the target the score begins anew from 0, the target comes 5 nearer, though never below 5, and an
    extra action is open. (B17.8, B17.12, B17.13)"""
    if not is_reached(state):
        return []
    solo = solo_of(state)
    solo.score = 0
    solo.target = max(LOWEST_TARGET, solo.target - TARGET_STEP)
    order = state.pending[-1] if state.pending else None
    if isinstance(order, Order):
        state.pending[-1] = order.with_target()
    else:
        state.pending.append(TARGET_ACTION)
    return [TargetReached(seat, solo.target)]
