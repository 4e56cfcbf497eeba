"""The actions of a turn, and the choices that the effects of tiles leave open."""

from typing import Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import PLAYS, Effect, FollowUp
from bastide.games.burgundy.components import ANY
from bastide.games.burgundy.events import EffectDeclined, EffectLapsed, OnlyChoiceMade
from bastide.games.burgundy.modes.storage import legal_place_shared
from bastide.games.burgundy.modules.moves import ModuleMove
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
    can_interrupt,
    legal_discard,
    legal_take,
    legal_take_by_building,
    play_buy,
    play_discard,
    play_take,
)
from bastide.games.burgundy.stages import (
    ACTION_OR_SHIELD,
    DISCARD,
    EXTRA_ACTION,
    FOLLOW_UP,
    PLACE_STORED,
    WHITE_ACTION,
)
from bastide.games.burgundy.state import State

# What can place a tile that is bought meanwhile.
ACTIONS: Final = (EXTRA_ACTION, PLACE_STORED, WHITE_ACTION, ACTION_OR_SHIELD)


def legal_actions(state: State, seat: int, dice: list[int]) -> list[Move]:
    """Take a tile, place a tile, sell goods, take workers: with any of these dice. (B5.1)"""
    duchy = state.duchies[seat]
    moves = legal_take(state, duchy, dice)
    moves += legal_place_tiles(state, seat, dice)
    moves += legal_sell_goods(duchy, dice)
    for die in dice:
        moves.append(TAKE_WORKERS[die])
    return moves


def legal_extra_action(state: State, seat: int, _about: int) -> list[Move]:
    """A castle's action is a full one, with any number. (B6.5, B6.11)"""
    return legal_actions(state, seat, [ANY])


def legal_place_stored(state: State, seat: int, _about: int) -> list[Move]:
    """A town hall places any stored tile, whatever the number, or is declined. (B7.7, B7.10)"""
    moves = legal_place_tiles(state, seat, [ANY])
    return [*moves, DECLINE] if moves or can_interrupt(state, seat) else []


def legal_place_tiles(state: State, seat: int, dice: list[int]) -> list[Move]:
    """The tiles of the own storage; in a team those of the shared one too. (B5.7, B16.3)"""
    duchy = state.duchies[seat]
    if state.teams is None:
        return legal_place(state, duchy, duchy.storage, dice)
    moves = legal_place(state, duchy, state.teams.storage[seat], dice)
    return moves + legal_place_shared(state, duchy, dice)


def nothing_open(_state: State, _seat: int, _about: int) -> list[Move]:
    """In the place of a follow-up that a module or a mode brings."""
    return []


# What each follow-up offers, in the order of their numbers; modules and modes put theirs in their places.
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
    *[nothing_open] * (len(FOLLOW_UP.words) - DISCARD - 1),
]


def legal_follow_up(state: State, seat: int) -> list[Move]:
    """What was set off last is carried out first. (B6.10)"""
    follow_up, about = state.pending[-1]
    return FOLLOW_UPS[follow_up](state, seat, about)


def play_action(state: State, seat: int, move: Move) -> list[Event]:
    """Play a move of a turn; whatever then has one outcome only happens by itself."""
    events = play_one(state, seat, move)
    if state.pending:
        events += carry_on(state, seat)
    return events


def carry_on(state: State, seat: int) -> list[Event]:
    """What has one outcome only happens by itself, until there is something to choose."""
    events: list[Event] = []
    while state.pending:
        moves = legal_follow_up(state, seat)
        if len(moves) > 1 or (moves and is_worth_waiting(state, seat)):
            break
        events += play_only_choice(state, seat, moves[0]) if moves else lapse(state, seat)
    return events


def play_only_choice(state: State, seat: int, move: Move) -> list[Event]:
    """What has one outcome happens by itself, and says so. (B6.1)"""
    made: list[Event] = [OnlyChoiceMade(seat, state.pending[-1][0])]
    return made + play_one(state, seat, move)


def is_worth_waiting(state: State, seat: int) -> bool:
    """A tile bought now could still be placed by the castle or the town hall. (B5.15)"""
    return state.pending[-1][0] in ACTIONS and can_interrupt(state, seat)


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
    if isinstance(move, ModuleMove):
        return PLAYS[type(move)](state, seat, move)
    assert isinstance(move, Decline)
    follow_up, _ = state.pending.pop()
    return [EffectDeclined(seat, follow_up)]


def lapse(state: State, seat: int) -> list[Event]:
    """An effect that cannot be used is lost. (B6.1)"""
    follow_up, about = state.pending.pop()
    if follow_up in WITHOUT_CHOICE:
        return WITHOUT_CHOICE[follow_up](state, seat, about)
    return [EffectLapsed(seat, follow_up)]


# What happens instead where a follow-up leaves nothing to choose; a module adds its own.
WITHOUT_CHOICE: Final[dict[int, Effect]] = {}
