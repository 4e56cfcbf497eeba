"""Two workers of one player: which of them begins. (S3.12)"""

from bastide.core.game import Move
from bastide.games.seasons.components import KINDS, is_worker
from bastide.games.seasons.moves import ACT_FIRST, ActFirst
from bastide.games.seasons.rules.building import can_erect
from bastide.games.seasons.rules.exchange import legal_exchange
from bastide.games.seasons.state import State, WorkerCard


def does_order_matter(state: State, seat: int) -> bool:
    """Whether the player's other worker follows, and the first of them could build with what lies on its own
    card: one that cannot leaves all of it to the other. (S3.12)"""
    if state.seats != 2 or not is_first_of_two(state, seat):
        return False
    return any(could_build_first(state, card) for card in state.worker_cards if card.seat == seat)


def could_build_first(state: State, card: WorkerCard) -> bool:
    """With one's own pieces and those on this worker's card."""
    player, own = state.players[card.seat], state.players[card.seat].resources
    player.resources = [own[kind] + card.pieces[kind] for kind in range(KINDS)]
    could_build = can_erect(state, card.seat)
    player.resources = own
    return could_build


def is_first_of_two(state: State, seat: int) -> bool:
    following = state.turn + 1
    if following == len(state.ribbon):
        return False
    other = state.ribbon[following]
    return other.seat == seat and is_worker(other.card)


def legal_act_first(state: State, seat: int) -> list[Move]:
    """Either of the two; silver may be changed first. (S3.12, S3.13)"""
    two = state.ribbon[state.turn : state.turn + 2]
    return [*[ACT_FIRST[action.card] for action in two], *legal_exchange(state, seat)]


def play_act_first(state: State, move: ActFirst) -> None:
    """The other one acts after it. (S3.12)"""
    one, other = state.ribbon[state.turn], state.ribbon[state.turn + 1]
    if other.card == move.card:
        state.ribbon[state.turn], state.ribbon[state.turn + 1] = other, one
