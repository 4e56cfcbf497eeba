"""Worker cards: filled from the stock before anyone acts. (S3.4, S3.11, S3.12)"""

from typing import Final

from bastide.core.game import Event, Move
from bastide.games.seasons.components import (
    FREE_KINDS,
    FREE_PIECES,
    KINDS,
    NONE,
    SHOWN,
    WORKER_STONE,
    WORKER_WOOD,
    WORKERS,
)
from bastide.games.seasons.events import WorkerFilled
from bastide.games.seasons.moves import FILL_FIRST, FILLS, Fill, FillFirst
from bastide.games.seasons.state import FILL, SLOTS, State, following

FREE: Final = WORKER_STONE - WORKER_WOOD  # the worker with pieces of choice; the others are plain
OWN_CARDS: Final = (1 << WORKERS) - 1
NO_PIECES: Final[tuple[int, ...]] = ()


def _open_fills(bits: int) -> list[Fill]:
    """As many free pieces as there are, two at most; `bits` says of each kind 0, 1 or more than 1."""
    there = [bits // 3**place % 3 for place in range(len(FREE_KINDS))]
    counts = dict(zip(FREE_KINDS, there, strict=True))
    fills = FILLS[min(FREE_PIECES, sum(there))]
    return [fill for fill in fills if all(fill.pieces.count(kind) <= counts[kind] for kind in counts)]


_OPEN_FILLS: Final[list[list[Fill]]] = [_open_fills(bits) for bits in range(3 ** len(FREE_KINDS))]


def fill_cards(state: State) -> list[Event]:
    """Card by card in turn order, until someone has to choose. (S3.4, S3.11)"""
    events: list[Event] = []
    for step in range(state.seats):
        seat = following(state, step)
        own = state.unfilled >> seat * WORKERS & OWN_CARDS
        if own == 0:
            continue
        if does_order_matter(state, own):
            return wait_for(state, seat, events)
        for worker in range(FREE):
            if own >> worker & 1:
                events.append(fill_card(state, seat, worker, NO_PIECES))
        if own >> FREE & 1:
            fills = open_fills(state)
            if len(fills) > 1:
                return wait_for(state, seat, events)
            events.append(fill_card(state, seat, FREE, fills[0].pieces))
    return events


def wait_for(state: State, seat: int, events: list[Event]) -> list[Event]:
    state.stage = FILL
    state.current = seat
    return events


def plain_card(own: int) -> int:
    """The worker of a plain card that is still to be filled."""
    for worker in range(FREE):
        if own >> worker & 1:
            return worker
    return NONE


def does_order_matter(state: State, own: int) -> bool:
    """Whether a plain card and free pieces could want the same pieces of a short stock. (S3.12)"""
    plain = plain_card(own)
    if plain == NONE or own >> FREE & 1 == 0:
        return False
    shown = SHOWN[plain]
    for kind in FREE_KINDS:
        if shown[kind] > 0 and 0 < state.stock[kind] < shown[kind] + FREE_PIECES:
            return True
    return False


def open_fills(state: State) -> list[Fill]:
    """The free pieces among what the stock has; equal ones are allowed. (S1.4, S3.4)"""
    bits, weight = 0, 1
    for kind in FREE_KINDS:
        bits += weight * min(state.stock[kind], FREE_PIECES)
        weight *= FREE_PIECES + 1
    return _OPEN_FILLS[bits]


def legal_fill(state: State, seat: int) -> list[Move]:
    """The plain card first, or the free pieces now. (S3.11, S3.12)"""
    plain = plain_card(state.unfilled >> seat * WORKERS & OWN_CARDS)
    first: list[Move] = [] if plain == NONE else [FILL_FIRST[WORKER_WOOD + plain]]
    return [*first, *open_fills(state)]


def play_fill_first(state: State, seat: int, move: FillFirst) -> list[Event]:
    return [fill_card(state, seat, move.card - WORKER_WOOD, NO_PIECES)]


def play_fill(state: State, seat: int, move: Fill) -> list[Event]:
    """What is filled first is carried out first. (S3.12)"""
    own = state.unfilled >> seat * WORKERS & OWN_CARDS
    if plain_card(own) != NONE:
        place = state.ribbon.index(seat * SLOTS + WORKER_STONE)
        state.ribbon[place - 1 : place + 1] = [state.ribbon[place], state.ribbon[place - 1]]
    return [fill_card(state, seat, FREE, move.pieces)]


def fill_card(state: State, seat: int, worker: int, pieces: tuple[int, ...]) -> Event:
    """What the card shows, as far as the stock has it, and the pieces of choice. (S1.4, S3.4)"""
    stock, on_cards, first = state.stock, state.on_cards, (seat * WORKERS + worker) * KINDS
    shown = SHOWN[worker]
    for kind in range(KINDS):
        count = min(shown[kind], stock[kind])
        stock[kind] -= count
        on_cards[first + kind] = count
    for kind in pieces:
        stock[kind] -= 1
        on_cards[first + kind] += 1
    state.unfilled &= ~(1 << seat * WORKERS + worker)
    sand, wood, clay, stone, silver = on_cards[first : first + KINDS]
    return WorkerFilled(seat, WORKER_WOOD + worker, sand, wood, clay, stone, silver)
