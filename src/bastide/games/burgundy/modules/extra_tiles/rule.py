"""Four extra tiles: monasteries 27 and 28, the crane and the geese. (B11)

Their tiles stand in `box.toml`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bastide.core.box import read_chapter
from bastide.core.errors import Message
from bastide.core.game import Event, Move
from bastide.games.burgundy.book import Book, FollowUp, Part
from bastide.games.burgundy.components import (
    ANIMAL_KINDS,
    ANIMALS_SOURCE,
    BRIDGE,
    BUILDING,
    BUILDING_KINDS,
    BUILDING_OF,
    BUILDING_POINTS,
    COLOUR_OF,
    KIND,
    KIND_OF,
    MONASTERY_NUMBER,
    NONE,
    SOURCE_OF,
)
from bastide.games.burgundy.explain import cannot_pay
from bastide.games.burgundy.modules.extra_tiles.events import (
    BuildingCopied,
    GeeseJoined,
    MarkerRaised,
    WorkersBought,
)
from bastide.games.burgundy.modules.extra_tiles.moves import (
    COPY_BUILDING,
    HIRE_WORKERS,
    CopyBuilding,
    HireWorkers,
)
from bastide.games.burgundy.moves import DECLINE
from bastide.games.burgundy.rules.dice import gain_workers
from bastide.games.burgundy.rules.effects import (
    LEAVES_OPEN,
    animal_points,
    leave_open,
    no_effect,
    pasture,
)
from bastide.games.burgundy.scoring import score
from bastide.games.burgundy.state import State

KEY: Final = "extra_tiles"
GEESE: Final[int] = KIND.read("geese")
CRANE: Final[int] = KIND.read("crane")
BRIDGE_KEEPER: Final = 27  # monasteries
HIRING: Final = 28
HIRED: Final[int] = read_chapter("burgundy", "modules/extra_tiles")["modules"][KEY]["hired"]


def join(book: Book) -> None:
    book.plays[HireWorkers] = play_hire_workers
    book.plays[CopyBuilding] = play_copy_building
    book.explains[HireWorkers] = explain_hire_workers
    book.explains[CopyBuilding] = explain_copy_building
    book.leave_open([USE_CRANE])
    for kind in ANIMAL_KINDS:
        book.effects[kind] = score_with_geese
    book.effects[GEESE] = score_geese
    book.effects[CRANE] = leave_open(USE_CRANE)
    book.any_time.append(legal_hire_workers)
    book.between_turns.append(legal_hire_workers)
    book.set_up.append(note_starting_stack)
    book.after_placing.append(raise_marker)
    book.bridge.append(arrive)
    book.final_steps.append(score_crane)


@dataclass(slots=True)
class ExtraTiles(Part):
    """Who came last to a space of the bridge: first in this list."""

    arrivals: list[int]

    def copy(self) -> Part:
        return ExtraTiles(self.arrivals.copy())

    def write(self, _state: State) -> dict[str, Any]:
        return {"arrivals": self.arrivals.copy()}


def new_part(_state: State, _options: Mapping[str, Any]) -> Part:
    return ExtraTiles([])


def read_part(_state: State, table: Mapping[str, Any]) -> Part:
    return ExtraTiles(list(table[KEY]["arrivals"]))


def extra_tiles_of(state: State) -> ExtraTiles:
    part = state.parts[KEY]
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
    before, on_top = state.line, keepers(state)
    state.line = line_with(state, on_top)
    raised = [seat for seat in on_top if state.line.index(seat) < before.index(seat)]
    return [MarkerRaised(seat, state.place[seat]) for seat in raised]


def keepers(state: State) -> list[int]:
    """Who has no. 27, the one who came last to a space first."""
    return [seat for seat in extra_tiles_of(state).arrivals if state.duchies[seat].has[BRIDGE_KEEPER]]


def line_with(state: State, on_top: list[int]) -> list[int]:
    """The markers as they stand if those of these players are on top of their spaces. (B11.7)"""
    arrivals, line = extra_tiles_of(state).arrivals, list[int]()
    for place in range(BRIDGE - 1, -1, -1):
        there = [seat for seat in arrivals if state.place[seat] == place]
        line += [seat for seat in there if seat in on_top]
        line += [seat for seat in there if seat not in on_top]
    return line


# -- monastery 28: workers


def legal_hire_workers(state: State, seat: int) -> list[Move]:
    """At any time, any number of times. (B11.3, B11.8)"""
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
    return cannot_pay(duchy, 1, with_workers=False, clause="B11.3")


# -- the crane


class UseCrane(FollowUp):
    """A building is to be copied. (B11.4)"""

    def __init__(self) -> None:
        super().__init__("crane", "B11.4", "B7.10")

    def legal(self, state: State, seat: int) -> list[Move]:
        """Any building whose effect can be used now, or none. (B11.4, B7.10)"""
        kinds = kinds_to_copy(state)
        usable: list[Move] = [COPY_BUILDING[kind] for kind in kinds if is_usable(state, seat, kind)]
        return [*usable, DECLINE]


USE_CRANE: Final = UseCrane()


def kinds_to_copy(state: State) -> list[int]:
    """The eight kinds, and those in play that another chapter brings and that do something, such as white
    castles; never the crane itself. (B11.4, B11.6)"""
    brought = [KIND_OF[backs.tile] for backs in state.book.tiles if COLOUR_OF[backs.tile] == BUILDING]
    effects = state.book.effects
    return [*BUILDING_KINDS, *[kind for kind in brought if kind != CRANE and effects[kind] is not no_effect]]


def is_usable(state: State, seat: int, kind: int) -> bool:
    """Banks and the like always are; a choice must have something to choose. (B6.1)"""
    return kind not in LEAVES_OPEN or len(LEAVES_OPEN[kind].legal(state, seat)) > 0


def play_copy_building(state: State, seat: int, move: CopyBuilding) -> list[Event]:
    """The crane does what the building would do. (B11.4)"""
    state.pending.pop()
    return [BuildingCopied(seat, move.kind), *state.book.effects[move.kind](state, seat, NONE)]


def explain_copy_building(state: State, _seat: int, move: CopyBuilding) -> Message:
    if not state.pending or not isinstance(state.pending[-1], UseCrane):
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
