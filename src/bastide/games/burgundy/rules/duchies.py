"""Duchies: given to all, drawn, or chosen, with the space of the starting castle."""

from random import Random

from bastide.core.chance import below, draw_from
from bastide.core.errors import Message
from bastide.core.game import Event, Move
from bastide.games.burgundy.components import BOARDS, LAYOUTS, NONE
from bastide.games.burgundy.events import (
    DuchiesDealt,
    DuchyChosen,
    DuchyDealt,
    DuchyPicked,
    DuchyRevealed,
)
from bastide.games.burgundy.moves import CHOOSE_DUCHY as CHOOSE
from bastide.games.burgundy.moves import ChooseDuchy, DealDuchies
from bastide.games.burgundy.stages import BASIC, BY_BOARD, CHOOSE_DUCHY, EXPERTS_SECRET, FILL
from bastide.games.burgundy.state import NO_PICK, Pick, State, lay_duchy, owners, sharers


def each_gets(state: State) -> int:
    """How many duchies chance deals to a player: experts choose between two. (B2.5, B2.7)"""
    return 1 if state.setup == BASIC else 2


def draw_duchies(state: State, rng: Random) -> DealDuchies:
    """From the sides of the edition, without replacement, no player the same twice; for experts the two
    sides of a board. (B2.7)"""
    if is_by_board(state):
        return draw_boards(state, rng)
    sides = sides_of(state)
    boards: list[int] = []
    for _ in range(state.seats):
        own: list[int] = []
        for _ in range(each_gets(state)):
            others = [0 if duchy in own else copies for duchy, copies in enumerate(sides)]
            own.append(draw_from(rng, others))
            sides[own[-1]] -= 1
        boards += own
    return DealDuchies(tuple(boards))


def is_by_board(state: State) -> bool:
    return state.setup != BASIC and state.dealt_by == BY_BOARD


def draw_boards(state: State, rng: Random) -> DealDuchies:
    """One of the boards in the box for each player; a side that is not known is any of the numbers that
    stand on no known one. (B2.7)"""
    boards, loose = BOARDS[state.edition].copy(), loose_sides(state)
    dealt: list[int] = []
    for _ in range(state.seats):
        for side in boards.pop(below(rng, len(boards))):
            dealt.append(loose.pop(below(rng, len(loose))) if side == NONE else side)
    return DealDuchies(tuple(dealt))


def loose_sides(state: State) -> list[int]:
    """The duchies of which it is not known what is on the other side."""
    known = [side for board in BOARDS[state.edition] for side in board]
    return [duchy for duchy, copies in enumerate(sides_of(state)) if copies > 0 and duchy not in known]


def is_in_box(state: State, pairs: list[tuple[int, ...]]) -> bool:
    """Whether each pair can be the two sides of a board of its own. (B2.7)"""
    loose, boards = loose_sides(state), [sorted(board) for board in BOARDS[state.edition]]
    for pair in pairs:
        known = sorted([NONE if side in loose else side for side in pair])
        if known not in boards:
            return False
        boards.remove(known)
    return True


def sides_of(state: State) -> list[int]:
    """How often each duchy of the edition is there; a module may bring duchies of its own. (B1.4)"""
    own = state.book.duchies
    return [layout.copies if layout.module == own else 0 for layout in LAYOUTS[state.edition]]


def check_duchies(state: State, boards: tuple[int, ...]) -> Message | None:
    """As many as are due, each of the edition and still there, no player the same twice; for experts two
    sides of a board. (B2.7)"""
    each, sides = each_gets(state), sides_of(state)
    if len(boards) != each * state.seats:
        return Message("other-number-due", {"number": each * state.seats}, clause="B2.7")
    for duchy in boards:
        if duchy >= len(sides) or boards.count(duchy) > sides[duchy]:
            return Message("duchy-not-there", clause="B1.4")
    pairs = [boards[start : start + each] for start in range(0, len(boards), each)]
    if any(len(set(pair)) < each for pair in pairs):
        return Message("duchy-twice", clause="B2.7")
    is_one_board = not is_by_board(state) or is_in_box(state, pairs)
    return None if is_one_board else Message("not-one-board", clause="B2.7")


def play_duchies(state: State, boards: tuple[int, ...]) -> list[Event]:
    """Each player gets a duchy, or two to choose between. (B2.5, B2.7)"""
    each = each_gets(state)
    state.dealt = [list(boards[start : start + each]) for start in range(0, len(boards), each)]
    if each == 1:
        events: list[Event] = [DuchyDealt(seat, own[0]) for seat, own in enumerate(state.dealt)]
    else:
        events = [DuchiesDealt(seat, own[0], own[1]) for seat, own in enumerate(state.dealt)]
    return events + begin_choice(state)


def begin_choice(state: State) -> list[Event]:
    """In the basic set-up a central castle space leaves nothing to choose. (B2.5)"""
    state.stage = CHOOSE_DUCHY
    events: list[Event] = []
    for seat in owners(state):
        central = LAYOUTS[state.edition][state.dealt[seat][0]].central
        if state.setup == BASIC and central != NONE:
            events += lay(state, seat, state.dealt[seat][0], central)
    end_choice(state)
    return events


def choosers(state: State) -> tuple[int, ...]:
    """Who is to choose: all at once in secret, else one after the other in turn order. (B2.5, B2.7)"""
    waiting = tuple([seat for seat in state.line if state.picks[seat] == NO_PICK])
    return tuple(sorted(waiting)) if state.setup == EXPERTS_SECRET else waiting[:1]


def legal_choose_duchy(state: State, seat: int) -> list[Move]:
    """A duchy that was dealt, and any of its dark green spaces; on 12b those with 1 and 6.
    (B2.5, B2.7, B16.1)"""
    moves: list[Move] = []
    for duchy in state.dealt[seat]:
        moves += [CHOOSE[duchy][space] for space in LAYOUTS[state.edition][duchy].starts]
    return moves


def play_choose_duchy(state: State, seat: int, move: ChooseDuchy) -> list[Event]:
    """An open choice is laid out at once, secret ones when all are made. (B2.7)"""
    if state.setup != EXPERTS_SECRET:
        events = lay(state, seat, move.duchy, move.space)
    else:
        state.picks[seat] = Pick(move.duchy, move.space)
        events = [DuchyPicked(seat, move.duchy, move.space)]
        if NO_PICK not in state.picks:
            events += reveal(state)
    end_choice(state)
    return events


def lay(state: State, seat: int, duchy: int, space: int) -> list[Event]:
    for other in sharers(state, seat):
        state.picks[other] = Pick(duchy, space)
    lay_duchy(state, seat, LAYOUTS[state.edition][duchy], space)
    return [DuchyChosen(seat, duchy, space)]


def reveal(state: State) -> list[Event]:
    events: list[Event] = []
    for seat in state.line:
        duchy, space = state.picks[seat]
        lay_duchy(state, seat, LAYOUTS[state.edition][duchy], space)
        events.append(DuchyRevealed(seat, duchy, space))
    return events


def end_choice(state: State) -> None:
    if NO_PICK not in state.picks:
        set_up_further(state)


def set_up_further(state: State) -> None:
    """What chapters still have to set up; then the first phase."""
    for step in state.book.set_up:
        if step(state):
            return
    state.stage = FILL
