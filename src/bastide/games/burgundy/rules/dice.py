"""Dice: which can be used, the workers it takes to change them, and workers taken for one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.core.cells import to_cells
from bastide.core.game import Event
from bastide.games.burgundy.components import ANY, COLOUR_OF, PLACING_HELP, TAKING_HELP, WORKERS_TAKEN
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.events import DieChanged, WorkersTaken
from bastide.games.burgundy.moves import SIDES, TakeWorkers
from bastide.games.burgundy.state import USED, State

FAR: Final = 8  # monastery 8: a worker changes a die by up to 2
SILVER_WITH_WORKERS: Final = 13
TWICE_THE_WORKERS: Final = 14


def _workers(die: int, value: int, is_far: bool, is_free: bool) -> int:
    """Each worker changes the die by 1, or up to 2; 6 and 1 are neighbours. (B5.2, B10.8, B10.9)"""
    if ANY in (die, value):
        return 0
    steps = min((die - value) % SIDES, (value - die) % SIDES)
    if is_free:
        steps = max(0, steps - 1)
    return (steps + 1) // 2 if is_far else steps


def _table(is_far: bool, is_free: bool) -> list[vec[i64]]:
    numbers = range(SIDES + 1)
    return [to_cells([_workers(die, value, is_far, is_free) for value in numbers]) for die in numbers]


# How many workers it takes, by die and wanted number: without a monastery that changes the die by 1 for free,
# and with it; each without monastery 8 and with it. An effect's free choice costs nothing.
PAID: Final[list[list[vec[i64]]]] = [_table(is_far, False) for is_far in (False, True)]
FREE: Final[list[list[vec[i64]]]] = [_table(is_far, True) for is_far in (False, True)]
ENOUGH: Final = SIDES // 2  # workers to change any die to any number


def _reach(costs: list[vec[i64]]) -> list[list[list[int]]]:
    """The numbers that dice lead to, by workers and die."""
    numbers, dice = range(1, SIDES + 1), range(SIDES + 1)
    return [
        [[number for number in numbers if costs[die][number] <= workers] for die in dice]
        for workers in range(ENOUGH + 1)
    ]


# The same, asked for the numbers that so many workers are enough for; more than enough change nothing.
WITHIN_PAID: Final[list[list[list[list[int]]]]] = [_reach(costs) for costs in PAID]
WITHIN_FREE: Final[list[list[list[list[int]]]]] = [_reach(costs) for costs in FREE]


def _open(first: int, second: int) -> list[int]:
    """The numbers of two dice that are not used, equal ones once. (B5.1, B5.14)"""
    return [die for die in dict.fromkeys((first, second)) if die != USED]


_SHOWN: Final = (*range(SIDES + 1), USED)  # used ones come last, where their number leads
OPEN: Final[list[list[list[int]]]] = [[_open(first, second) for second in _SHOWN] for first in _SHOWN]


def open_dice(state: State, seat: int) -> list[int]:
    """The numbers on the seat's unused dice, equal ones once. (B5.1, B5.14)"""
    own = state.dice[seat]
    return OPEN[own[0]][own[1]]


def to_sell(duchy: Duchy) -> list[vec[i64]]:
    """The workers for a sale, by die and number. (B5.2, B10.8)"""
    return PAID[duchy.has[FAR]]


def to_take(duchy: Duchy) -> list[vec[i64]]:
    """The workers for taking a tile from a depot, by die and depot. (B10.8, B10.10)"""
    return (FREE if duchy.has[TAKING_HELP] else PAID)[duchy.has[FAR]]


def depots_within(duchy: Duchy) -> list[list[int]]:
    """By die: the depots that it leads to, as it is or changed by the workers at hand. (B5.4, B5.12)"""
    within = (WITHIN_FREE if duchy.has[TAKING_HELP] else WITHIN_PAID)[duchy.has[FAR]]
    return within[min(duchy.workers, ENOUGH)]


def to_place(duchy: Duchy, colour: int) -> list[vec[i64]]:
    """The workers for placing a tile of this colour, by die and number of the space. (B10.8, B10.9)"""
    return (FREE if duchy.has[PLACING_HELP[colour]] else PAID)[duchy.has[FAR]]


def workers_to_place(duchy: Duchy, die: int, tile: int, space: int) -> int:
    """Those by which a die is changed to the number of the space. (B5.2)"""
    return int(to_place(duchy, COLOUR_OF[tile])[die][duchy.layout.number[space]])


def use_die(state: State, seat: int, die: int, value: int, workers: int) -> list[Event]:
    """The die, or the effect that stands for one, is used; what it was changed by is paid. (B5.1, B5.2)"""
    if state.pending:
        state.pending.pop()
    else:
        own = state.dice[seat]
        own[0 if own[0] == die else 1] = USED
    if die == ANY or value in (ANY, die):
        return []
    state.duchies[seat].workers -= workers
    return [DieChanged(seat, die, value, workers)]


def play_take_workers(state: State, seat: int, move: TakeWorkers) -> list[Event]:
    """Any die for 2 workers; with monastery 14 for 4, with monastery 13 for 1 silver more. (B5.10, B10.11)"""
    duchy = state.duchies[seat]
    events = use_die(state, seat, move.die, ANY, 0)
    workers = 2 * WORKERS_TAKEN if duchy.has[TWICE_THE_WORKERS] else WORKERS_TAKEN
    silver = 1 if duchy.has[SILVER_WITH_WORKERS] else 0
    duchy.silver += silver
    events.append(WorkersTaken(seat, workers, silver))
    gain_workers(state, seat, workers, events)
    return events


def gain_workers(state: State, seat: int, workers: int, events: list[Event]) -> None:
    """Workers come to a player, by whatever it is; a module may have something to add."""
    state.duchies[seat].workers += workers
    for follow in state.book.workers_gained:
        events += follow(state, seat)
