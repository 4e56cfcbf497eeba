"""The target of the solo game: points scored and bought move a marker towards it."""

from bastide.core.game import Event, Move
from bastide.games.burgundy.components import LOWEST_TARGET, NONE, TARGET_STEP
from bastide.games.burgundy.modes.events import PointsBought, TargetReached
from bastide.games.burgundy.moves import BUY_POINTS, DECLINE, BuyPoints
from bastide.games.burgundy.state import ORDER, TARGET_ACTION, Solo, State

ONE_TARGET = 16  # see `order.py`: how the actions for targets are counted among open effects


def solo_of(state: State) -> Solo:
    assert state.solo is not None
    return state.solo


def is_reached(state: State) -> bool:
    return solo_of(state).score >= solo_of(state).target


def legal_buy_points(state: State, seat: int, _about: int) -> list[Move]:
    """After a scoring 1 silver buys 1 point, up to the target. (B17.8, B17.12)"""
    solo, silver = solo_of(state), state.duchies[seat].silver
    return [*BUY_POINTS[1 : min(silver, solo.target - solo.score) + 1], DECLINE]


def play_buy_points(state: State, seat: int, move: BuyPoints) -> list[Event]:
    """The points go with those just scored. (B17.8)"""
    state.duchies[seat].silver -= move.more
    solo_of(state).score += move.more
    return [PointsBought(seat, move.more), *end_scoring(state, seat)]


def end_scoring(state: State, seat: int) -> list[Event]:
    """At the target the score begins anew from 0, the target comes 5 nearer, though never below 5, and an
    extra action is open. (B17.8, B17.12, B17.13)"""
    state.pending.pop()
    if not is_reached(state):
        return []
    solo = solo_of(state)
    solo.score = 0
    solo.target = max(LOWEST_TARGET, solo.target - TARGET_STEP)
    if state.pending and state.pending[-1][0] == ORDER:
        state.pending[-1] = (ORDER, state.pending[-1][1] + ONE_TARGET)
    else:
        state.pending.append((TARGET_ACTION, NONE))
    return [TargetReached(seat, solo.target)]
