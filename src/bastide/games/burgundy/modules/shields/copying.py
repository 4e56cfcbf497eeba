"""Shield 6: the monasteries of another player, and when its owner is asked whose. (B18.6, B18.10, B18.12)"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bastide.core.game import Event, Move
from bastide.games.burgundy.book import Book, FollowUp
from bastide.games.burgundy.components import MINE, MONASTERY_NUMBER, NOBODY, NONE, PHASES
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.modules.extra_tiles.moves import HIRE_WORKERS
from bastide.games.burgundy.modules.extra_tiles.rule import (
    BRIDGE_KEEPER,
    keepers,
    legal_hire_workers,
    line_with,
    play_hire_workers,
    stack_markers,
)
from bastide.games.burgundy.modules.extra_tiles.rule import (
    KEY as EXTRA_TILES,
)
from bastide.games.burgundy.modules.shields.dealing import (
    COPYING,
    FROM_BLACK,
    FROM_NUMBERED,
    holds,
    shields_of,
)
from bastide.games.burgundy.modules.shields.events import PlayerChosen
from bastide.games.burgundy.modules.shields.moves import CHOOSE_PLAYERS, ChoosePlayer
from bastide.games.burgundy.moves import DECLINE
from bastide.games.burgundy.rules.phases import WORKERS_FROM_MINES
from bastide.games.burgundy.stages import DECIDE
from bastide.games.burgundy.state import State, copy
from bastide.games.burgundy.turn import carry_on, legal_follow_up, play_one

Matters = Callable[[State, int], bool]

# What the choice would change, where it may wait.
NEXT_ROUND: Final = "next-round"
GIFTS: Final = "gifts"  # shields 14 and 15
INCOME: Final = "income"
NOTHING: Final = ""  # it must be made


def join_copying(book: Book) -> None:
    book.plays[ChoosePlayer] = play_choose_player
    book.leave_open([], {"choose-player": read_choose_whom})
    book.any_time.append(legal_choose_player)
    book.between_turns.append(legal_choose_between)
    book.worth_asking.append(choice_matters)
    book.round_ended.append(ask_after_round)
    book.after_placing.append(share_monastery)


# -- the choice


def legal_choose_player(state: State, seat: int) -> list[Move]:
    """Once, any other player. (B18.6)"""
    if not holds(state, seat, COPYING) or shields_of(state).copied[seat] != NOBODY:
        return []
    return [CHOOSE_PLAYERS[other] for other in range(state.seats) if other != seat]


def legal_choose_between(state: State, seat: int) -> list[Move]:
    """Outside turns too, before any decision of one's own. (B18.12)"""
    return [] if isinstance(state.pending[-1], ChooseWhom) else legal_choose_player(state, seat)


class ChooseWhom(FollowUp):
    """Whose monasteries are copied is to be chosen, since it would change what comes now. (B18.12)"""

    def __init__(self, changes: str) -> None:
        super().__init__("choose-player", "B18.12")
        self.changes = changes

    def legal(self, state: State, seat: int) -> list[Move]:
        """Before the final scoring it must be made, earlier it may wait. (B18.12)"""
        moves = legal_choose_player(state, seat)
        return moves if self.changes == NOTHING else [*moves, DECLINE]

    def about(self) -> dict[str, Any]:
        return {"changes": self.changes or None}


def read_choose_whom(written: Mapping[str, Any]) -> FollowUp:
    return ChooseWhom(written["changes"] or NOTHING)


def play_choose_player(state: State, seat: int, move: ChoosePlayer) -> list[Event]:
    """That player's monasteries, later ones included, work for the owner too. (B18.6)"""
    if state.pending and isinstance(state.pending[-1], ChooseWhom):
        state.pending.pop()
    return copy_monasteries(state, seat, move.seat)


# -- the copies


def copy_monasteries(state: State, seat: int, other: int) -> list[Event]:
    shields_of(state).copied[seat] = other
    add_monasteries(state.duchies[seat], state.duchies[other])
    return [PlayerChosen(seat, other), *bridge_changed(state, seat)]


def add_monasteries(duchy: Duchy, other: Duchy) -> None:
    """The copies fill no space. (B18.6)"""
    for tile in other.tiles:
        if tile != NONE and MONASTERY_NUMBER[tile] > 0:
            duchy.has[MONASTERY_NUMBER[tile]] = True


def share_monastery(state: State, seat: int, space: int) -> list[Event]:
    """A monastery placed now works for the player who copies this one, too. (B18.6)"""
    number, events = MONASTERY_NUMBER[state.duchies[seat].tiles[space]], list[Event]()
    if number == 0:
        return events
    for other, copied in enumerate(shields_of(state).copied):
        if copied == seat:
            state.duchies[other].has[number] = True
            events += bridge_changed(state, other)
    return events


def end_copying(state: State, seat: int) -> list[Event]:
    """Without the shield only the own monasteries are left. (B18.10)"""
    shields_of(state).copied[seat] = NOBODY
    duchy, had = state.duchies[seat], state.duchies[seat].has[BRIDGE_KEEPER]
    duchy.has = [False] * len(duchy.has)
    add_monasteries(duchy, duchy)
    return stack_markers(state) if had and state.book.has(EXTRA_TILES) else []


def bridge_changed(state: State, seat: int) -> list[Event]:
    """Monastery 27 may be among the copies. (B11.7)"""
    is_keeper = state.book.has(EXTRA_TILES) and state.duchies[seat].has[BRIDGE_KEEPER]
    return stack_markers(state) if is_keeper else []


# -- when it is asked for outside the own turn


def undecided(state: State) -> int:
    """Who has the shield and has not chosen yet."""
    for seat in range(state.seats):
        if legal_choose_player(state, seat):
            return seat
    return NOBODY


def ask(state: State, seat: int, changes: str) -> None:
    state.stage = DECIDE
    state.order, state.turn = state.line.copy(), state.line.index(seat)
    state.pending.append(ChooseWhom(changes))


def ask_once(state: State, changes: str, matters: Matters) -> list[Event]:
    """A step of a phase's end: it comes again when the answer is there. (B18.12)"""
    used, seat = shields_of(state).used, undecided(state)
    if COPYING in used:
        used.remove(COPYING)
    elif seat != NOBODY and matters(state, seat):
        used.append(COPYING)
        ask(state, seat, changes)
    return []


def ask_after_round(state: State) -> None:
    """Before the next round, if its order would change. (B18.12)"""
    seat = undecided(state)
    if seat != NOBODY and rises(state, seat):
        ask(state, seat, NEXT_ROUND)


def ask_before_gifts(state: State) -> list[Event]:
    """Before shields 14 and 15 place tiles, if another one of the two would come later. (B18.12)"""
    return ask_once(state, GIFTS, comes_before_gift)


def ask_before_income(state: State) -> list[Event]:
    """Before mines pay, if they would bring workers too. (B18.12)"""
    return ask_once(state, INCOME, gains_from_mines)


def ask_before_phase(state: State) -> list[Event]:
    """Before the next phase, if the order of its first round would change. (B18.12)"""
    return ask_once(state, NEXT_ROUND, rises)


def choose_at_last(state: State) -> list[Event]:
    """Who has not chosen yet must do so before the final scoring. (B18.12)"""
    seat = undecided(state)
    if seat == NOBODY or state.phase + 1 < len(PHASES):
        return []
    ask(state, seat, NOTHING)
    return carry_on(state, seat)


def rises(state: State, seat: int) -> bool:
    return len(passed_by(state, seat)) > 0


def passed_by(state: State, seat: int) -> list[int]:
    """Whose markers would be below the seat's if it copied monastery 27 now. (B11.2)"""
    if not state.book.has(EXTRA_TILES):
        return []
    on_top = keepers(state)
    if not on_top or seat in on_top:
        return []
    line = line_with(state, [*on_top, seat])
    return [other for other in state.line[: state.line.index(seat)] if other not in line[: line.index(seat)]]


def comes_before_gift(state: State, seat: int) -> bool:
    """The shields 14 and 15 are two players', and the order of the two would change."""
    gifts = (FROM_NUMBERED, FROM_BLACK)
    givers = [other for other in range(state.seats) if any(holds(state, other, gift) for gift in gifts)]
    return seat in givers and any(other in givers for other in passed_by(state, seat))


def gains_from_mines(state: State, seat: int) -> bool:
    """Another player has monastery 2. (B10.2)"""
    duchy = state.duchies[seat]
    has_more = any(other.has[WORKERS_FROM_MINES] for other in state.duchies)
    return has_more and duchy.placed[MINE] > 0 and not duchy.has[WORKERS_FROM_MINES]


# -- before something happens by itself


def choice_matters(state: State, seat: int) -> bool:
    """Whether choosing a player, or hiring workers by monastery 28, would change what is open now or what
    comes of it. (B11.8, B18.12)"""
    if state.pending[-1].effect == "upkeep":  # there silver decides
        return False
    others = states_instead(state, seat)
    if not others:
        return False
    as_it_is = what_comes(copy(state), seat)
    return any(what_comes(other, seat) != as_it_is for other in others)


def states_instead(state: State, seat: int) -> list[State]:
    """The state after each choice, with all workers hired that can be."""
    found: list[State] = []
    if legal_hire_workers(state, seat):
        found.append(copy(state))
    for move in legal_choose_between(state, seat):
        assert isinstance(move, ChoosePlayer)
        other = copy(state)
        had = other.duchies[seat].has[BRIDGE_KEEPER]
        add_monasteries(other.duchies[seat], other.duchies[move.seat])
        other.duchies[seat].has[BRIDGE_KEEPER] = had  # the bridge can wait
        found.append(other)
    for other in found:
        while legal_hire_workers(other, seat):
            play_hire_workers(other, seat, HIRE_WORKERS)
    return found


def what_comes(state: State, seat: int) -> tuple[list[Move], list[Event]]:
    """What is open, and what happens where it is one thing only."""
    moves = legal_follow_up(state, seat)
    return moves, play_one(state, seat, moves[0]) if len(moves) == 1 else []
