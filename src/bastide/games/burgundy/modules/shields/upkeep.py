"""The end of a phase with shields: tiles straight into the duchy, upkeep. (B9.4, B18.3)"""

from collections.abc import Mapping
from typing import Any, Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import Book, FollowUp
from bastide.games.burgundy.components import BLACK, DEPOTS, KIND_OF
from bastide.games.burgundy.depot_to_duchy import PlaceFrom, TileLaid
from bastide.games.burgundy.modules.inns.rule import INN, INN_TILE, inns_of
from bastide.games.burgundy.modules.inns.rule import KEY as INNS
from bastide.games.burgundy.modules.shields.copying import (
    ask_before_gifts,
    ask_before_income,
    ask_before_phase,
    choose_at_last,
)
from bastide.games.burgundy.modules.shields.dealing import (
    FROM_BLACK,
    FROM_NUMBERED,
    WORKERS_PAY,
    holds,
    own_shields,
    shields_of,
)
from bastide.games.burgundy.modules.shields.effects import lose
from bastide.games.burgundy.modules.shields.events import UpkeepPaid
from bastide.games.burgundy.modules.shields.moves import GIVE_UP, GiveUp, PayUpkeep
from bastide.games.burgundy.rules.placing import lay_tile, spaces_for
from bastide.games.burgundy.stages import DECIDE
from bastide.games.burgundy.state import State, current, lift
from bastide.games.burgundy.turn import carry_on

UPKEEP_STEP: Final = 4  # among the steps of a phase's end


def join_upkeep(book: Book) -> None:
    book.plays[PlaceFrom] = play_place_from
    book.plays[GiveUp] = play_give_up
    book.plays[PayUpkeep] = play_pay_upkeep
    book.leave_open([], {"from-depot": read_gift, "upkeep": read_upkeep})
    book.phase_steps[:0] = [
        *(begin_closing, ask_before_gifts, begin_closing),  # the answer may change the order
        *(place_from_depots, collect_upkeep, ask_before_income),
    ]
    book.phase_steps += [choose_at_last, ask_before_phase]


def begin_closing(state: State) -> list[Event]:
    """No turn any more: players decide in the order of the bridge. (B9.4)"""
    state.stage = DECIDE
    state.order, state.turn = state.line.copy(), 0
    return []


# -- shields 14 and 15


def place_from_depots(state: State) -> list[Event]:
    """In bridge order, each shield once; with both their owner picks the order. (B9.4, B18.6)"""
    part, events = shields_of(state), list[Event]()
    while state.turn < state.seats:
        seat = current(state)
        ready = [
            shield
            for shield in (FROM_NUMBERED, FROM_BLACK)
            if holds(state, seat, shield) and shield not in part.used
        ]
        if ready:
            part.used += ready
            state.pending.append(Gift(ready))
            events += carry_on(state, seat)
            if state.pending:
                return events
        else:
            part.used = []
            state.turn += 1
    state.turn = 0
    return events


class Gift(FollowUp):
    """A tile of a depot is to be placed straight in the duchy, by shield 14 or 15, or one of both. (B18.6)"""

    def __init__(self, shields: list[int]) -> None:
        super().__init__("from-depot", "B18.6")
        self.shields = shields

    def depots(self) -> list[int]:
        """14 reaches into the numbered depots, 15 into the black one. (B18.6)"""
        numbered = [*range(1, DEPOTS + 1)] if FROM_NUMBERED in self.shields else []
        return [*numbered, BLACK] if FROM_BLACK in self.shields else numbered

    def legal(self, state: State, seat: int) -> list[Move]:
        """Any tile there on any space that is legal for it, whatever its number. (B18.6)"""
        moves: list[Move] = []
        duchy = state.duchies[seat]
        for depot in self.depots():
            for tile in offered(state, depot):
                spaces = spaces_for(state.book, duchy, tile)
                moves += [PlaceFrom(depot, tile, space) for space in spaces]
        return moves

    def about(self) -> dict[str, Any]:
        return {"shields": [str(shield) for shield in self.shields]}


def read_gift(written: Mapping[str, Any]) -> FollowUp:
    return Gift([int(shield) for shield in written["shields"]])


def offered(state: State, depot: int) -> list[int]:
    """The tiles of a depot; the inns lie beside the black one. (B18.6)"""
    has_inn = depot == BLACK and state.book.has(INNS) and inns_of(state).lying > 0
    return [*state.offers[depot], INN_TILE] if has_inn else state.offers[depot]


def play_place_from(state: State, seat: int, move: PlaceFrom) -> list[Event]:
    """Straight into the duchy, with its effect. (B5.6, B18.6)"""
    gift = state.pending.pop()
    assert isinstance(gift, Gift)
    used = FROM_BLACK if move.depot == BLACK else FROM_NUMBERED
    for shield in gift.shields:
        if shield != used:
            shields_of(state).used.remove(shield)  # the other one waits
    if KIND_OF[move.tile] == INN:
        inns_of(state).lying -= 1
    else:
        lift(state, move.depot, move.tile)
    laid = TileLaid(seat, move.tile, move.depot, move.space)
    return [laid, *lay_tile(state, seat, move.tile, move.space)]


# -- upkeep


def collect_upkeep(state: State) -> list[Event]:
    """1 silver for each shield, before mine income, also after the last phase. (B18.3, B18.9)"""
    events: list[Event] = []
    while state.turn < state.seats:
        seat = current(state)
        state.pending.append(Upkeep(holds(state, seat, WORKERS_PAY)))
        events += carry_on(state, seat)
        if state.pending:
            return events
    return events


class Upkeep(FollowUp):
    """The own shields are to be paid for, by shield 3 also with workers. (B18.3)"""

    def __init__(self, with_workers: bool) -> None:
        super().__init__("upkeep", "B18.3")
        self.with_workers = with_workers

    def legal(self, state: State, seat: int) -> list[Move]:
        """Pay for all that are left, or give one up; nothing to choose for who has nothing. (B18.3, B18.9)"""
        duchy, shields = state.duchies[seat], own_shields(state, seat)
        purse = duchy.workers if self.with_workers else 0
        if duchy.silver + purse == 0:
            shields = shields[:1]
        moves: list[Move] = [GIVE_UP[shield] for shield in shields]
        if not shields:
            return moves
        ways = range(min(len(shields), purse) + 1)
        owed = [(len(shields) - workers, workers) for workers in ways]
        moves += [PayUpkeep(silver, workers) for silver, workers in owed if silver <= duchy.silver]
        return moves

    def lapse(self, state: State, _seat: int) -> list[Event]:
        """No shield, nothing to pay: the next player."""
        state.turn += 1
        return []

    def about(self) -> dict[str, Any]:
        return {"workers": self.with_workers}


def read_upkeep(written: Mapping[str, Any]) -> FollowUp:
    return Upkeep(written["workers"])


def play_give_up(state: State, seat: int, move: GiveUp) -> list[Event]:
    """An unpaid shield leaves the game. (B18.3)"""
    return lose(state, seat, move.shield)


def play_pay_upkeep(state: State, seat: int, move: PayUpkeep) -> list[Event]:
    """All shields still there are paid for. (B18.3)"""
    state.pending.pop()
    state.duchies[seat].silver -= move.upkeep_silver
    state.duchies[seat].workers -= move.upkeep_workers
    state.turn += 1
    return [UpkeepPaid(seat, move.upkeep_silver, move.upkeep_workers)]
