"""An action: what it does by itself, what is open in it, and what its end brings. (S4)"""

from bastide.core.game import Event, Move, Seat
from bastide.games.seasons.components import BRICKLAYER, MASTER_BUILDER, MESSENGER, STONEMASON, TRADER
from bastide.games.seasons.events import TowerEmpty, TurnPassed
from bastide.games.seasons.moves import END_TURN, Send
from bastide.games.seasons.rules.building import legal_erect
from bastide.games.seasons.rules.buying import legal_buy, open_cards
from bastide.games.seasons.rules.characters import (
    kinds_to_take,
    play_master_builder,
    play_messenger,
    play_take,
    take_pieces,
)
from bastide.games.seasons.rules.exchange import legal_exchange
from bastide.games.seasons.rules.housing import legal_house
from bastide.games.seasons.rules.trading import (
    deliver,
    helpers_to_call,
    legal_send,
    owes_inn,
    pay_inn,
    play_call_back,
    play_send,
    play_stay,
)
from bastide.games.seasons.rules.working import does_order_matter
from bastide.games.seasons.state import ACTION, CALL_BACK, ORDER, SEND, TAKE, State


def opens(state: State, events: list[Event]) -> bool:
    """Begin the action that is due; whether its player has anything to choose. (S3.5)"""
    action = state.ribbon[state.turn]
    seat, card = action.seat, action.card
    state.current = seat
    state.erected = state.settled = 0
    if card == MESSENGER:
        events += play_messenger(state, seat)
    elif card == TRADER:
        return opens_trading(state, seat, events)
    elif card == BRICKLAYER:
        return opens_taking(state, seat, events)
    elif card == MASTER_BUILDER:
        events += play_master_builder(state, seat)
    elif card != STONEMASON:
        if does_order_matter(state, seat):
            state.stage = ORDER
            return True
        return opens_working(state, seat, events)
    return opens_action(state, seat, events)


def opens_trading(state: State, seat: Seat, events: list[Event]) -> bool:
    """First the inn, then a helper is sent. (S4.2, S8.3)"""
    if owes_inn(state, seat):
        if state.players[seat].talers > 0:
            events += pay_inn(state, seat)
            return opens_sending(state, seat, events)
        own = helpers_to_call(state, seat)
        if len(own) > 1:
            state.stage = CALL_BACK
            return True
        for move in own:
            events += play_call_back(state, seat, move)
    return opens_sending(state, seat, events)


def opens_sending(state: State, seat: Seat, events: list[Event]) -> bool:
    moves = legal_send(state, seat)
    if len(moves) > 1:
        state.stage = SEND
        return True
    only = moves[0]
    events += play_send(state, seat, only) if isinstance(only, Send) else play_stay(state, seat)
    return False


def opens_taking(state: State, seat: Seat, events: list[Event]) -> bool:
    """The bricklayer must take a kind from the defence tower; an empty one gives nothing. (S4.7, S4.15)"""
    kinds = kinds_to_take(state)
    if len(kinds) > 1:
        state.stage = TAKE
        return True
    events += play_take(state, seat, kinds[0]) if kinds else [TowerEmpty(seat)]
    return opens_action(state, seat, events)


def opens_working(state: State, seat: Seat, events: list[Event]) -> bool:
    """The worker takes what is left on the card. (S4.10)"""
    events += take_pieces(state, seat, state.ribbon[state.turn].card)
    return opens_action(state, seat, events)


def opens_action(state: State, seat: Seat, events: list[Event]) -> bool:
    """An action with nothing to choose from its start ends by itself, and says so."""
    if len(legal_action(state, seat)) > 1:
        state.stage = ACTION
        return True
    card = state.ribbon[state.turn].card
    if card not in (MESSENGER, MASTER_BUILDER):
        events.append(TurnPassed(seat, card))
    return False


def legal_action(state: State, seat: Seat) -> list[Move]:
    """Buy, then build, then house helpers, as far as the character does these; change silver; end. (S4.16)"""
    card = state.ribbon[state.turn].card
    moves: list[Move] = legal_buy(state, seat) if card == STONEMASON else []
    if BRICKLAYER <= card < MASTER_BUILDER:
        moves += legal_erect(state, seat)
    if card in (BRICKLAYER, STONEMASON):
        moves += legal_house(state, seat)
    moves += legal_exchange(state, seat)
    moves.append(END_TURN)
    return moves


def end_action(state: State, events: list[Event]) -> None:
    """After the last trader everyone at the carts is served at once. (S4.6)"""
    card = state.ribbon[state.turn].card
    state.turn += 1
    if card == STONEMASON:
        open_cards(state)
    if card == TRADER and (state.turn == len(state.ribbon) or state.ribbon[state.turn].card != TRADER):
        events += deliver(state)
