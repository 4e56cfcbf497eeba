"""The actions of a turn, and the choices that the effects of tiles leave open."""

from collections.abc import Callable
from typing import Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.components import ANY
from bastide.games.burgundy.events import EffectDeclined, EffectLapsed, OnlyChoiceMade
from bastide.games.burgundy.modes.actions import play_in_mode
from bastide.games.burgundy.modes.order import is_settled, legal_resolve, settle
from bastide.games.burgundy.modes.solo import legal_finished_colour, legal_give_goods, legal_trade
from bastide.games.burgundy.modes.storage import legal_store
from bastide.games.burgundy.modes.target import legal_buy_points
from bastide.games.burgundy.modes.team import legal_place_shared
from bastide.games.burgundy.moves import (
    DECLINE,
    TAKE_WORKERS,
    Buy,
    Decline,
    Discard,
    Load,
    Place,
    SellGoods,
    Take,
    TakeGoods,
    TakeWorkers,
)
from bastide.games.burgundy.rules.dice import play_take_workers
from bastide.games.burgundy.rules.goods import (
    legal_load,
    legal_load_next,
    legal_sell_any,
    legal_sell_goods,
    legal_take_goods,
    play_load,
    play_sell_goods,
    play_take_goods,
)
from bastide.games.burgundy.rules.placing import legal_place, play_place
from bastide.games.burgundy.rules.taking import (
    can_buy,
    legal_discard,
    legal_take,
    legal_take_by_building,
    play_buy,
    play_discard,
    play_take,
)
from bastide.games.burgundy.state import EXTRA_ACTION, PLACE_STORED, State, storage_of

FollowUp = Callable[[State, int, int], list[Move]]  # state, seat, what it is about


def legal_actions(state: State, seat: int, dice: list[int]) -> list[Move]:
    """Take a tile, place a tile, sell goods, take workers: with any of these dice. (B5.1)"""
    duchy = state.duchies[seat]
    moves = legal_take(state, duchy, dice)
    moves += legal_place(duchy, storage_of(state, seat), dice)
    if state.teams is not None:
        moves += legal_place_shared(duchy, dice)
    moves += legal_sell_goods(duchy, dice)
    for die in dice:
        moves.append(TAKE_WORKERS[die])
    return moves


def legal_extra_action(state: State, seat: int, _about: int) -> list[Move]:
    """A castle's action is a full one, with any number. (B6.5, B6.11)"""
    return legal_actions(state, seat, [ANY])


def legal_place_stored(state: State, seat: int, _about: int) -> list[Move]:
    """A town hall places any stored tile, whatever the number, or is declined. (B7.7, B7.10)"""
    duchy = state.duchies[seat]
    moves = legal_place(duchy, storage_of(state, seat), [ANY])
    if state.teams is not None:
        moves += legal_place_shared(duchy, [ANY])
    return [*moves, DECLINE] if moves or can_buy(state, seat) else []


def legal_target_action(state: State, seat: int, _about: int) -> list[Move]:
    """An action as by a castle for reaching the target, or none. (B17.8)"""
    return [*legal_actions(state, seat, [ANY]), DECLINE]


# What each follow-up offers, in the order of their numbers. A module may add its own.
FOLLOW_UPS: Final[list[FollowUp]] = [
    legal_extra_action,
    legal_place_stored,
    legal_sell_any,
    legal_take_by_building,
    legal_take_by_building,
    legal_take_by_building,
    legal_load,
    legal_load_next,
    legal_take_goods,
    legal_discard,
    legal_store,
    legal_resolve,
    legal_buy_points,
    legal_target_action,
    legal_finished_colour,
    legal_trade,
    legal_give_goods,
]


def legal_follow_up(state: State, seat: int) -> list[Move]:
    """What was set off last is carried out first. (B6.10)"""
    follow_up, about = state.pending[-1]
    return FOLLOW_UPS[follow_up](state, seat, about)


def play_action(state: State, seat: int, move: Move) -> list[Event]:
    """Play a move of a turn; whatever then has one outcome only happens by itself."""
    events = play_one(state, seat, move)
    while state.pending:
        if state.solo is not None and is_settled(state, seat):
            events += settle(state, seat)
            continue
        moves = legal_follow_up(state, seat)
        if len(moves) > 1 or (moves and is_worth_waiting(state, seat)):
            break
        events += play_only_choice(state, seat, moves[0]) if moves else [lapse(state, seat)]
    return events


def play_only_choice(state: State, seat: int, move: Move) -> list[Event]:
    """What has one outcome happens by itself, and says so. (B6.1)"""
    made: list[Event] = [OnlyChoiceMade(seat, state.pending[-1][0])]
    return made + play_one(state, seat, move)


def is_worth_waiting(state: State, seat: int) -> bool:
    """A tile bought now could still be placed by the castle or the town hall. (B5.15)"""
    return state.pending[-1][0] in (EXTRA_ACTION, PLACE_STORED) and can_buy(state, seat)


def play_one(state: State, seat: int, move: Move) -> list[Event]:
    # Not a `match`: compiled, an `isinstance` of ours is one comparison, a class pattern a call.
    if isinstance(move, Take):
        return play_take(state, seat, move)
    if isinstance(move, Place):
        return play_place(state, seat, move)
    if isinstance(move, SellGoods):
        return play_sell_goods(state, seat, move)
    if isinstance(move, TakeWorkers):
        return play_take_workers(state, seat, move)
    if isinstance(move, Buy):
        return play_buy(state, seat, move)
    if isinstance(move, Load):
        return play_load(state, seat, move)
    if isinstance(move, TakeGoods):
        return play_take_goods(state, seat, move)
    if isinstance(move, Discard):
        return play_discard(state, seat, move)
    if not isinstance(move, Decline):
        return play_in_mode(state, seat, move)
    follow_up, _ = state.pending.pop()
    return [EffectDeclined(seat, follow_up)]


def lapse(state: State, seat: int) -> Event:
    """An effect that cannot be used is lost. (B6.1)"""
    follow_up, _ = state.pending.pop()
    return EffectLapsed(seat, follow_up)
