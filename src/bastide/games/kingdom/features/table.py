"""What lies on the table, and the terrain cards as a seat can count them."""

from mypy_extensions import i64

from bastide.core.features import Rows
from bastide.core.game import Seat
from bastide.games.kingdom.components import BUILDABLE, NONE
from bastide.games.kingdom.features.layout import (
    CARD_LAID,
    DISCARDS,
    FREE,
    HAND,
    IS_OVER,
    LAST_ROUND,
    LEAST_SUPPLY,
    LIFTED,
    MY_TURN,
    OWED,
    SEATS_AT_TABLE,
    STACK,
    TERRAIN_OF_TURN,
    TURNS_AFTER,
    UNSEEN,
)
from bastide.games.kingdom.state import OVER, TURN, State


def write_table(state: State, seat: Seat, rows: Rows, at: i64) -> None:
    rows.put(at + SEATS_AT_TABLE + state.seats - 2, 1)
    for card in state.cards:
        rows.put(at + CARD_LAID + card, 1)
    rows.put(at + IS_OVER, int(state.stage == OVER))
    rows.put(at + LAST_ROUND, int(state.last_round))
    rows.put(at + LEAST_SUPPLY, min(state.supply))
    write_turn(state, seat, rows, at)
    write_cards(state, seat, rows, at)
    for number, location in enumerate(state.board.locations):
        rows.add(at + STACK + location.kind, state.stacks[number])


def write_turn(state: State, seat: Seat, rows: Rows, at: i64) -> None:
    """What is left of the turn, if it is the seat's own, and how many turns follow in the round. (K7.1)"""
    rows.put(at + MY_TURN, int(state.stage == TURN and state.current == seat))
    rows.steps(at + TURNS_AFTER, (state.start - state.current - 1) % state.seats, 3)
    if state.stage == TURN and state.card != NONE:
        rows.put(at + TERRAIN_OF_TURN + state.card, 1)
    rows.steps(at + OWED, state.owed, 3)
    if state.lifted != NONE:
        rows.put(at + LIFTED + state.lifted_by, 1)


def write_cards(state: State, seat: Seat, rows: Rows, at: i64) -> None:
    """Terrain cards as the seat can count them: those in other hands are among the unseen. (K2.8)"""
    for terrain in range(BUILDABLE):
        rows.put(at + FREE + terrain, state.free[terrain])
        rows.put(at + UNSEEN + terrain, state.deck[terrain])
        rows.put(at + DISCARDS + terrain, state.discards[terrain])
    for other in range(state.seats):
        card = state.hand[other]
        if card != NONE:
            rows.add(at + (HAND if other == seat else UNSEEN) + card, 1)
