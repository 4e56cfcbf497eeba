"""A round and its actions: who is to act, what is open to them, what comes next."""

from collections.abc import Sequence
from random import Random
from typing import Final

from bastide.core.chance import below
from bastide.core.errors import Message
from bastide.core.game import CHANCE, Event, Move, Seat
from bastide.games.seasons.components import (
    MOST_SEATS,
    NOBODY,
)
from bastide.games.seasons.events import StartChosen, TurnEnded
from bastide.games.seasons.moves import (
    AGREE as AGREE_MOVE,
)
from bastide.games.seasons.moves import (
    REFUSE,
    START,
    TURN_OVER,
    ActFirst,
    Agree,
    Buy,
    CallBack,
    ChanceMove,
    ChangeTalers,
    Choose,
    ChooseStart,
    EndTurn,
    Erect,
    Exchange,
    Fill,
    FillFirst,
    House,
    Pay,
    Refuse,
    SeasonsMove,
    Send,
    Stay,
    Take,
    TurnIn,
    TurnOver,
)
from bastide.games.seasons.rules.acting import (
    end_action,
    legal_action,
    opens,
    opens_action,
    opens_sending,
    opens_working,
)
from bastide.games.seasons.rules.building import legal_pay, play_erect, play_pay
from bastide.games.seasons.rules.buying import play_agree, play_buy, play_refuse
from bastide.games.seasons.rules.characters import (
    legal_take,
    play_take,
)
from bastide.games.seasons.rules.exchange import exchange
from bastide.games.seasons.rules.filling import are_filled, fill_cards, legal_fill, play_fill, play_fill_first
from bastide.games.seasons.rules.housing import play_house
from bastide.games.seasons.rules.rounds import (
    begin_round,
    end_round,
    is_last,
    is_marked,
    legal_choose,
    play_choose,
    reveal,
)
from bastide.games.seasons.rules.trading import (
    legal_call_back,
    legal_send,
    play_call_back,
    play_send,
    play_stay,
)
from bastide.games.seasons.rules.turning_in import (
    end_game,
    go_on_turning_in,
    legal_change_talers,
    legal_turn_in,
    play_change_talers,
    play_turn_in,
)
from bastide.games.seasons.rules.winter import ask, begin_gifts, legal_winter, play_winter, turn_card
from bastide.games.seasons.rules.working import legal_act_first, play_act_first
from bastide.games.seasons.state import (
    ACTION,
    AGREE,
    CALL_BACK,
    CHOOSE,
    CHOOSE_START,
    FILL,
    GIFT_DUE,
    MARKET_OPEN,
    ORDER,
    OVER,
    PALACE_OPEN,
    PAY,
    PLAGUE_DUE,
    SEND,
    TAKE,
    TURN_CARD,
    State,
)

_ONLY: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(MOST_SEATS)]
_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)
_NOBODY: Final[tuple[Seat, ...]] = ()


def to_act(state: State) -> tuple[Seat, ...]:
    if state.stage == CHOOSE:
        return choosers(state)
    if state.stage == OVER:
        return _NOBODY
    return _CHANCE if state.stage < CHOOSE else _ONLY[state.current]


def choosers(state: State) -> tuple[Seat, ...]:
    """Everyone chooses at once; who has chosen owes nothing. (S3.2)"""
    waiting = []
    for seat in range(state.seats):
        if len(state.players[seat].chosen) == 0:
            waiting.append(seat)
    return tuple(waiting)


def have_all_chosen(state: State) -> bool:
    """Then the cards are shown. (S3.2)"""
    for player in state.players:
        if len(player.chosen) == 0:
            return False
    return True


def is_choosing(state: State, seat: Seat) -> bool:
    return 0 <= seat < state.seats and len(state.players[seat].chosen) == 0


def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
    if state.stage == CHOOSE:
        return legal_choose(state, seat) if is_choosing(state, seat) else []
    if seat != state.current or state.stage == OVER:
        return []
    if state.stage == ACTION:
        return legal_action(state, seat)
    if FILL <= state.stage <= ORDER:
        return legal_before_action(state, seat)
    if state.stage == PAY:
        return legal_pay(state, seat)
    if state.stage == AGREE:
        return [AGREE_MOVE, REFUSE]
    return legal_beside_actions(state, seat)


def legal_before_action(state: State, seat: Seat) -> Sequence[Move]:
    """What a card asks before its action: to fill it, to pay the inn, to send, to take, to begin. (S3.11)"""
    if state.stage == SEND:
        return legal_send(state, seat)
    if state.stage == FILL:
        return legal_fill(state, seat)
    if state.stage == TAKE:
        return legal_take(state, seat)
    return legal_call_back(state, seat) if state.stage == CALL_BACK else legal_act_first(state, seat)


def legal_beside_actions(state: State, seat: Seat) -> Sequence[Move]:
    """What winter cards ask before a round, market and palace after the last. (S3.10)"""
    if state.stage == MARKET_OPEN:
        return legal_change_talers(state, seat)
    return legal_turn_in(state, seat) if state.stage == PALACE_OPEN else legal_winter(state, seat)


# -- what a move does, and what comes after it


def play(state: State, seat: Seat, move: SeasonsMove) -> list[Event]:
    # Not a `match`: compiled, an `isinstance` of ours is one comparison, a class pattern a call.
    if isinstance(move, Choose):
        return play_choice(state, seat, move)
    if isinstance(move, Exchange):
        events = [exchange(state, seat, move.resource, 1)]
        return events + go_on_asking(state) if state.stage >= PLAGUE_DUE else events
    if state.stage == ACTION or state.stage == PAY:
        return play_in_action(state, seat, move)
    if FILL <= state.stage <= ORDER:
        return play_before_action(state, seat, move)
    if isinstance(move, Agree):
        return play_agree(state)
    if isinstance(move, Refuse):
        return play_refuse(state, seat)
    return play_beside_actions(state, seat, move)


def play_in_action(state: State, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, EndTurn):
        return finish(state, [TurnEnded(seat, state.ribbon[state.turn].card)])
    if isinstance(move, Pay):
        return play_pay(state, seat, move)
    if isinstance(move, Erect):
        return play_erect(state, seat, move)
    if isinstance(move, House):
        return play_house(state, seat, move)
    assert isinstance(move, Buy)
    return play_buy(state, seat, move)


def play_before_action(state: State, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, Send):
        return finish(state, play_send(state, seat, move))
    if isinstance(move, Stay):
        return finish(state, play_stay(state, seat))
    if isinstance(move, Fill):
        return play_fill(state, seat, move) + go_on_filling(state)
    if isinstance(move, FillFirst):
        return play_fill_first(state, seat, move) + go_on_filling(state)
    return play_opening(state, seat, move)


def play_opening(state: State, seat: Seat, move: Move) -> list[Event]:
    """What opens an action, unless nothing is left to choose in it."""
    if isinstance(move, Take):
        events = play_take(state, seat, move)
        return events if opens_action(state, seat, events) else finish(state, events)
    if isinstance(move, CallBack):
        events = play_call_back(state, seat, move)
        return events if opens_sending(state, seat, events) else finish(state, events)
    assert isinstance(move, ActFirst)
    play_act_first(state, move)
    events = []
    return events if opens_working(state, seat, events) else finish(state, events)


def play_beside_actions(state: State, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, TurnIn):
        return play_turn_in(state, seat, move) + go_on_turning_in(state)
    if isinstance(move, ChangeTalers):
        return play_change_talers(state, seat, move) + go_on_turning_in(state)
    if isinstance(move, TurnOver):
        return turn_card(state, move.winter_card) + go_on_asking(state)
    if isinstance(move, ChooseStart):
        return play_start(state, move.seat)
    return play_winter(state, seat, move) + go_on_asking(state)


# -- a round


def play_start(state: State, seat: Seat) -> list[Event]:
    """Chance names the first active player. (S2.3)"""
    state.active = seat
    return [StartChosen(seat), *open_round(state)]


def open_round(state: State) -> list[Event]:
    """The taler, the winter card, the gifts, the choice of cards. (S3.10)"""
    events = begin_round(state)
    if is_marked(state):
        state.stage = TURN_CARD
        state.current = NOBODY
        return events
    state.asked = state.seats
    return events + go_on_asking(state)


def go_on_asking(state: State) -> list[Event]:
    """Whom the winter card still concerns; then gifts; then all choose their cards. (S3.10, S8.12)"""
    events = ask(state)
    if state.asked == state.seats and state.stage < GIFT_DUE:
        begin_gifts(state)
        events += ask(state)
    if state.asked == state.seats:
        state.stage = CHOOSE
    return events


def play_choice(state: State, seat: Seat, move: Choose) -> list[Event]:
    """The last choice reveals all of them. (S3.2)"""
    events = play_choose(state, seat, move.cards)
    if not have_all_chosen(state):
        return events
    events += reveal(state)
    return events + go_on_filling(state)


def go_on_filling(state: State) -> list[Event]:
    """Worker cards are filled before the first character acts. (S3.11)"""
    events = fill_cards(state)
    return events + go_on_acting(state) if are_filled(state) else events


def go_on_acting(state: State) -> list[Event]:
    """One action after the other, until someone has to choose; then the round is over. (S3.5)"""
    events: list[Event] = []
    while state.turn < len(state.ribbon):
        if opens(state, events):
            return events
        end_action(state, events)
    return events + close_round(state)


def close_round(state: State) -> list[Event]:
    """The next round begins, or the game ends. (S3.7, S3.8)"""
    if is_last(state):
        return end_game(state)
    end_round(state)
    return open_round(state)


def finish(state: State, events: list[Event]) -> list[Event]:
    """The action is over; what comes next."""
    end_action(state, events)
    return events + go_on_acting(state)


# -- chance


def draw_chance(state: State, rng: Random) -> ChanceMove:
    """The first active player, or a winter card that nobody has seen yet. (S2.3, S8.2)"""
    if state.stage == CHOOSE_START:
        return START[below(rng, state.seats)]
    return TURN_OVER[state.unseen[below(rng, len(state.unseen))]]


def check_chance(state: State, move: SeasonsMove) -> Message | None:
    """Why this outcome cannot come now."""
    match move:
        case ChooseStart(seat) if state.stage == CHOOSE_START:
            return Message("no-such-seat", clause="S2.3") if seat >= state.seats else None
        case TurnOver(card) if state.stage == TURN_CARD:
            return None if card in state.unseen else Message("winter-card-seen", clause="S8.1")
        case _:
            return Message("other-chance-due")
