"""The stonemason buys pieces from other players' worker cards. (S4.8, S4.9, S4.16)"""

from bastide.core.game import Event, Move
from bastide.games.seasons.components import KINDS, PIECE_PRICE
from bastide.games.seasons.events import PieceBought, PieceSold, SaleAsked, SaleRefused
from bastide.games.seasons.moves import BUY, Buy
from bastide.games.seasons.state import (
    ACTION,
    AGREE,
    ASKED,
    UNLIMITED,
    State,
    WorkerCard,
    worker_card,
)


def open_cards(state: State) -> None:
    """The next stonemason may buy from every card again. (S4.8)"""
    for card in state.worker_cards:
        card.is_closed = False


def legal_buy(state: State, seat: int) -> list[Move]:
    """Before the first tile: any kind on the cards of others, not the last piece unless its owner is
    asked. (S4.8, S4.9, S4.16)"""
    moves: list[Move] = []
    if state.erected > 0 or state.players[seat].talers < PIECE_PRICE:
        return moves
    for card in state.worker_cards:
        if card.seat != seat and is_for_sale(state, card):
            for kind in range(KINDS):
                if card.pieces[kind] > 0:
                    moves.append(BUY[card.seat][card.card][kind])
    return moves


def is_for_sale(state: State, card: WorkerCard) -> bool:
    """One piece a card, unless any number may be bought; the last one, if its owner is asked. (S4.8)"""
    if card.is_closed:
        return False
    left = sum(card.pieces)
    return left > 1 or (left == 1 and state.terms.last_piece == ASKED)


def play_buy(state: State, seat: int, move: Buy) -> list[Event]:
    """The piece is bought; for the last one its owner is asked first. (S4.8)"""
    if sum(worker_card(state, move.owner, move.card).pieces) > 1:
        return sell(state, seat, move)
    state.sale = move
    state.stage = AGREE
    state.current = move.owner
    return [SaleAsked(seat, move.owner, move.card, move.resource)]


def sell(state: State, buyer: int, sale: Buy) -> list[Event]:
    """The taler goes to the owner of the card, the piece to the buyer; it is not replaced. (S4.8)"""
    owner, card, kind = sale.owner, worker_card(state, sale.owner, sale.card), sale.resource
    card.pieces[kind] -= 1
    state.players[buyer].resources[kind] += 1
    state.players[buyer].talers -= PIECE_PRICE
    state.players[owner].talers += PIECE_PRICE
    if state.terms.purchase != UNLIMITED:
        card.is_closed = True
    return [PieceBought(buyer, owner, sale.card, kind), PieceSold(owner, sale.card, kind, PIECE_PRICE)]


def play_agree(state: State) -> list[Event]:
    """The owner sells the last piece. (S4.8)"""
    sale = return_to_buyer(state)
    return sell(state, state.current, sale)


def play_refuse(state: State, seat: int) -> list[Event]:
    """The owner keeps the last piece; this stonemason does not ask again. (S4.8)"""
    sale = return_to_buyer(state)
    worker_card(state, sale.owner, sale.card).is_closed = True
    return [SaleRefused(seat, sale.card, sale.resource)]


def return_to_buyer(state: State) -> Buy:
    """The question is answered; what it was about."""
    sale = state.sale
    assert sale is not None
    state.sale = None
    state.stage = ACTION
    state.current = state.ribbon[state.turn].seat
    return sale
