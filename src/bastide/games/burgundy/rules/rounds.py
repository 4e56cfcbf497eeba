"""Rounds: the dice, the goods tile of the round, the bridge and the order of turns."""

from bastide.core.game import Event
from bastide.games.burgundy.components import BRIDGE
from bastide.games.burgundy.events import DiceRolled, MarkerMoved, RoundBegan
from bastide.games.burgundy.stages import TURN
from bastide.games.burgundy.state import State, set_goods


def play_roll(state: State, dice: tuple[int, ...]) -> list[Event]:
    """All dice are rolled; the goods tile of the round goes to the depot of the white one. (B4.1, B4.2)"""
    state.rolled = dice
    state.order = state.line.copy()  # moves on the bridge count from the next round on (B4.4)
    state.turn = 0
    state.stage = TURN
    goods, depot = state.round_goods.pop(0), dice[-1]
    set_goods(state, depot, goods, state.stock[depot][goods] + 1)
    events: list[Event] = []
    for seat in state.order:
        first, second = dice[2 * seat], dice[2 * seat + 1]
        state.dice[seat] = [first, second]
        events.append(DiceRolled(seat, first, second))
    events.append(RoundBegan(state.round, goods, depot))
    for step in state.book.round_began:
        events += step(state, depot)
    return events


def cross_bridge(state: State, seat: int) -> list[Event]:
    """The marker goes one space on, on top of any markers there; on the last space it comes to the
    top. (B4.5, B6.2)"""
    place = min(state.place[seat] + 1, BRIDGE - 1)
    state.place[seat] = place
    state.line.remove(seat)
    ahead = len([other for other in state.line if state.place[other] > place])
    state.line.insert(ahead, seat)
    events: list[Event] = [MarkerMoved(seat, place)]
    for after in state.book.bridge:
        events += after(state, seat)
    return events
