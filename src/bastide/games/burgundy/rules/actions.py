"""The actions of a turn, and the choices that the effects of tiles leave open."""

from typing import Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import FollowUp
from bastide.games.burgundy.components import ANY
from bastide.games.burgundy.events import EffectDeclined, OnlyChoiceMade
from bastide.games.burgundy.moves import (
    DECLINE,
    TAKE_WORKERS,
    Buy,
    ChapterMove,
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
from bastide.games.burgundy.rules.goods import legal_sell_goods, play_load, play_sell_goods, play_take_goods
from bastide.games.burgundy.rules.placing import legal_place_tiles, play_place
from bastide.games.burgundy.rules.taking import (
    can_interrupt,
    legal_take,
    play_buy,
    play_discard,
    play_take,
)
from bastide.games.burgundy.stages import DECIDE
from bastide.games.burgundy.state import State


def legal_actions(state: State, seat: int, dice: list[int]) -> list[Move]:
    """Take a tile, place a tile, sell goods, take workers: with any of these dice. (B5.1)"""
    duchy = state.duchies[seat]
    moves = legal_take(state, duchy, dice)
    moves += legal_place_tiles(state, seat, dice)
    moves += legal_sell_goods(duchy, dice)
    for die in dice:
        moves.append(TAKE_WORKERS[die])
    return moves


class WholeAction(FollowUp):
    """One of the four actions is open, with any number. (B6.5)"""

    def __init__(self, effect: str, clause: str, declining: str = "") -> None:
        super().__init__(effect, clause, declining)
        self.actions = (Take, Place, SellGoods, TakeWorkers)

    def legal(self, state: State, seat: int) -> list[Move]:
        """A castle's action is a full one, with any number. (B6.5, B6.11)"""
        return legal_actions(state, seat, [ANY])

    def pictured(self) -> str:
        return "castle"


class PlaceStored(FollowUp):
    """A town hall: a stored tile is to be placed. (B7.7)"""

    def __init__(self) -> None:
        super().__init__("town-hall", "B7.7", "B7.10")
        self.actions = (Place,)

    def legal(self, state: State, seat: int) -> list[Move]:
        """Any stored tile, whatever the number, or it is declined. (B7.7, B7.10)"""
        moves = legal_place_tiles(state, seat, [ANY])
        return [*moves, DECLINE] if moves or can_interrupt(state, seat) else []


EXTRA_ACTION: Final = WholeAction("extra-action", "B6.5", "B7.10")
PLACE_STORED: Final = PlaceStored()


def legal_follow_up(state: State, seat: int) -> list[Move]:
    """What was set off last is carried out first. (B6.10)"""
    return state.pending[-1].legal(state, seat)


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
        if len(moves) > 1 and state.pending[-1].is_settled(state, seat):
            moves = []
        if len(moves) > 1 or is_worth_waiting(state, seat, len(moves)):
            break
        events += play_only_choice(state, seat, moves[0]) if moves else lapse(state, seat)
    return events


def play_only_choice(state: State, seat: int, move: Move) -> list[Event]:
    """What has one outcome happens by itself, and says so. (B6.1)"""
    made: list[Event] = [OnlyChoiceMade(seat, state.pending[-1].effect)]
    return made + play_one(state, seat, move)


def is_worth_waiting(state: State, seat: int, moves: int) -> bool:
    """A tile bought now could still be placed by the castle or the town hall; outside turns a chapter may
    have something that changes what comes next. (B5.15)"""
    if state.stage == DECIDE:
        return any(asks(state, seat) for asks in state.book.worth_asking)
    return moves > 0 and Place in state.pending[-1].actions and can_interrupt(state, seat)


def play_one(state: State, seat: int, move: Move) -> list[Event]:
    # Not a `match`: compiled, an `isinstance` of ours is one comparison, a class pattern a call.
    # What is played most often comes first.
    if isinstance(move, Take):
        return play_take(state, seat, move)
    if isinstance(move, Place):
        return play_place(state, seat, move)
    if isinstance(move, TakeWorkers):
        return play_take_workers(state, seat, move)
    if isinstance(move, Discard):
        return play_discard(state, seat, move)
    if isinstance(move, Buy):
        return play_buy(state, seat, move)
    if isinstance(move, SellGoods):
        return play_sell_goods(state, seat, move)
    if isinstance(move, Load):
        return play_load(state, seat, move)
    if isinstance(move, TakeGoods):
        return play_take_goods(state, seat, move)
    if isinstance(move, ChapterMove):
        return state.book.plays[type(move)](state, seat, move)
    assert isinstance(move, Decline)
    return play_decline(state, seat)


def play_decline(state: State, seat: int) -> list[Event]:
    """The effect is not used; a ship sails all the same. (B7.10)"""
    declined = state.pending.pop()
    return [EffectDeclined(seat, declined.effect), *declined.decline(state, seat)]


def lapse(state: State, seat: int) -> list[Event]:
    """An effect that cannot be used is lost; some things go on by themselves. (B6.1)"""
    return state.pending.pop().lapse(state, seat)
