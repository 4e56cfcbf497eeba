"""Dice: which can be used, the workers it takes to change them, and workers taken for one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.core.cells import to_cells
from bastide.core.game import Event
from bastide.games.burgundy.components import ANY, PLACING_HELP, TAKING_HELP, WORKERS_TAKEN
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.events import DieChanged, WorkersTaken
from bastide.games.burgundy.moves import SIDES, TakeWorkers
from bastide.games.burgundy.state import USED, State

FAR: Final = 8  # monastery 8: a worker changes a die by up to 2
SILVER_WITH_WORKERS: Final = 13
TWICE_THE_WORKERS: Final = 14

# How many workers it takes: by what helps, die and wanted number. An effect's free choice costs nothing.
PLAIN: Final = 0
HELPED_FAR: Final = 1
HELPED_FREE: Final = 2


def _workers(die: int, value: int, helped: int) -> int:
    """Each worker changes the die by 1, or up to 2; 6 and 1 are neighbours. (B5.2, B10.8, B10.9)"""
    if ANY in (die, value):
        return 0
    steps = min((die - value) % SIDES, (value - die) % SIDES)
    if helped & HELPED_FREE:
        steps = max(0, steps - 1)
    return (steps + 1) // 2 if helped & HELPED_FAR else steps


WORKERS: Final[list[list[vec[i64]]]] = [
    [to_cells([_workers(die, value, helped) for value in range(SIDES + 1)]) for die in range(SIDES + 1)]
    for helped in range(4)
]


def _open(first: int, second: int) -> list[int]:
    """The numbers of two dice that are not used, equal ones once. (B5.1, B5.14)"""
    return [die for die in dict.fromkeys((first, second)) if die != USED]


_SHOWN: Final = (*range(SIDES + 1), USED)  # used ones come last, where their number leads
OPEN: Final[list[list[list[int]]]] = [[_open(first, second) for second in _SHOWN] for first in _SHOWN]


def open_dice(state: State, seat: int) -> list[int]:
    """The numbers on the seat's unused dice, equal ones once. (B5.1, B5.14)"""
    return OPEN[state.dice[2 * seat]][state.dice[2 * seat + 1]]


def to_sell(duchy: Duchy) -> list[vec[i64]]:
    """The workers for a sale, by die and number. (B5.2, B10.8)"""
    return WORKERS[HELPED_FAR if duchy.has[FAR] else PLAIN]


def to_take(duchy: Duchy) -> list[vec[i64]]:
    """The workers for taking a tile from a depot, by die and depot. (B10.8, B10.10)"""
    helped = HELPED_FAR if duchy.has[FAR] else PLAIN
    return WORKERS[helped + HELPED_FREE if duchy.has[TAKING_HELP] else helped]


def to_place(duchy: Duchy, colour: int) -> list[vec[i64]]:
    """The workers for placing a tile of this colour, by die and number of the space. (B10.8, B10.9)"""
    helped = HELPED_FAR if duchy.has[FAR] else PLAIN
    return WORKERS[helped + HELPED_FREE if duchy.has[PLACING_HELP[colour]] else helped]


def use_die(state: State, seat: int, die: int, value: int, workers: int) -> list[Event]:
    """The die, or the effect that stands for one, is used; what it was changed by is paid. (B5.1, B5.2)"""
    if state.pending:
        state.pending.pop()
    else:
        place = 2 * seat if state.dice[2 * seat] == die else 2 * seat + 1
        state.dice[place] = USED
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
