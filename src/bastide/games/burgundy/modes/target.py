"""The target of the solo game: points scored and bought move a marker towards it."""

from typing import Final

from bastide.core.game import Event
from bastide.games.burgundy.components import LOWEST_TARGET, NONE, TARGET_STEP
from bastide.games.burgundy.modes.events import PointsBought, TargetReached
from bastide.games.burgundy.modes.moves import BuyPoints
from bastide.games.burgundy.stages import ORDER, TARGET_ACTION
from bastide.games.burgundy.state import Solo, State

ONE_TARGET: Final = 16  # how the actions for targets are counted among open effects; see `order.py`


def solo_of(state: State) -> Solo:
    assert state.solo is not None
    return state.solo


def is_reached(state: State) -> bool:
    return solo_of(state).score >= solo_of(state).target


def play_buy_points(state: State, seat: int, move: BuyPoints) -> list[Event]:
    """The points go with those just scored. (B17.8)"""
    _, about = state.pending.pop()
    state.duchies[seat].silver -= move.more
    solo_of(state).score += move.more
    return [PointsBought(seat, move.more), *end_scoring(state, seat, about)]


def end_scoring(state: State, seat: int, _about: int) -> list[Event]:
    """At the target the score begins anew from 0, the target comes 5 nearer, though never below 5, and an
    extra action is open. (B17.8, B17.12, B17.13)"""
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
