"""The stonemason buys pieces from other players' worker cards. (S4.8, S4.9, S4.16)"""

from bastide.core.game import Event, Move
from bastide.games.seasons.components import (
    KINDS,
    NONE,
    PIECE_PRICE,
    WORKER_CARDS,
    WORKER_WOOD,
    WORKERS,
)
from bastide.games.seasons.events import PieceBought, PieceSold, SaleAsked, SaleRefused
from bastide.games.seasons.moves import BUY, Buy
from bastide.games.seasons.state import ACTION, AGREE, ASKED, SLOTS, UNLIMITED, State


def legal_buy(state: State, seat: int) -> list[Move]:
    """Before the first tile: any kind on the cards of others, not the last piece unless its owner is
    asked. (S4.8, S4.9, S4.16)"""
    moves: list[Move] = []
    if state.erected > 0 or state.players[seat].talers < PIECE_PRICE:
        return moves
    for owner in range(state.seats):
        if owner != seat and state.players[owner].chosen & WORKER_CARDS:
            for worker in range(WORKERS):
                if is_for_sale(state, owner, worker):
                    first = (owner * WORKERS + worker) * KINDS
                    for kind in range(KINDS):
                        if state.on_cards[first + kind] > 0:
                            moves.append(BUY[owner][worker][kind])
    return moves


def is_for_sale(state: State, owner: int, worker: int) -> bool:
    """One piece a card, unless any number may be bought; the last one, if its owner is asked. (S4.8)"""
    card = owner * WORKERS + worker
    if state.closed >> card & 1:
        return False
    left = sum(state.on_cards[card * KINDS : (card + 1) * KINDS])
    return left > 1 or (left == 1 and state.last_piece == ASKED)


def play_buy(state: State, seat: int, move: Buy) -> list[Event]:
    """The piece is bought; for the last one its owner is asked first. (S4.8)"""
    card = move.owner * WORKERS + move.card - WORKER_WOOD
    state.sale = card * KINDS + move.resource
    if sum(state.on_cards[card * KINDS : (card + 1) * KINDS]) > 1:
        return sell(state, seat)
    state.stage = AGREE
    state.current = move.owner
    return [SaleAsked(seat, move.owner, move.card, move.resource)]


def sell(state: State, buyer: int) -> list[Event]:
    """The taler goes to the owner of the card, the piece to the buyer; it is not replaced. (S4.8)"""
    card, kind = state.sale // KINDS, state.sale % KINDS
    owner, worker = card // WORKERS, WORKER_WOOD + card % WORKERS
    state.on_cards[state.sale] -= 1
    state.players[buyer].resources[kind] += 1
    state.players[buyer].talers -= PIECE_PRICE
    state.players[owner].talers += PIECE_PRICE
    state.sale = NONE
    if state.purchase != UNLIMITED:
        state.closed |= 1 << card
    return [PieceBought(buyer, owner, worker, kind), PieceSold(owner, worker, kind, PIECE_PRICE)]


def play_agree(state: State) -> list[Event]:
    """The owner sells the last piece. (S4.8)"""
    return sell(state, return_to_buyer(state))


def play_refuse(state: State, seat: int) -> list[Event]:
    """The owner keeps the last piece; this stonemason does not ask again. (S4.8)"""
    return_to_buyer(state)
    card, kind = state.sale // KINDS, state.sale % KINDS
    state.sale = NONE
    state.closed |= 1 << card
    return [SaleRefused(seat, WORKER_WOOD + card % WORKERS, kind)]


def return_to_buyer(state: State) -> int:
    state.stage = ACTION
    state.current = state.ribbon[state.turn] // SLOTS
    return state.current
