"""The end of a phase with shields: tiles straight into the duchy, upkeep, the last choices. (B9.4, B18.3)"""

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import PLAYS, Book
from bastide.games.burgundy.components import BLACK, DEPOTS, INN, INNS, KIND_OF, NOBODY, NONE, PHASES
from bastide.games.burgundy.modules.events import TileLaid, UpkeepPaid
from bastide.games.burgundy.modules.inns import INN_TILE, inns_of
from bastide.games.burgundy.modules.moves import GIVE_UP, GiveUp, PayUpkeep, PlaceFrom
from bastide.games.burgundy.modules.shield_effects import lose
from bastide.games.burgundy.modules.shields import (
    COPYING,
    FROM_BLACK,
    FROM_NUMBERED,
    WORKERS_PAY,
    holds,
    own_shields,
    shields_of,
)
from bastide.games.burgundy.moves import DECLINE
from bastide.games.burgundy.rules.actions import FOLLOW_UPS, WITHOUT_CHOICE, carry_on
from bastide.games.burgundy.rules.placing import lay_tile
from bastide.games.burgundy.stages import CHOOSE_PLAYER, DECIDE, FROM_DEPOT, UPKEEP
from bastide.games.burgundy.state import State, current, lift


def join_upkeep(book: Book) -> None:
    book.phase_steps[:0] = [begin_closing, place_from_depots, collect_upkeep]
    book.phase_steps.append(choose_at_last)


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
            state.pending.append((FROM_DEPOT, sum(ready)))
            events += carry_on(state, seat)
            if state.pending:
                return events
        else:
            part.used = []
            state.turn += 1
    state.turn = 0
    return events


def depots_open(ready: int) -> list[int]:
    """14 reaches into the numbered depots, 15 into the black one; with both their numbers add up. (B18.6)"""
    depots = [*range(1, DEPOTS + 1)] if ready != FROM_BLACK else []
    return [*depots, BLACK] if ready != FROM_NUMBERED else depots


def legal_place_from(state: State, seat: int, ready: int) -> list[Move]:
    """Any tile there on any space that is legal for it, whatever its number; or none. (B18.6)"""
    moves: list[Move] = []
    duchy = state.duchies[seat]
    for depot in depots_open(ready):
        for tile in offered(state, depot):
            spaces = state.book.where[KIND_OF[tile]](duchy, tile)
            moves += [PlaceFrom(depot, tile, space) for space in spaces]
    return [*moves, DECLINE] if moves else []


def offered(state: State, depot: int) -> list[int]:
    """The tiles of a depot; the inns lie beside the black one. (B18.6)"""
    has_inn = depot == BLACK and INNS in state.book.modules and inns_of(state).lying > 0
    return [*state.offers[depot], INN_TILE] if has_inn else state.offers[depot]


def play_place_from(state: State, seat: int, move: PlaceFrom) -> list[Event]:
    """Straight into the duchy, with its effect. (B5.6, B18.6)"""
    _, ready = state.pending.pop()
    shield = FROM_BLACK if move.depot == BLACK else FROM_NUMBERED
    if ready == FROM_NUMBERED + FROM_BLACK:
        shields_of(state).used.remove(ready - shield)  # the other one waits
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
        state.pending.append((UPKEEP, int(holds(state, seat, WORKERS_PAY))))
        events += carry_on(state, seat)
        if state.pending:
            return events
    return events


def legal_upkeep(state: State, seat: int, with_workers: int) -> list[Move]:
    """Pay for all that are left, or give one up; nothing to choose for who has nothing. (B18.3, B18.9)"""
    duchy, shields = state.duchies[seat], own_shields(state, seat)
    purse = duchy.workers if with_workers else 0
    if duchy.silver + purse == 0:
        shields = shields[:1]
    moves: list[Move] = [GIVE_UP[shield] for shield in shields]
    if not shields:
        return moves
    ways = range(min(len(shields), purse) + 1)
    owed = [(len(shields) - workers, workers) for workers in ways]
    moves += [PayUpkeep(silver, workers) for silver, workers in owed if silver <= duchy.silver]
    return moves


def end_upkeep(state: State, _seat: int, _about: int) -> list[Event]:
    """No shield, nothing to pay: the next player."""
    state.turn += 1
    return []


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


# -- shield 6


def choose_at_last(state: State) -> list[Event]:
    """Who has not chosen yet must do so before the final scoring. (B18.6)"""
    is_last = state.phase + 1 == len(PHASES)
    for turn, seat in enumerate(state.order):
        if is_last and holds(state, seat, COPYING) and shields_of(state).copied[seat] == NOBODY:
            state.turn = turn
            state.pending.append((CHOOSE_PLAYER, NONE))
            return carry_on(state, seat)
    return []


FOLLOW_UPS[FROM_DEPOT] = legal_place_from
FOLLOW_UPS[UPKEEP] = legal_upkeep
WITHOUT_CHOICE[UPKEEP] = end_upkeep
PLAYS[PlaceFrom] = play_place_from
PLAYS[GiveUp] = play_give_up
PLAYS[PayUpkeep] = play_pay_upkeep
