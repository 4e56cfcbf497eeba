"""Worker cards: filled from the stock before anyone acts. (S3.4, S3.11, S3.12)"""

from itertools import product
from typing import Final

from bastide.core.game import Event, Move
from bastide.games.seasons.components import FREE_KINDS, FREE_PIECES, KINDS, SHOWN, WORKER_STONE
from bastide.games.seasons.events import WorkerFilled
from bastide.games.seasons.moves import FILL_FIRST, FILLS, Fill, FillFirst
from bastide.games.seasons.state import FILL, State, WorkerCard, following, worker_card

NO_PIECES: Final[tuple[int, ...]] = ()


def _scarce_fills(there: tuple[int, ...]) -> list[Fill]:
    """As many free pieces as there are, two at most."""
    counts = dict(zip(FREE_KINDS, there, strict=True))
    fills = FILLS[min(FREE_PIECES, sum(there))]
    return [fill for fill in fills if all(fill.pieces.count(kind) <= counts[kind] for kind in counts)]


# By how many of each free kind are there: none, one, or two and more.
_SCARCE_FILLS: Final[dict[tuple[int, ...], list[Fill]]] = {
    there: _scarce_fills(there) for there in product(range(FREE_PIECES + 1), repeat=len(FREE_KINDS))
}


def fill_cards(state: State) -> list[Event]:
    """Card by card in turn order, until someone has to choose. (S3.4, S3.11)"""
    events: list[Event] = []
    for step in range(state.seats):
        seat = following(state, step)
        own = cards_to_fill(state, seat)
        if does_order_matter(state, own):
            return wait_for(state, seat, events)
        for card in own:
            fills = open_fills(state) if card.card == WORKER_STONE else []
            if len(fills) > 1:
                return wait_for(state, seat, events)
            events.append(fill_card(state, card, fills[0].pieces if fills else NO_PIECES))
    return events


def cards_to_fill(state: State, seat: int) -> list[WorkerCard]:
    """A player's worker cards that are still to be filled; the one with free pieces last."""
    return [card for card in state.worker_cards if card.seat == seat and not card.is_filled]


def are_filled(state: State) -> bool:
    for card in state.worker_cards:
        if not card.is_filled:
            return False
    return True


def wait_for(state: State, seat: int, events: list[Event]) -> list[Event]:
    state.stage = FILL
    state.current = seat
    return events


def does_order_matter(state: State, own: list[WorkerCard]) -> bool:
    """Whether a plain card and free pieces could want the same pieces of a short stock. (S3.12)"""
    if len(own) < 2 or own[-1].card != WORKER_STONE:
        return False
    shown = SHOWN[own[0].card]
    for kind in FREE_KINDS:
        if shown[kind] > 0 and 0 < state.stock[kind] < shown[kind] + FREE_PIECES:
            return True
    return False


def open_fills(state: State) -> list[Fill]:
    """The free pieces among what the stock has; equal ones are allowed. (S1.4, S3.4)"""
    for kind in FREE_KINDS:
        if state.stock[kind] < FREE_PIECES:
            return _SCARCE_FILLS[tuple([min(state.stock[kind], FREE_PIECES) for kind in FREE_KINDS])]
    return FILLS[FREE_PIECES]


def legal_fill(state: State, seat: int) -> list[Move]:
    """The plain card first, or the free pieces now. (S3.11, S3.12)"""
    plain = [card.card for card in cards_to_fill(state, seat) if card.card != WORKER_STONE]
    return [*[FILL_FIRST[card] for card in plain], *open_fills(state)]


def play_fill_first(state: State, seat: int, move: FillFirst) -> list[Event]:
    return [fill_card(state, worker_card(state, seat, move.card), NO_PIECES)]


def play_fill(state: State, seat: int, move: Fill) -> list[Event]:
    """The free pieces, also before those of a plain card. (S3.11, S3.12)"""
    return [fill_card(state, worker_card(state, seat, WORKER_STONE), move.pieces)]


def fill_card(state: State, card: WorkerCard, pieces: tuple[int, ...]) -> Event:
    """What the card shows, as far as the stock has it, and the pieces of choice. (S1.4, S3.4)"""
    stock, lying, shown = state.stock, card.pieces, SHOWN[card.card]
    for kind in range(KINDS):
        lying[kind] = min(shown[kind], stock[kind])
        stock[kind] -= lying[kind]
    for kind in pieces:
        stock[kind] -= 1
        lying[kind] += 1
    card.is_filled = True
    sand, wood, clay, stone, silver = lying
    return WorkerFilled(card.seat, card.card, sand, wood, clay, stone, silver)
