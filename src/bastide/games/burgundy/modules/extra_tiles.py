"""Four extra tiles: monasteries 27 and 28, the crane and the geese. (B11)

Their tiles stand in `data/modules.toml`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bastide.core.errors import Message
from bastide.core.game import Event, Move
from bastide.core.printed import read_printed
from bastide.games.burgundy.book import EXPLAINS, PLAYS, Book, Part
from bastide.games.burgundy.components import (
    ANIMAL_KINDS,
    ANIMALS_SOURCE,
    BRIDGE,
    BUILDING_KINDS,
    BUILDING_OF,
    BUILDING_POINTS,
    CRANE,
    EXTRA_TILES,
    GEESE,
    KIND,
    KIND_OF,
    MONASTERY_NUMBER,
    NONE,
    SOURCE_OF,
    WHITE_CASTLE,
    WHITE_CASTLES,
)
from bastide.games.burgundy.modules.events import (
    BuildingCopied,
    GeeseJoined,
    MarkerRaised,
    WorkersBought,
)
from bastide.games.burgundy.modules.moves import COPY_BUILDING, HIRE_WORKERS, CopyBuilding, HireWorkers
from bastide.games.burgundy.moves import DECLINE
from bastide.games.burgundy.rules.actions import FOLLOW_UPS, legal_follow_up
from bastide.games.burgundy.rules.dice import gain_workers
from bastide.games.burgundy.rules.effects import LEAVES_OPEN, animal_points, leave_open, pasture
from bastide.games.burgundy.scoring import score
from bastide.games.burgundy.stages import TURN, USE_CRANE
from bastide.games.burgundy.state import State

BRIDGE_KEEPER: Final = 27  # monasteries
HIRING: Final = 28
HIRED: Final[int] = read_printed("burgundy", "modules")["monastery"]["hired"]


def join(book: Book) -> None:
    for kind in ANIMAL_KINDS:
        book.effects[kind] = score_with_geese
    book.effects[GEESE] = score_geese
    book.effects[CRANE] = leave_open(USE_CRANE)
    book.any_time.append(legal_hire_workers)
    book.set_up.append(note_starting_stack)
    book.after_placing.append(raise_marker)
    book.bridge.append(arrive)
    book.final_steps.append(score_crane)


@dataclass(init=False, slots=True)
class ExtraTiles(Part):
    """Who came last to a space of the bridge: first in this list."""

    arrivals: list[int]

    def __init__(self, arrivals: list[int]) -> None:
        self.arrivals = arrivals

    def copy(self) -> Part:
        return ExtraTiles(self.arrivals.copy())

    def write(self) -> dict[str, Any]:
        return {"arrivals": self.arrivals.copy()}


def new_part(_options: Mapping[str, Any]) -> Part:
    return ExtraTiles([])


def read_part(_state: State, written: dict[str, Any]) -> Part:
    return ExtraTiles(list(written["arrivals"]))


def extra_tiles_of(state: State) -> ExtraTiles:
    part = state.parts[EXTRA_TILES]
    assert isinstance(part, ExtraTiles)
    return part


# -- monastery 27: the bridge


def note_starting_stack(state: State) -> bool:
    """At the start the first player is on top of the stack. (B2.4)"""
    extra_tiles_of(state).arrivals = state.line.copy()
    return False


def arrive(state: State, seat: int) -> list[Event]:
    """A marker has come to a space; whoever has monastery 27 is on top there all the same. (B11.2)"""
    arrivals = extra_tiles_of(state).arrivals
    arrivals.remove(seat)
    arrivals.insert(0, seat)
    return stack_markers(state)


def raise_marker(state: State, seat: int, space: int) -> list[Event]:
    """Placing no. 27 puts the marker on top at once. (B11.7)"""
    is_keeper = MONASTERY_NUMBER[state.duchies[seat].tiles[space]] == BRIDGE_KEEPER
    return stack_markers(state) if is_keeper else []


def stack_markers(state: State) -> list[Event]:
    """On each space those with no. 27 are on top, among equals the one who came later. (B11.2, B11.7)"""
    before, arrivals = state.line, extra_tiles_of(state).arrivals
    keepers = [seat for seat in arrivals if state.duchies[seat].has[BRIDGE_KEEPER]]
    others = [seat for seat in arrivals if seat not in keepers]
    line: list[int] = []
    for place in range(BRIDGE - 1, -1, -1):
        line += [seat for seat in keepers + others if state.place[seat] == place]
    state.line = line
    raised = [seat for seat in keepers if line.index(seat) < before.index(seat)]
    return [MarkerRaised(seat, state.place[seat]) for seat in raised]


# -- monastery 28: workers


def legal_hire_workers(state: State, seat: int) -> list[Move]:
    """At any time of the own turn, any number of times. (B11.3, B11.8)"""
    duchy = state.duchies[seat]
    return [HIRE_WORKERS] if duchy.has[HIRING] and duchy.silver > 0 else []


def play_hire_workers(state: State, seat: int, _move: HireWorkers) -> list[Event]:
    """2 workers for 1 silver. (B11.3)"""
    state.duchies[seat].silver -= 1
    events: list[Event] = [WorkersBought(seat, HIRED, 1)]
    gain_workers(state, seat, HIRED, events)
    return events


def explain_hire_workers(state: State, seat: int, _move: HireWorkers) -> Message:
    duchy = state.duchies[seat]
    if not duchy.has[HIRING]:
        return Message("monastery-absent", {"number": HIRING}, clause="B11.3")
    if state.stage != TURN:
        return Message("only-in-own-turn", clause="B11.8")
    return Message("cannot-pay", {"silver": duchy.silver, "workers": duchy.workers}, clause="B11.3")


# -- the crane


def legal_copy_building(state: State, seat: int, _about: int) -> list[Move]:
    """Any building whose effect can be used now, or none. (B11.4, B7.10)"""
    kinds = kinds_to_copy(state)
    usable: list[Move] = [COPY_BUILDING[kind] for kind in kinds if is_usable(state, seat, kind)]
    return [*usable, DECLINE]


def kinds_to_copy(state: State) -> list[int]:
    """The eight kinds, and white castles if they are in play; never the crane itself. (B11.4, B11.6)"""
    return [*BUILDING_KINDS, WHITE_CASTLE] if WHITE_CASTLES in state.book.modules else [*BUILDING_KINDS]


def is_usable(state: State, seat: int, kind: int) -> bool:
    """Banks and the like always are; a choice must have something to choose. (B6.1)"""
    if kind not in LEAVES_OPEN:
        return True
    state.pending.append((LEAVES_OPEN[kind], NONE))
    moves = legal_follow_up(state, seat)
    state.pending.pop()
    return len(moves) > 0


def play_copy_building(state: State, seat: int, move: CopyBuilding) -> list[Event]:
    """The crane does what the building would do. (B11.4)"""
    state.pending.pop()
    return [BuildingCopied(seat, move.kind), *state.book.effects[move.kind](state, seat, NONE)]


def explain_copy_building(state: State, _seat: int, move: CopyBuilding) -> Message:
    if not state.pending or state.pending[-1][0] != USE_CRANE:
        return Message("no-crane", clause="B11.4")
    kind = KIND.write(move.kind)
    if move.kind not in kinds_to_copy(state):
        return Message("crane-copies-other", {"kind": kind}, clause="B11.6")
    return Message("building-of-no-use", {"kind": kind}, clause="B6.1")


def score_crane(state: State, seat: int) -> list[Event]:
    """At the end it counts as one building of one kind, the best for its owner. (B11.4, B11.6)"""
    duchy = state.duchies[seat]
    paying = [number for number in BUILDING_OF if duchy.has[number]]
    if duchy.placed[CRANE] == 0 or not paying:
        return []
    return [score(state, seat, BUILDING_POINTS, SOURCE_OF[paying[0]])]


# -- the geese


def score_with_geese(state: State, seat: int, space: int) -> list[Event]:
    """Animals as always, and the geese again where they lie. (B6.7, B11.5)"""
    duchy, spaces = state.duchies[seat], pasture(state, seat, space)
    points = animal_points(duchy, KIND_OF[duchy.tiles[space]], spaces)
    return [score(state, seat, points + animal_points(duchy, GEESE, spaces), ANIMALS_SOURCE)]


def score_geese(state: State, seat: int, space: int) -> list[Event]:
    """The geese, and again one other kind in the pasture, the one that brings most. (B11.5)"""
    duchy, spaces = state.duchies[seat], pasture(state, seat, space)
    found = [(animal_points(duchy, kind, spaces), -kind) for kind in ANIMAL_KINDS if kind != GEESE]
    most, kind = max(found)
    scored = score(state, seat, animal_points(duchy, GEESE, spaces) + most, ANIMALS_SOURCE)
    return [GeeseJoined(seat, -kind), scored] if most > 0 else [scored]


FOLLOW_UPS[USE_CRANE] = legal_copy_building
PLAYS[HireWorkers] = play_hire_workers
PLAYS[CopyBuilding] = play_copy_building
EXPLAINS[HireWorkers] = (EXTRA_TILES, explain_hire_workers)
EXPLAINS[CopyBuilding] = (EXTRA_TILES, explain_copy_building)
