"""A row of features, and those of all that can follow. Hidden cards are no part of them. (K2.4)"""

from collections.abc import Sequence

from mypy_extensions import i64

from bastide.core.features import Rows
from bastide.core.game import Move, Seat
from bastide.games.kingdom.components import KNIGHTS, LORDS, NONE, ROW_OF
from bastide.games.kingdom.features.land import Land, land_of
from bastide.games.kingdom.features.layout import BASE, BY_SEATS, GOLD, POINTS, WIDTH
from bastide.games.kingdom.features.seat import lords_now, write_seat
from bastide.games.kingdom.features.table import write_table
from bastide.games.kingdom.features.wishes import write_leads
from bastide.games.kingdom.moves import Build, Lift, Settle, Use
from bastide.games.kingdom.scoring import by_quadrant, by_row, card_gold, castle_gold
from bastide.games.kingdom.state import State, copy
from bastide.games.kingdom.turn import play


def names(state: State) -> tuple[str, ...]:
    return BY_SEATS[state.seats]


def write(state: State, seat: Seat, rows: Rows) -> None:
    at = rows.begin()
    write_table(state, seat, rows, at)
    land = land_of(state.board)
    for turn in range(state.seats):
        write_seat(state, (seat + turn) % state.seats, rows, at + BASE + turn * WIDTH, land)


class Other:
    """Another seat before a move: its features, and what of them a move elsewhere can change."""

    def __init__(self, state: State, seat: Seat, land: Land) -> None:
        self.seat = seat
        self.block = block_of(state, seat, land)
        self.gold = 0  # but for what the lords pay
        if LORDS in state.cards:
            self.gold = castle_gold(state, seat) + sum(
                [card_gold(state, seat, card) for card in state.cards if card != LORDS]
            )
        self.best_rows: list[bool] = []  # one of which the knights look at
        if KNIGHTS in state.cards:
            counts = by_row(state, seat)
            most = max(counts)
            self.best_rows = [count == most for count in counts]

    def is_untouched(self, before: State, after: State, hex: int) -> bool:
        """Whether nothing of what its features tell can have changed, but for the lords'."""
        if before.stacks != after.stacks:
            return False
        if hex == NONE:
            return True
        if KNIGHTS in before.cards and self.best_rows[ROW_OF[hex]]:
            return False
        return before.touching[self.seat][hex] == 0

    def write(self, before: State, after: State, hex: int, rows: Rows, land: Land) -> None:
        """Its features after a move, behind those that are written."""
        if not self.is_untouched(before, after, hex):
            rows.bytes.write(block_of(after, self.seat, land))
            return
        at: i64 = len(rows.bytes)
        rows.bytes.write(self.block)
        if LORDS in after.cards:
            gold = lords_now(after, self.seat)
            rows.put(at + GOLD + LORDS, gold)
            rows.put_long(at + POINTS, self.gold + gold)
            write_leads(after, self.seat, rows, at, by_quadrant(after, self.seat))


def expand(state: State, seat: Seat, moves: Sequence[Move], rows: Rows) -> list[State]:
    """What a move leaves as it was with the others is written once for all moves."""
    land = land_of(state.board)
    others = [Other(state, (seat + turn) % state.seats, land) for turn in range(1, state.seats)]
    after: list[State] = []
    for move in moves:
        follower = copy(state)
        play(follower, seat, move)  # type: ignore[arg-type]  # one of this game's
        at = rows.begin_part(BASE + WIDTH)
        write_table(follower, seat, rows, at)
        write_seat(follower, seat, rows, at + BASE, land)
        hex = changed_hex(move)
        for other in others:
            other.write(state, follower, hex, rows, land)
        after.append(follower)
    return after


def block_of(state: State, seat: Seat, land: Land) -> bytes:
    """A seat's features by themselves."""
    rows = Rows(WIDTH)
    write_seat(state, seat, rows, rows.begin(), land)
    return rows.written()


def changed_hex(move: Move) -> int:
    if isinstance(move, Build):
        return move.hex
    if isinstance(move, Use):
        return move.hex
    if isinstance(move, Settle):
        return move.hex
    return move.hex if isinstance(move, Lift) else NONE
