"""What the characters bring of themselves: messenger, bricklayer, worker, master builder. (S4)"""

from bastide.core.game import Event, Move
from bastide.games.seasons.cards import cards_of
from bastide.games.seasons.components import (
    BY_MASTER_BUILDER,
    KINDS,
    MASTER_BUILDER,
    MASTER_POINTS,
    MESSENGER_TALERS,
)
from bastide.games.seasons.events import CardsTakenBack, MessengerPaid, PiecesTaken, TowerTaken
from bastide.games.seasons.moves import TAKE, Take
from bastide.games.seasons.rules.exchange import legal_exchange
from bastide.games.seasons.scoring import score
from bastide.games.seasons.state import EARLIER, State, pay_out, worker_card


def play_messenger(state: State, seat: int) -> list[Event]:
    """8 talers from the bank, as far as it has them. (S4.1, S1.1)"""
    return [MessengerPaid(seat, pay_out(state, seat, MESSENGER_TALERS))]


def legal_take(state: State, seat: int) -> list[Move]:
    """A kind that lies on the defence tower; silver may be changed first. (S3.13, S4.15)"""
    return [*kinds_to_take(state), *legal_exchange(state, seat)]


def kinds_to_take(state: State) -> list[Take]:
    """What lies on the defence tower, silver too. (S4.15)"""
    moves: list[Take] = []
    for kind in range(KINDS):
        if state.tower[kind] > 0:
            moves.append(TAKE[kind])
    return moves


def play_take(state: State, seat: int, move: Take) -> list[Event]:
    """All pieces of the kind. (S4.7)"""
    count = state.tower[move.resource]
    state.tower[move.resource] = 0
    state.players[seat].resources[move.resource] += count
    return [TowerTaken(seat, move.resource, count)]


def take_pieces(state: State, seat: int, card: int) -> list[Event]:
    """The worker takes what is left on the card. (S4.10)"""
    resources, lying = state.players[seat].resources, worker_card(state, seat, card)
    sand, wood, clay, stone, silver = lying.pieces
    for kind in range(KINDS):
        resources[kind] += lying.pieces[kind]
    lying.pieces = [0] * KINDS
    return [PiecesTaken(seat, card, sand, wood, clay, stone, silver)]


def play_master_builder(state: State, seat: int) -> list[Event]:
    """All played cards return, and every tile of opponents in this round brings points. (S4.11, S4.18)"""
    player = state.players[seat]
    back = player.played
    if state.terms.cards_back == EARLIER:
        back = back.less(cards_of(player.chosen).without(MASTER_BUILDER))
    events: list[Event] = [CardsTakenBack(seat, len(back.each))]
    player.hand = player.hand.joined(back)
    player.played = player.played.less(back)
    tiles = sum([other.built for other in state.players]) - player.built
    if tiles > 0:
        events.append(score(state, seat, tiles * MASTER_POINTS, BY_MASTER_BUILDER))
    return events
